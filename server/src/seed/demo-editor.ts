import { editors } from '@outfitter/commerce';
import { withSeedDatabase } from './seed-database.ts';

const name = 'editor';

/** Creates the demo shop's first editor with a random password; undefined if the shop has an editor. */
export async function addDemoEditor(databaseUrl: string, now = new Date()): Promise<{ name: string; password: string } | undefined> {
  const added = await withSeedDatabase(databaseUrl, (db) => editors.addFirstEditor(db, name, now));
  return added && { name, ...added };
}
