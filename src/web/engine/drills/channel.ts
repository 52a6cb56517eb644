// Where tabs tell each other that an answer was kept, or taken back.

export const DRILLS_CHANNEL = 'leggio-drills';
