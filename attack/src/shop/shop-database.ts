import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '@outfitter/commerce';
import { audit, type Violation } from '@outfitter/commerce/auditor';
import { createTokenSigner, type TokenSigner } from '@outfitter/commerce/testing/access-tokens';
import { site } from './site.ts';

/** Milliseconds, longer than a busy worker needs for the mails of all accounts of the attack. */
const mailTime = 120_000;

/** Reads the stored data directly, independent of the responses. */
export interface ShopDatabase {
  readonly handle: ReturnType<typeof openDatabase>;
  readonly tokens: TokenSigner;
  rowsOf(customerGroupId: string): Promise<Record<string, string>>;
  countRows(): Promise<Record<string, number>>;
  /** Fills the buckets of all limits, for a shopper who makes more requests than an honest one. */
  forgetAttempts(): Promise<void>;
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

  /** Mails of an account write what they carry, such as links: waits until those that are due, by default of all accounts, are sent. */
  async function awaitAccountMails(customerGroupId?: string): Promise<void> {
    const due = `SELECT FROM outbox_event WHERE kind = 'account-mail' AND ($1::text IS NULL OR payload->>'customerGroupId' = $1)
                 AND NOT EXISTS (SELECT FROM handled_event WHERE event_id = outbox_event.id) LIMIT 1`;
    for (const deadline = Date.now() + mailTime; Date.now() < deadline; await sleep(100)) {
      const { rowCount } = await pool.query(due, [customerGroupId ?? null]);
      if (rowCount === 0) return;
    }
    throw new Error(`mails of accounts are not sent within ${mailTime} ms`);
  }

  return {
    handle,
    tokens: createTokenSigner(handle, { ...site, siteOrigin, masterKey }),
    async rowsOf(customerGroupId) {
      await awaitAccountMails(customerGroupId);
      const checksum = `md5(coalesce(string_agg(stored::text, '|' ORDER BY stored::text), ''))`;
      return perTable<string>(checksum, 'WHERE customer_group_id = $1', [customerGroupId]);
    },
    async countRows() {
      await awaitAccountMails();
      return perTable<number>('count(*)::int', '', []);
    },
    async forgetAttempts() {
      await pool.query('DELETE FROM rate_limit');
    },
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
