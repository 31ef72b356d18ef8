import { dropSlots } from './archive-slot.ts';
import { withSuperuser } from './with-superuser.ts';

/** Drops the replication slots of an earlier archive, so that the database can remove their WAL. */
export function dropArchiveSlots(dataFolder: string): Promise<void> {
  return withSuperuser(dataFolder, (client) => dropSlots(client));
}
