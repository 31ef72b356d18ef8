import { dataFolderPaths, readHolder } from '../data-folder/index.ts';
import { runningEmbeddedDatabaseUrl } from '../database/index.ts';
import { isAlive } from '../database/leftover-postgres.ts';
import type { Settings } from '../settings/index.ts';

/** A shop that runs on the same data folder has its database open; then a command goes there. */
export async function runningShopDatabaseUrl(settings: Settings): Promise<string | undefined> {
  if (settings.databaseUrl) return undefined;
  const folder = dataFolderPaths(settings.dataDir);
  const holder = await readHolder(folder, 'all');
  return holder && isAlive(holder.pid) ? runningEmbeddedDatabaseUrl(folder.root) : undefined;
}
