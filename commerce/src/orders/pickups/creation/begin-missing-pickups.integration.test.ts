import { beforeAll, expect, it } from 'vitest';
import { explainStatements } from '../../../testing/explain-statements.ts';
import { usePickupCommands } from '../../../testing/pickup-commands.ts';
import { addStores } from '../../../testing/pickup-shop.ts';
import { insertShop } from '../../../testing/shop-fixture.ts';
import { useTestCommerce } from '../../../testing/test-commerce.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { schedules } from '../../background.ts';
import { ordersWithoutPickups } from '../queries.ts';
import { beginMissingPickups } from './begin-missing-pickups.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const { placeOrder, makeReady, execute, checkInvariants } = usePickupCommands(database, commerce);

beforeAll(async () => {
  await insertShop(database.pool);
  await addStores(commerce, { id: '001' });
});

/** Places an order as a release without pickups does: the order's document has the pickups, and no table has them. */
async function placeWithEarlierRelease(...lines: Parameters<typeof placeOrder>) {
  const placed = await placeOrder(...lines);
  await database.pool.query('DELETE FROM pickup_line WHERE pickup_id = ANY ($1)', [placed.pickupIds]);
  await database.pool.query('DELETE FROM pickup WHERE id = ANY ($1)', [placed.pickupIds]);
  return placed;
}

async function storedPickups() {
  const { rows } = await database.pool.query(
    `SELECT pickup.*, array_agg(to_jsonb(pickup_line) ORDER BY position) AS lines
     FROM pickup JOIN pickup_line ON pickup_id = id GROUP BY pickup.customer_group_id, pickup.id ORDER BY shipment_id`,
  );
  return rows;
}

it('ORDER-002 an order that a process without pickups has finished reaches its store, with the pickups that it would have had', async () => {
  const intact = await placeOrder({ type: 'in-store-pickup', quantity: 2 }, { type: 'ship-to-store' });
  const expected = await storedPickups();
  await database.pool.query('DELETE FROM pickup_line; DELETE FROM pickup');
  expect(await beginMissingPickups(commerce.deps)).toBe(1);
  expect(await storedPickups()).toEqual(expected);
  expect(await beginMissingPickups(commerce.deps)).toBe(0);

  await makeReady(intact.pickupId);
  expect(await execute(intact.pickupId, { action: 'collect' })).toMatchObject({ ok: true });
  await checkInvariants();
});

it('two workers that find the same orders begin each pickup once, and the job says how many', async () => {
  const placed = [];
  for (const type of ['in-store-pickup', 'ship-to-store', 'ship-to-home'] as const) placed.push(await placeWithEarlierRelease({ type }));
  const counts = await Promise.all([beginMissingPickups(commerce.deps), beginMissingPickups(commerce.deps)]);
  expect(counts[0] + counts[1]).toBe(2);
  await checkInvariants();
  await schedules.find(({ name }) => name === 'begin-pickups')?.run(commerce.deps);
  await checkInvariants();
});

it('the orders are found by an index that only has orders whose work has not begun', async () => {
  const plans = await explainStatements(database.pool, ['enable_seqscan'], (queryable) => ordersWithoutPickups(queryable, 100));
  expect(plans).toHaveLength(1);
  expect(plans[0]).toContain('customer_order_to_pick');
  expect(plans[0]).not.toContain('Seq Scan');
});
