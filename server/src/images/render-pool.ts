import { Piscina } from 'piscina';
import { PriorityQueue, withPriority } from './priority-queue.ts';
import type { RenderTask } from './render-image.ts';

/** The queue of pictures waiting to be drawn is full. */
export class RenderQueueFull extends Error {}

export interface RenderPool {
  /** Draws for a browser that waits, or, `ahead`, for later: after all that browsers wait for. Throws DrawingBusy. */
  render(task: RenderTask, when?: 'now' | 'ahead'): Promise<Uint8Array>;
  isIdle(): boolean;
  /** Nobody waits for a picture. */
  isQueueEmpty(): boolean;
  close(): Promise<void>;
}

/** Draws in worker threads, one at a time each; started when first needed and ended after a minute without work. */
export function createRenderPool({ threads, queue }: { threads: number; queue: number }): RenderPool {
  const pool = new Piscina<RenderTask, Uint8Array>({
    filename: new URL('./render-image.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    maxQueue: queue,
    taskQueue: new PriorityQueue(),
    idleTimeout: 60_000,
  });
  return {
    async render(task, when = 'now') {
      const isBackground = when === 'ahead';
      // half of the places stay free for those who wait
      if (pool.queueSize >= (isBackground ? queue / 2 : queue)) throw new RenderQueueFull('too many pictures are waiting to be drawn');
      return pool.run(withPriority(task, { isBackground }));
    },
    isQueueEmpty: () => pool.queueSize === 0,
    isIdle: () => pool.queueSize === 0 && pool.utilization < 0.05,
    close: () => pool.destroy(),
  };
}
