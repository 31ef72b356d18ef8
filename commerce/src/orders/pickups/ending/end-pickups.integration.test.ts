import { beforeAll, expect, it } from 'vitest';
import { createLogger } from '../../../platform/log.ts';
import { usePickupCommands } from '../../../testing/pickup-commands.ts';
import { addStores } from '../../../testing/pickup-shop.ts';
import { insertShop } from '../../../testing/shop-fixture.ts';
import { testNow, useTestCommerce } from '../../../testing/test-commerce.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { schedules } from '../../background.ts';
import { expirePickups } from './end-pickups.ts';

const database = useTestDatabase();
const logged: Record<string, unknown>[] = [];
const log = createLogger({ level: 'info', destination: { write: (line) => void logged.push(JSON.parse(line)) } });
const commerce = useTestCommerce(database, { log });
const { placeOrder, makeReady, checkInvariants } = usePickupCommands(database, commerce);
const day = 24 * 60 * 60 * 1000;
const setDays = (days: number) => commerce.clock.set(new Date(testNow.getTime() + days * day));

beforeAll(async () => {
  await insertShop(database.pool);
  await addStores(commerce, { id: '001' });
});

it('pickups that cannot be ended are logged, and keep neither later ones from ending nor shoppers from being reminded', async () => {
  const placed = [];
  for (const days of [0, 1, 2]) {
    setDays(days);
    const order = await placeOrder({ type: 'in-store-pickup' });
    await makeReady(order.pickupId);
    placed.push(order);
  }
  const broken = placed.slice(0, 2).map(({ items }) => items[0]?.skuId);
  const setReserved = (reserved: number) =>
    database.pool.query(`UPDATE stock SET reserved = $1 WHERE sku_id = ANY ($2) AND location_id = '001'`, [reserved, broken]);
  await setReserved(0);
  setDays(14);
  const reminded = await placeOrder({ type: 'in-store-pickup' });
  await makeReady(reminded.pickupId);
  await database.pool.query('UPDATE pickup SET collect_until = $1 WHERE id = $2', [
    new Date(testNow.getTime() + 15 * day),
    reminded.pickupId,
  ]);

  expect(await expirePickups(commerce.deps, 1)).toEqual({ expired: 1, failed: 2 });
  expect(await placed[2]?.read()).toMatchObject({ status: 'cancelled' });
  expect(logged).toContainEqual(expect.objectContaining({ msg: 'a pickup whose time is over could not be ended', level: 50 }));
  await schedules.find(({ name }) => name === 'expire-pickups')?.run(commerce.deps);
  expect(logged.at(-1)).toMatchObject({ expired: 0, failed: 2, reminded: 1 });

  await setReserved(1);
  expect(await expirePickups(commerce.deps)).toEqual({ expired: 2, failed: 0 });
  await checkInvariants();
});
