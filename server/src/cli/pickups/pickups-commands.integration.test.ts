import { openDatabase, pickups, stores } from '@outfitter/commerce';
import {
  addSku,
  addStores,
  buildPickupCheckout,
  insertShop,
  setStoreStock,
  useTestCommerce,
  useTestDatabase,
} from '@outfitter/commerce/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatError } from '../../errors/operator-error.ts';
import { parsePickupsArguments } from './pickups-arguments.ts';
import { runPickupsCommand } from './pickups-commands.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
let handle: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  handle = openDatabase({ url: database.url, maxConnections: 2 });
  await insertShop(database.pool);
  await addStores(commerce, { id: '001' }, { id: '002' }, { id: 'busy' });
  for (const id of ['COAT', 'HAT']) {
    await addSku(database.pool, { id, onHand: 50 });
    await setStoreStock(database.pool, id, '001', 50);
  }
});
afterAll(() => handle.close());

async function run(...parameters: string[]): Promise<string[]> {
  const lines: string[] = [];
  const dependencies = { db: handle.db, warehouse: commerce.deps.settings.warehouse };
  const parsed = parsePickupsArguments(parameters);
  await runPickupsCommand({ pickups, stores }, dependencies, parsed, (line) => lines.push(line), commerce.clock.now());
  return lines;
}

async function placeOrder() {
  const items = [
    { skuId: 'COAT', quantity: 2, type: 'in-store-pickup' as const },
    { skuId: 'HAT', type: 'ship-to-store' as const },
  ];
  const checkout = await buildPickupCheckout(commerce, { items });
  const { orderNo } = await checkout.place();
  return { ...checkout, orderNo };
}

