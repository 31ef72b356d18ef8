import type { Piscina } from 'piscina';
import { entryPoints } from '../builds/index.ts';
import type { RenderTask } from './render-image.ts';

export interface RenderPool {
  render(task: RenderTask): Promise<Uint8Array>;
  isIdle(): boolean;
  close(): Promise<void>;
}

/** Renders in worker threads, which start on demand and end after a minute without work. The caller bounds the number of tasks. */
export function createRenderPool({ threads }: { threads: number }): RenderPool {
  let pool: Piscina<RenderTask, Uint8Array> | undefined;
  let opening: Promise<Piscina<RenderTask, Uint8Array>> | undefined;
  // Loaded with the first image.
  const open = async () => {
    const { Piscina } = await import('piscina');
    pool = new Piscina<RenderTask, Uint8Array>({
      filename: entryPoints['render-image'].href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 60_000,
    });
    return pool;
  };
  return {
    async render(task) {
      opening ??= open();
      return (await opening).run(task);
    },
    isIdle: () => !pool || (pool.queueSize === 0 && pool.utilization < 0.05),
    async close() {
      await (await opening)?.destroy();
    },
  };
}
