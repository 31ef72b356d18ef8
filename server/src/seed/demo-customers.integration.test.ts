import { customers, openDatabase } from '@outfitter/commerce';
import { audit, useTestDatabase } from '@outfitter/commerce/testing';
import { expect, it } from 'vitest';
import { addDemoCustomers } from './demo-customers.ts';
import { seedDemo } from './seed-demo.ts';

const database = useTestDatabase();
const now = new Date('2026-11-21T15:00:00Z');
const rows = async (sql: string) => (await database.pool.query(sql)).rows;
const context = { operator: 'Ada', now };

it('three demo customers are loaded once, with orders of several origins, addresses, cards, wishlists and reviews', {
  timeout: 120_000,
}, async () => {
  await seedDemo(database.url, { size: 'small', log: () => undefined, clock: { now: () => now } });
  const first = await addDemoCustomers(database.url, 'small', now);
  expect(first).toEqual({ email: 'demo1@ridgeandrivet.example', password: expect.stringMatching(/^[a-z2-9-]{23}$/) });
  expect(await rows('SELECT first_name, last_name, email FROM customer ORDER BY email')).toEqual(
    [1, 2, 3].map((index) => ({
      first_name: 'Demo',
      last_name: `Customer ${index}`,
      email: `demo${index}@ridgeandrivet.example`,
    })),
  );
  expect(await rows('SELECT DISTINCT sales_origin FROM customer_order ORDER BY 1')).toEqual(
    ['Internet', 'MRKT Place', 'Mail orders', 'POS', 'Phone'].map((origin) => ({ sales_origin: origin })),
  );
  expect(await rows("SELECT DISTINCT address ->> 'countryCode' AS country FROM customer_address ORDER BY 1")).toEqual(
    ['AE', 'AP', 'CA', 'US'].map((country) => ({ country })),
  );
  expect(
    await rows(`SELECT document -> 'answer' -> 'shipments' -> 0 -> 'shippingMethod' ->> 'c_arrivesTo' > '${now.toISOString().slice(0, 10)}'
      AS "isAwaited" FROM customer_order WHERE status = 'shipped'`),
  ).toEqual([{ isAwaited: true }]);
  expect(
    await rows(`SELECT email, (SELECT count(*)::integer FROM customer_payment_instrument WHERE customer_group_id = c.customer_group_id) AS cards,
      (SELECT count(*)::integer FROM product_list_item WHERE customer_group_id = c.customer_group_id) AS items,
      (SELECT count(*)::integer FROM review WHERE email = c.email AND status = 'approved') AS reviews FROM customer AS c ORDER BY email`),
  ).toEqual([
    { email: 'demo1@ridgeandrivet.example', cards: 2, items: 3, reviews: 1 },
    { email: 'demo2@ridgeandrivet.example', cards: 1, items: 1, reviews: 1 },
    { email: 'demo3@ridgeandrivet.example', cards: 1, items: 1, reviews: 0 },
  ]);
  expect(await audit(database.pool, now)).toEqual([]);
  expect(await rows("SELECT 1 FROM outbox_event WHERE kind NOT IN ('style-changed')")).toEqual([]);

  expect(await addDemoCustomers(database.url, 'small', now)).toBeUndefined();
  const handle = openDatabase({ url: database.url, maxConnections: 1 });
  for (const index of [1, 2, 3]) {
    const settings = { reviewErasure: 'person', masterKey: '00'.repeat(32) } as const;
    await customers.eraseCustomerFor(handle.db, `demo${index}@ridgeandrivet.example`, settings, context);
  }
  await handle.close();
  expect(await addDemoCustomers(database.url, 'small', now)).toBeUndefined();
});
