import { Piscina } from 'piscina';
import { PriorityQueue, withPriority } from './priority-queue.ts';
import type { RenderTask } from './render-image.ts';

export class RenderQueueFull extends Error {}

export interface RenderPool {
  /** Renders for a waiting browser or, with `ahead`, after all images that browsers wait for. Throws RenderQueueFull. */
  render(task: RenderTask, when?: 'now' | 'ahead'): Promise<Uint8Array>;
  isIdle(): boolean;
  isQueueEmpty(): boolean;
  close(): Promise<void>;
}

/** Renders in worker threads, which start on demand and end after a minute without work. */
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
      // Half of the queue stays free for images that browsers wait for.
      if (pool.queueSize >= (isBackground ? queue / 2 : queue)) throw new RenderQueueFull('too many images are waiting to be rendered');
      return pool.run(withPriority(task, { isBackground }));
    },
    isQueueEmpty: () => pool.queueSize === 0,
    isIdle: () => pool.queueSize === 0 && pool.utilization < 0.05,
    close: () => pool.destroy(),
  };
}
