import { closeSync, openSync } from 'node:fs';
import { isatty } from 'node:tty';
import type { FolderLock } from '../data-folder/index.ts';
import type { ChildSupervisor, RestartResult } from './child-supervisor.ts';
import { formatSeconds } from './startup-steps.ts';

export interface SighupHandler {
  onRestart(restart: () => Promise<void>): void;
}

/** SIGHUP restarts the processes of an open shop. A closed terminal sends it as well; then the shop shuts down. */
export function handleSighup(print: (line: string) => void, shutDown: () => void): SighupHandler {
  const hasTerminal = isatty(0) || isatty(1);
  let restart: (() => Promise<void>) | undefined;
  let running: Promise<void> | undefined;
  process.on('SIGHUP', () => {
    if (hasTerminal && isTerminalClosed()) {
      // Nothing can be printed anymore.
      for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
      return shutDown();
    }
    if (!restart) return print('the shop is still starting and cannot be restarted');
    if (running) return print('a restart is already in progress');
    running = restart().finally(() => {
      running = undefined;
    });
  });
  return {
    onRestart(newRestart) {
      restart = newRestart;
    },
  };
}

function isTerminalClosed(): boolean {
  try {
    closeSync(openSync('/dev/tty', 'r'));
    return false;
  } catch {
    return true;
  }
}

const resultLines: Record<RestartResult, (duration: string) => string> = {
  restarted: (duration) => `all processes were replaced in ${duration}`,
  failed: () => 'the restart has failed',
  overtaken: () => 'the restart was interrupted',
};

/** Replaces all processes one after the other, and records the result for the command that waits for it. */
export async function restartOneByOne(
  children: Pick<ChildSupervisor, 'restartOneByOne'>,
  lock: Pick<FolderLock, 'announce'>,
  print: (line: string) => void,
): Promise<void> {
  print('replacing all processes one after the other');
  const began = performance.now();
  const result = await children.restartOneByOne();
  print(resultLines[result](formatSeconds(performance.now() - began)));
  await lock
    .announce({ restart: { endedAt: new Date().toISOString(), result } })
    .catch((error: Error) => print(`the result of the restart could not be recorded: ${error.message}`));
}