describe('npm run pickups', () => {
  it('lists, picks, decides about missing items, and hands over; each step is recorded', async () => {
    const { client, orderNo } = await placeOrder();
    const listed = await run('list', '--store', '001');
    expect(listed).toEqual([
      `${orderNo}  to_pick  store 001, in-store-pickup, 2 units  ready by 2026-11-21 11:00`,
      expect.stringMatching(/^ {4}2 × COAT {2}Fencepost Chore Coat, .*Duck Brown/),
      `${orderNo}  in_transfer  store 001, ship-to-store, 1 unit  ready by 2026-12-01`,
      expect.stringMatching(/^ {4}1 × HAT .*\(1 in transfer\)$/),
    ]);
    expect(await run('list', '--store', '002')).toEqual(['no open pickup at store 002']);
    expect(await run('list', '--state', 'expired')).toEqual(['no pickup in the state expired']);
    const inStore = ['--shipment', 'BOPISCart', '--by', 'Ada'];
    expect(await run('pick', orderNo, 'COAT=1', ...inStore)).toEqual([
      expect.stringContaining(`${orderNo}  short`),
      expect.stringMatching(/2 × COAT {2}Fencepost Chore Coat.*\(1 picked, 1 missing\)/),
    ]);
    expect((await run('short', orderNo, 'refund', 'COAT', ...inStore))[0]).toContain('picked');
    expect((await run('ready', orderNo, ...inStore))[0]).toContain('until 2026-11-28 20:00, not paid yet');
    expect((await run('ready', orderNo, ...inStore))[0]).toBe('nothing changed');
    const { c_pickupCode: code = '' } = (await client.getOrder({ params: { orderNo } })).shipments[0]!;
    await expect(run('collect', orderNo, '--code', 'BBBBBB', ...inStore)).rejects.toThrow('neither the code');
    expect((await run('collect', orderNo, '--code', code, ...inStore))[0]).toContain('collected');
    const shown = await run('show', orderNo);
    expect(shown).toContainEqual(expect.stringContaining('collected by Dale Ostergaard'));
    expect(shown.filter((line) => line.includes('Ada: ')).map((line) => line.slice(line.indexOf('Ada')))).toEqual([
      'Ada: pick, to_pick → short, found 1 × COAT',
      'Ada: short, short → picked, refund 1 × COAT',
      'Ada: ready, picked → ready',
      'Ada: collect, ready → ready, wrong code',
      'Ada: collect, ready → collected',
    ]);
  });

  it('ends a pickup whose time is over, recorded as a step of the operator', async () => {
    const { orderNo } = await placeOrder();
    const placedAt = commerce.clock.now();
    const inStore = ['--shipment', 'BOPISCart', '--by', 'Ada'];
    await run('pick', orderNo, ...inStore);
    await run('ready', orderNo, ...inStore);
    await expect(run('expire', orderNo, ...inStore)).rejects.toThrow('The shopper can still collect the items.');
    commerce.clock.advance(9 * 86_400_000);
    expect((await run('expire', orderNo, ...inStore))[0]).toContain('expired');
    expect((await run('expire', orderNo, ...inStore))[0]).toBe('nothing changed');
    expect(await run('show', orderNo)).toContainEqual(expect.stringContaining('Ada: expire, ready → expired'));
    commerce.clock.set(placedAt);
  });

  it('names the new time of a pickup that waits for a transfer, and what is still to ship', async () => {
    const { orderNo } = await placeOrder();
    const inStore = ['--shipment', 'BOPISCart', '--by', 'Ada'];
    await run('pick', orderNo, 'COAT=0', ...inStore);
    const [line, item] = await run('short', orderNo, 'transfer', ...inStore);
    expect(line).toBe(`${orderNo}  in_transfer  store 001, in-store-pickup, 2 units  ready by 2026-12-01 11:00`);
    expect(item).toContain('(2 in transfer)');
    expect((await run('ready', orderNo, ...inStore))[1]).toContain('(2 transferred)');
    const items = [
      { skuId: 'COAT', type: 'in-store-pickup' as const },
      { skuId: 'HAT', type: 'ship-to-home' as const },
    ];
    const split = await (await buildPickupCheckout(commerce, { items })).place();
    await run('pick', split.orderNo, 'COAT=0');
    expect((await run('short', split.orderNo, 'ship'))[1]).toContain('(1 to ship)');
  });

  it('records which units of a transfer have arrived, and has the others sent again', async () => {
    const items = [{ skuId: 'HAT', quantity: 2, type: 'ship-to-store' as const }];
    const { orderNo } = await (await buildPickupCheckout(commerce, { items })).place();
    const by = ['--by', 'Ada'];
    expect(await run('receive', orderNo, 'HAT=1', ...by)).toEqual([
      expect.stringContaining(`${orderNo}  short`),
      expect.stringMatching(/2 × HAT .*\(1 picked, 1 missing\)$/),
    ]);
    expect((await run('receive', orderNo, 'HAT=1', ...by))[0]).toBe('nothing changed');
    await expect(run('receive', orderNo, ...by)).rejects.toThrow('short');
    expect((await run('short', orderNo, 'transfer', ...by))[1]).toMatch(/\(1 picked, 1 in transfer\)$/);
    await expect(run('receive', orderNo, 'HAT=2', ...by)).rejects.toThrow('1 units');
    expect((await run('receive', orderNo, ...by))[1]).toMatch(/\(2 picked\)$/);
    const shown = await run('show', orderNo);
    expect(shown.filter((line) => line.includes('Ada: ')).map((line) => line.slice(line.indexOf('Ada')))).toEqual([
      'Ada: receive, in_transfer → short, received 1 × HAT',
      'Ada: short, short → in_transfer, transfer 1 × HAT',
      'Ada: receive, in_transfer → picked',
    ]);
  });

  it('says what can be done instead: without an address or units in the warehouse, and after too many wrong codes', async () => {
    const pickupOnly = { items: [{ skuId: 'COAT', type: 'in-store-pickup' as const }] };
    const { orderNo } = await (await buildPickupCheckout(commerce, pickupOnly)).place();
    await run('pick', orderNo, 'COAT=0');
    const failureOf = (...parameters: string[]) => run(...parameters).then(() => '', formatError);
    expect(await failureOf('short', orderNo, 'ship')).toMatch(
      new RegExp(`has no address.*Fix: .*short ${orderNo} transfer \\(or refund\\)$`),
    );
    const setWarehouse = (onHand: number) =>
      database.pool.query(`UPDATE stock SET on_hand = reserved + $1 WHERE sku_id = 'COAT' AND location_id = 'warehouse'`, [onHand]);
    await setWarehouse(0);
    expect(await failureOf('short', orderNo, 'transfer')).toMatch(new RegExp(`Only 0 of.*Fix: .*short ${orderNo} refund$`));
    await setWarehouse(50);
    const other = await (await buildPickupCheckout(commerce, pickupOnly)).place();
    await run('pick', other.orderNo);
    await run('ready', other.orderNo);
    for (let attempt = 0; attempt < 10; attempt++) await failureOf('collect', other.orderNo, '--code', 'BBBBBB');
    expect(await failureOf('collect', other.orderNo, '--code', 'BBBBBB')).toMatch(/too many wrong codes.*Fix: wait 6 minutes/);
  });

  it('lists 200 pickups, and says how many more there are', async () => {
    const { orderNo } = await placeOrder();
    await database.pool.query(
      `INSERT INTO pickup (customer_group_id, id, order_id, order_no, shipment_id, store_id, state, code, created_at, updated_at)
       SELECT customer_group_id, gen_random_uuid(), order_id, order_no, 'copy-' || copy, 'busy', 'to_pick', code, created_at, updated_at
       FROM pickup, generate_series(1, 203) AS copy WHERE order_no = $1 AND shipment_id = 'BOPISCart'`,
      [orderNo],
    );
    const listed = await run('list', '--store', 'busy');
    expect(listed).toHaveLength(201);
    expect(listed.at(-1)).toBe('and 3 more; --store and --state list fewer');
  });

  it('says what is wrong, and changes nothing then', async () => {
    const { orderNo } = await placeOrder();
    const inStore = ['--shipment', 'BOPISCart'];
    await expect(run('ready', 'RR-0')).rejects.toThrow('has no pickup');
    await expect(run('ready', orderNo)).rejects.toThrow('has 2 such pickups');
    await expect(run('pick', orderNo, 'HAT=1', ...inStore)).rejects.toThrow('no item HAT');
    await expect(run('pick', orderNo, 'COAT', ...inStore)).rejects.toThrow('COAT is not a count');
    await expect(run('pick', orderNo, 'COAT=3', ...inStore)).rejects.toThrow('2 units');
    await expect(run('short', orderNo, 'burn', ...inStore)).rejects.toThrow('burn is not a choice');
    await expect(run('ready', orderNo, ...inStore)).rejects.toThrow('to_pick');
    await expect(run('collect', orderNo, ...inStore)).rejects.toThrow('--code or --name');
    await expect(run('list', '--store', '999')).rejects.toThrow('there is no store 999');
    await expect(run('list', '--state', 'lost')).rejects.toThrow('lost is not a state');
    expect((await run('show', orderNo))[0]).toContain('to_pick');
  });
});
