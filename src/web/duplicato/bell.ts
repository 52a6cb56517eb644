// The sounds of a clock, made by the browser and set in advance by its own clock of sound: they come in time in a tab
// that sleeps.

/** When, in milliseconds from now, and which. */
export interface Ring {
  readonly in: number;
  readonly sound: 'warning' | 'end';
}

/** Pitch in hertz, and when it begins and how long it lasts in seconds. */
type Tone = readonly [pitch: number, start: number, length: number];

const SOUNDS: Readonly<Record<Ring['sound'], readonly Tone[]>> = {
  warning: [[880, 0, 0.18]],
  end: [
    [880, 0, 0.22],
    [660, 0.26, 0.22],
    [440, 0.52, 0.6],
  ],
};

let context: AudioContext | undefined;
let set: OscillatorNode[] = [];

/** Sets the sounds to come in place of those that were set; a browser wants a key or a click before the first. */
export function setRings(rings: readonly Ring[]): void {
  for (const tone of set) tone.stop();
  set = [];
  const coming = rings.filter(ring => ring.in >= 0);
  if (coming.length === 0) return;
  context ??= new AudioContext();
  void context.resume();
  set = coming.flatMap(ring => SOUNDS[ring.sound].map(tone => toneAt(context!, tone, ring.in)));
}

function toneAt(context: AudioContext, [pitch, start, length]: Tone, wait: number): OscillatorNode {
  const at = context.currentTime + wait / 1000 + start;
  const tone = new OscillatorNode(context, { frequency: pitch, type: 'triangle' });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.5, at + 0.02);
  volume.gain.setValueAtTime(0.5, at + length - 0.05);
  volume.gain.linearRampToValueAtTime(0, at + length);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
  return tone;
}
