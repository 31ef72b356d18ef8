import { editors, openDatabase } from '@outfitter/commerce';

const name = 'editor';

/** Creates the demo shop's first editor with a random password; undefined if the shop has an editor. */
export async function addDemoEditor(databaseUrl: string, now = new Date()): Promise<{ name: string; password: string } | undefined> {
  const database = openDatabase({ url: databaseUrl, maxConnections: 1, applicationName: 'outfitter seed' });
  try {
    const added = await editors.addFirstEditor(database.db, name, now);
    return added && { name, ...added };
  } finally {
    await database.close();
  }
}
