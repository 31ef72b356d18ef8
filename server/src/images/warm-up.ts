import type { Logger } from 'pino';

export interface ImageName {
  endpoint: string;
  name: string;
}

export interface WarmUpOptions {
  names: () => Promise<readonly ImageName[]>;
  render: (picture: ImageName, width: number) => Promise<void>;
  isIdle: () => boolean;
  log: Logger;
}

/** Widths that tiles ask for on plain and on fine screens. */
const tileWidths = [340, 680];
const idlePollInterval = 2_000;
/** Between two pictures, so that a shopper never waits behind a row of them. */
const pauseBetweenImages = 200;

/** Makes the most-seen pictures, one at a time and only while nobody waits for another. Answers how to stop. */
export function warmUp({ names, render, isIdle, log }: WarmUpOptions): () => void {
  let isStopped = false;
  const run = async () => {
    for (const width of tileWidths) {
      for (const name of await names()) {
        while (!isStopped && !isIdle()) await new Promise((done) => setTimeout(done, idlePollInterval).unref());
        if (isStopped) return;
        await render(name, width);
        await new Promise((done) => setTimeout(done, pauseBetweenImages).unref());
      }
    }
  };
  run().catch((error) => isStopped || log.warn({ err: error }, 'pictures could not be made ahead'));
  return () => {
    isStopped = true;
  };
}
