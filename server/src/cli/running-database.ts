import { dataFolderAt, readHolder } from '../data-folder/index.ts';
import { runningOwnDatabase } from '../database/index.ts';
import { isAlive } from '../database/leftover-postmaster.ts';
import type { Settings } from '../settings/index.ts';

/** A shop that runs on the same data folder has its database open; then a command goes there. */
export async function databaseOfRunningShop(settings: Settings): Promise<string | undefined> {
  if (settings.databaseUrl) return undefined;
  const folder = dataFolderAt(settings.dataDir);
  const holder = await readHolder(folder, 'all');
  return holder && isAlive(holder.pid) ? runningOwnDatabase(folder.root) : undefined;
}
