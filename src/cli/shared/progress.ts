// A progress bar for long commands: on a terminal only, silent in a pipe.
import { Presets, SingleBar } from 'cli-progress';

export interface Progress {
  /** Shows how far the work is; `total` 0 when that is not known. */
  update(label: string, done: number, total: number): void;
  stop(): void;
}

const SILENT: Progress = { update: () => undefined, stop: () => undefined };

/** A bar with count, rate and time left on stderr, or nothing when that is not a terminal. */
export function createProgress(unit: string): Progress {
  if (process.stderr.isTTY !== true) return SILENT;
  const start = Date.now();
  const bar = new SingleBar(
    {
      format: `{label} {bar} {value}/{total} ${unit} · {rate}/s · {eta_formatted} left`,
      stream: process.stderr,
      hideCursor: true,
      clearOnComplete: true,
    },
    Presets.shades_classic,
  );
  let running = false;
  return {
    update(label, done, total) {
      if (!running) bar.start(total, 0, { label, rate: 0 });
      running = true;
      bar.setTotal(total);
      const seconds = Math.max((Date.now() - start) / 1000, 0.001);
      bar.update(done, { label, rate: Math.round(done / seconds) });
    },
    stop() {
      if (running) bar.stop();
    },
  };
}
