import { openDatabase } from '@outfitter/commerce';

type Db = ReturnType<typeof openDatabase>['db'];

export async function withSeedDatabase<Result>(url: string, use: (db: Db) => Promise<Result>): Promise<Result> {
  const database = openDatabase({ url, maxConnections: 2, applicationName: 'outfitter seed' });
  try {
    return await use(database.db);
  } finally {
    await database.close();
  }
}
