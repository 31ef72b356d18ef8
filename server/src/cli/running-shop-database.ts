import { dataFolderPaths, readHolder } from '../data-folder/index.ts';
import { runningEmbeddedDatabaseUrl } from '../database/index.ts';
import { isAlive } from '../database/leftover-postgres.ts';
import type { Settings } from '../settings/index.ts';

/** Returns the database URL of a shop that is running on the same data folder, so that a command does not start a second server. */
export async function runningShopDatabaseUrl(settings: Settings): Promise<string | undefined> {
  if (settings.databaseUrl) return undefined;
  const folder = dataFolderPaths(settings.dataDir);
  const holder = await readHolder(folder, 'all');
  return holder && isAlive(holder.pid) ? runningEmbeddedDatabaseUrl(folder.root) : undefined;
}
