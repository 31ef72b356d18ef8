import { Piscina } from 'piscina';
import type { RenderTask } from './render-image.ts';

export interface RenderPool {
  render(task: RenderTask): Promise<Uint8Array>;
  isIdle(): boolean;
  close(): Promise<void>;
}

/** Renders in worker threads, which start on demand and end after a minute without work. The caller bounds the number of tasks. */
export function createRenderPool({ threads }: { threads: number }): RenderPool {
  const pool = new Piscina<RenderTask, Uint8Array>({
    filename: new URL('./render-image.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
  });
  return {
    render: (task) => pool.run(task),
    isIdle: () => pool.queueSize === 0 && pool.utilization < 0.05,
    close: () => pool.destroy(),
  };
}
