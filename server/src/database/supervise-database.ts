import { setTimeout as sleep } from 'node:timers/promises';
import { type EmbeddedDatabase, type EmbeddedDatabaseOptions, startEmbeddedDatabase } from './embedded-database.ts';

const attempts = 5;

/**
 * Starts the embedded database and restarts it at the same address whenever it exits unexpectedly. Calls `lost` after the last failed
 * attempt.
 */
export async function superviseEmbeddedDatabase(
  options: EmbeddedDatabaseOptions,
  print: (line: string) => void,
  lost: (error: unknown) => void,
): Promise<Pick<EmbeddedDatabase, 'url' | 'isNew' | 'stop'>> {
  const first = await startEmbeddedDatabase(options);
  let current = first;
  let isStopping = false;

  async function watch(): Promise<void> {
    await current.ended;
    if (isStopping) return;
    print('the database exited unexpectedly; restarting it');
    for (let attempt = 1; !isStopping; attempt += 1) {
      try {
        current = await startEmbeddedDatabase(options);
        if (current.url !== first.url) throw new Error('the database restarted at another address');
        return watch();
      } catch (error) {
        if (attempt === attempts) return lost(error);
        await sleep(200 * 2 ** attempt);
      }
    }
  }
  void watch();

  return {
    url: first.url,
    isNew: first.isNew,
    async stop() {
      isStopping = true;
      await current.stop();
    },
  };
}
