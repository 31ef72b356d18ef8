import { type Settings, toEnvironment } from '../settings/index.ts';
import type { CleanupStack } from './cleanup-stack.ts';
import { forkChild } from './fork-child.ts';

export interface SetUpProcess {
  run(settings: Settings): Promise<void>;
}

/** Sets up the database in a process that ends afterward, so that what it loads does not stay in the memory of the primary process. */
export function forkSetUpProcess(cleanup: CleanupStack): SetUpProcess {
  const child = forkChild('setup');
  cleanup.add(async () => {
    child.kill();
    await child.ended;
  });
  return {
    async run(settings) {
      child.send({ outfitter: 'start', environment: toEnvironment(settings) });
      await child.ready.catch(() => {
        throw new Error(child.failureCause());
      });
    },
  };
}
