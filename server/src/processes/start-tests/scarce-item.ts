import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { backgroundSchedules, createLogger, openDatabase } from '@outfitter/commerce';
import { audit, type Violation } from '@outfitter/commerce/auditor';
import { buildPickupCheckout, setStoreStock } from '@outfitter/commerce/testing';
import { CallError, createClient } from '@outfitter/contract/client';
import { runningEmbeddedDatabaseUrl } from '../../database/index.ts';
import { readSettings } from '../../settings/index.ts';
import { commerceSettings } from '../../site/site.ts';

/** Milliseconds after which the sweeper takes up what a dead process has left. */
const later = 60_000;
const types = ['in-store-pickup', 'ship-to-store', 'ship-to-home'] as const;

interface Units {
  store: number;
  warehouse: number;
}

/** The last SKU of a style in a running shop, of which a store and the warehouse have a few units, and its buyers. */
export interface ScarceItem {
  addBuyers(count: number): Promise<void>;
  placeAll(): Promise<void>;
  untilOrders(count: number): Promise<void>;
  interruptions(): number;
  sweepAsIfLater(): Promise<void>;
  unitsSold(): Promise<Units>;
  unitsReserved(): Promise<Units>;
  /** Returns the orders that are neither placed nor failed, those that lack a pickup, and reservations of orders that are not placed. */
  leftovers(): Promise<string[]>;
  violations(): Promise<Violation[]>;
  close(): Promise<void>;
}

function isTemporary({ status, type }: CallError): boolean {
  return type === 'NetworkError' || status === 429 || status === 503;
}

export async function openScarceItem({ folder, address, ...supply }: { folder: string; address: string } & Units): Promise<ScarceItem> {
  const database = openDatabase({ url: (await runningEmbeddedDatabaseUrl(folder))!, maxConnections: 3 });
  const { pool } = database;
  const settings = readSettings({ MASTER_KEY: (await readFile(path.join(folder, 'master.key'), 'utf8')).trim(), SITE_ORIGIN: address });
  if (!settings.ok) throw new Error(settings.errors.join('\n'));
  const clock = { now: () => new Date(Date.now() + later) };
  const deps = { database, clock, log: createLogger({ level: 'silent' }), settings: commerceSettings(settings.settings) };

  const [store] = (await pool.query<{ id: string }>('SELECT id FROM store WHERE has_pickup AND closed_override IS NULL ORDER BY id')).rows;
  const [sku] = (await pool.query<{ id: string }>(`SELECT id FROM sku WHERE style_id = '4117' ORDER BY position DESC LIMIT 1`)).rows;
  const [storeId, skuId] = [store!.id, sku!.id];
  await setStoreStock(pool, skuId, storeId, supply.store);
  await pool.query(`UPDATE stock SET on_hand = $1, backorder_limit = 0 WHERE sku_id = $2 AND location_id = 'warehouse'`, [
    supply.warehouse,
    skuId,
  ]);
  await pool.query(
    `INSERT INTO safety_stock VALUES ($1, '4117', 0, 'test', now()) ON CONFLICT (location_id, style_id) DO UPDATE SET units = 0`,
    [storeId],
  );

  let interruptions = 0;
  const send = (request: Request) =>
    fetch(request).catch((error) => {
      interruptions += 1;
      throw error;
    });
  async function guest() {
    const headers = { origin: address, 'sec-fetch-site': 'same-origin' };
    const response = await fetch(`${address}/api/session/guest`, { method: 'POST', headers });
    const session = (await response.json()) as { accessToken: string; customerId: string; usid: string };
    const shop = { origin: address, siteId: 'DTC', organizationId: 'f_ecom_demo_001' };
    return { ...session, cookie: '', client: createClient({ ...shop, fetch: send, accessToken: async () => session.accessToken }) };
  }

  let buyers: Awaited<ReturnType<typeof buildPickupCheckout>>[] = [];
  async function place(buyer: (typeof buyers)[number]): Promise<boolean> {
    for (let attempt = 0; attempt < 120; attempt += 1) {
      const result = await buyer.place().catch((error: unknown) => error);
      if (!(result instanceof CallError)) return true;
      if (!isTemporary(result)) return false;
      await sleep(250);
    }
    throw new Error('the shop did not respond for half a minute');
  }
  async function unitsOf(statement: string): Promise<Units> {
    const { rows } = await pool.query<{ location_id: string; units: number }>(statement, [skuId]);
    const at = (location: string) => rows.find(({ location_id }) => location_id === location)?.units ?? 0;
    return { store: at(storeId), warehouse: at('warehouse') };
  }

  return {
    async addBuyers(count) {
      for (let index = 0; index < count; index += types.length) {
        const build = (type: (typeof types)[number]) => buildPickupCheckout({ guest }, { items: [{ skuId, type }], storeId });
        buyers.push(...(await Promise.all(types.map(build))));
      }
    },
    async placeAll() {
      const placed = await Promise.all(buyers.map(place));
      buyers = buyers.filter((_, index) => !placed[index]);
    },
    async untilOrders(count) {
      for (;;) {
        const { rows } = await pool.query<{ count: number }>('SELECT count(*)::integer FROM order_line WHERE sku_id = $1', [skuId]);
        if (rows[0]!.count >= count) return;
        await sleep(2);
      }
    },
    interruptions: () => interruptions,
    sweepAsIfLater: async () => backgroundSchedules.find(({ name }) => name === 'sweep-orders')!.run(deps),
    unitsSold: () =>
      unitsOf(`SELECT location_id, sum(quantity)::integer AS units FROM order_line JOIN customer_order ON customer_order.id = order_id
               WHERE sku_id = $1 AND status = 'new' GROUP BY location_id`),
    unitsReserved: () => unitsOf('SELECT location_id, reserved AS units FROM stock WHERE sku_id = $1'),
    async leftovers() {
      const { rows } = await pool.query<{ what: string }>(
        `SELECT 'order ' || id || ' is ' || status AS what FROM customer_order
         WHERE status IN ('created', 'authorising', 'awaiting_shopper', 'authorised')
         UNION ALL
         SELECT 'order ' || id || ' has no pickup' FROM customer_order
         WHERE status = 'new' AND document ? 'pickups' AND NOT EXISTS (SELECT FROM pickup WHERE pickup.order_id = customer_order.id)
         UNION ALL
         SELECT 'reservation of order ' || order_id || ' is ' || state FROM reservation JOIN customer_order ON customer_order.id = order_id
         WHERE sku_id = $1 AND state <> CASE status WHEN 'new' THEN 'allocated' ELSE 'released' END`,
        [skuId],
      );
      return rows.map(({ what }) => what);
    },
    violations: () => audit(pool, clock.now()),
    close: () => database.close(),
  };
}
