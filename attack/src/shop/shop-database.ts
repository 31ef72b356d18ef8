import { openDatabase } from '@outfitter/commerce';
import { audit, type Violation } from '@outfitter/commerce/auditor';
import { createTokenSigner, type TokenSigner } from '@outfitter/commerce/testing/access-tokens';
import { site } from './site.ts';

/** Reads the stored data directly, independent of the responses. */
export interface ShopDatabase {
  readonly handle: ReturnType<typeof openDatabase>;
  readonly tokens: TokenSigner;
  /** Returns a checksum for each table that holds rows of the shopper. */
  rowsOf(customerGroupId: string): Promise<Record<string, string>>;
  /** Returns the number of rows of each table that holds rows of shoppers. */
  countRows(): Promise<Record<string, number>>;
  audit(): Promise<Violation[]>;
  close(): Promise<void>;
}

export async function openShopDatabase(url: string, masterKey: string, siteOrigin: string): Promise<ShopDatabase> {
  const handle = openDatabase({ url, maxConnections: 3, applicationName: 'outfitter attack' });
  const { pool } = handle;
  const tables = await tablesOfShoppers(handle);
  // The attack buys more than the demo brand has.
  await pool.query('UPDATE stock SET on_hand = on_hand + 1000000 WHERE on_hand > 0');

  async function perTable<Value>(expression: string, condition: string, parameters: unknown[]): Promise<Record<string, Value>> {
    const parts = tables.map((table) => `SELECT '${table}' AS name, ${expression} AS value FROM "${table}" AS stored ${condition}`);
    const { rows } = await pool.query<{ name: string; value: Value }>(parts.join(' UNION ALL '), parameters);
    return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  }

  return {
    handle,
    tokens: createTokenSigner(handle, { ...site, siteOrigin, masterKey }),
    rowsOf: (customerGroupId) =>
      perTable<string>(`md5(coalesce(string_agg(stored::text, '|' ORDER BY stored::text), ''))`, 'WHERE customer_group_id = $1', [
        customerGroupId,
      ]),
    countRows: () => perTable<number>('count(*)::int', '', []),
    audit: () => audit(pool, new Date()),
    close: () => handle.close(),
  };
}

async function tablesOfShoppers({ pool }: ReturnType<typeof openDatabase>): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND column_name = 'customer_group_id' AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}
