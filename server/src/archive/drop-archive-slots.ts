import { dropSlots } from './archive-slot.ts';
import { withOwner } from './with-owner.ts';

/** Lets the database remove WAL that an earlier archive has kept. */
export function dropArchiveSlots(dataFolder: string): Promise<void> {
  return withOwner(dataFolder, (client) => dropSlots(client));
}
