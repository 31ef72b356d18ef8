import { setTimeout as sleep } from 'node:timers/promises';
import { formatError } from '../errors/operator-error.ts';
import {
  type EmbeddedDatabase,
  type EmbeddedDatabaseOptions,
  restartEmbeddedDatabase,
  startEmbeddedDatabase,
} from './embedded-database.ts';
import { describeStartError } from './start-error.ts';

const firstPause = 250;
const maxPause = 15_000;
/** Milliseconds between two lines about the same outage. */
const reportInterval = 60_000;

export interface DatabaseOutageListener {
  print(line: string): void;
  /** Called with the reason, without paths, whenever an attempt to restart the database fails; with `undefined` when it runs again. */
  onProblem(problem: string | undefined): void;
}

/**
 * Starts the embedded database and restarts it at the same address whenever it exits unexpectedly. Tries again with growing pauses for as
 * long as it takes: cached pages are served meanwhile.
 */
export async function superviseEmbeddedDatabase(
  options: EmbeddedDatabaseOptions,
  { print, onProblem }: DatabaseOutageListener,
): Promise<Pick<EmbeddedDatabase, 'url' | 'isNew' | 'stop'>> {
  const first = await startEmbeddedDatabase(options);
  const stopping = new AbortController();
  let current = first;

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await current.ended;
      if (stopping.signal.aborted) return;
      print('the database exited unexpectedly; restarting it');
      await restart();
    }
  }

  async function restart(): Promise<void> {
    const began = performance.now();
    let reportedAt = Number.NEGATIVE_INFINITY;
    const seconds = () => Math.round((performance.now() - began) / 1000);
    for (let pause = firstPause; !stopping.signal.aborted; pause = Math.min(pause * 2, maxPause)) {
      try {
        current = await restartEmbeddedDatabase(options, first.url);
        onProblem(undefined);
        if (reportedAt > 0) print(`the database runs again after ${seconds()} s`);
        return;
      } catch (error) {
        onProblem(describeStartError(error));
        if (performance.now() - reportedAt >= reportInterval) {
          reportedAt = performance.now();
          print(`the database has been down for ${seconds()} s: ${formatError(error)}. The shop tries again; cached pages are served`);
        }
      }
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }
  const watching = watch();

  return {
    url: first.url,
    isNew: first.isNew,
    async stop() {
      stopping.abort();
      await current.stop();
      await watching;
    },
  };
}
