// What Allenamento asks of the desk, but for its drills.

export const trainingQuestions = {};
