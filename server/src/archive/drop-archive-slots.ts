import { dropSlots } from './archive-slot.ts';
import { withOwner } from './with-owner.ts';

/** Drops the replication slots of an earlier archive, so that the database can remove their WAL. */
export function dropArchiveSlots(dataFolder: string): Promise<void> {
  return withOwner(dataFolder, (client) => dropSlots(client));
}
