import { Piscina } from 'piscina';
import type { DrawTask } from './draw-picture.ts';
import { marked, UrgentFirst } from './urgent-first.ts';

/** The queue of pictures waiting to be drawn is full. */
export class DrawingBusy extends Error {}

export interface DrawingThreads {
  /** Draws for a browser that waits, or, `ahead`, for later: after all that browsers wait for. Throws DrawingBusy. */
  draw(task: DrawTask, when?: 'now' | 'ahead'): Promise<Uint8Array>;
  isIdle(): boolean;
  /** Nobody waits for a picture. */
  hasRoom(): boolean;
  close(): Promise<void>;
}

/** Draws in worker threads, one at a time each; started when first needed and ended after a minute without work. */
export function drawingThreads({ threads, queue }: { threads: number; queue: number }): DrawingThreads {
  const pool = new Piscina<DrawTask, Uint8Array>({
    filename: new URL('./draw-picture.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    maxQueue: queue,
    taskQueue: new UrgentFirst(),
    idleTimeout: 60_000,
  });
  return {
    async draw(task, when = 'now') {
      const isAhead = when === 'ahead';
      // half of the places stay free for those who wait
      if (pool.queueSize >= (isAhead ? queue / 2 : queue)) throw new DrawingBusy('too many pictures are waiting to be drawn');
      return pool.run(marked(task, { isAhead }));
    },
    hasRoom: () => pool.queueSize === 0,
    isIdle: () => pool.queueSize === 0 && pool.utilization < 0.05,
    close: () => pool.destroy(),
  };
}
