import type { Logger } from 'pino';

export interface ImageName {
  endpoint: string;
  name: string;
}

export interface WarmUpOptions {
  names: () => Promise<readonly ImageName[]>;
  render: (image: ImageName, width: number) => Promise<void>;
  isIdle: () => boolean;
  log: Logger;
}

const tileWidths = [340, 680];
const idlePollInterval = 2_000;
/** Milliseconds between two images; a shopper's image is rendered in between. */
const pauseBetweenImages = 200;

/** Renders the most viewed images in advance, one at a time while the machine is idle. Returns a function that stops it. */
export function warmUp({ names, render, isIdle, log }: WarmUpOptions): () => void {
  let isStopped = false;
  const run = async () => {
    for (const width of tileWidths) {
      for (const name of await names()) {
        while (!isStopped && !isIdle()) await new Promise((resolve) => setTimeout(resolve, idlePollInterval).unref());
        if (isStopped) return;
        await render(name, width);
        await new Promise((resolve) => setTimeout(resolve, pauseBetweenImages).unref());
      }
    }
  };
  run().catch((error) => isStopped || log.warn({ err: error }, 'images could not be rendered ahead'));
  return () => {
    isStopped = true;
  };
}
