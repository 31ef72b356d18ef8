import { maxListItems } from '@outfitter/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction, openDatabase } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { recordStatements } from '../testing/record-statements.ts';
import { addSku, insertShop } from '../testing/shop-fixture.ts';
import { useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { type GuestListMerge, mergeGuestLists } from './merge-lists.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
let guest: Awaited<ReturnType<typeof startGuest>>;
let customer: Awaited<ReturnType<typeof startGuest>>;

/** A list belongs to its customer group alike, whether it is that of a guest or of a customer. */
async function startGuest() {
  const { client, customerId, usid } = await commerce.guest();
  const { id: listId } = await client.createProductList({ params: { customerId }, body: { type: 'wish_list' } });
  const params = { customerId, listId };
  return {
    usid,
    add: (productId: string, more: object = {}) => client.addProductListItem({ params, body: { productId, ...more } }),
    items: async () => (await client.getProductList({ params })).customerProductListItems,
    ids: async () => (await client.getProductList({ params })).customerProductListItems.map(({ productId }) => productId).sort(),
  };
}

const input = (overrides: Partial<GuestListMerge> = {}): GuestListMerge => ({
  guestGroupId: guest.usid,
  customerGroupId: customer.usid,
  extraItems: [],
  now: commerce.clock.now(),
  ...overrides,
});
const merge = (overrides: Partial<GuestListMerge> = {}) =>
  inTransaction(commerce.deps.database.db, (tx) => mergeGuestLists(tx, input(overrides)));

async function fill(usid: string, count: number): Promise<void> {
  await database.pool.query(
    `INSERT INTO product_list_item (customer_group_id, list_id, id, product_id, quantity, added_at)
     SELECT customer_group_id, id, gen_random_uuid(), 'gone' || number, 1, '2026-01-01'::timestamptz + number * interval '1 minute'
     FROM product_list, generate_series(1, $2) AS number WHERE customer_group_id = $1`,
    [usid, count],
  );
}

beforeAll(async () => {
  await insertShop(database.pool);
  for (const id of ['COAT', 'CAP', 'BELT']) await addSku(database.pool, { id });
  await addSku(database.pool, { id: 'CARD', taxClass: 'gift_card' });
});
beforeEach(async () => {
  guest = await startGuest();
  customer = await startGuest();
});

describe('the merge of the list of a guest who signs in', () => {
  it('moves the items with their price, lists duplicates once, and leaves nothing behind', async () => {
    await guest.add('COAT', { quantity: 3 });
    await guest.add('CAP');
    await guest.add('4117', { c_color: '10' });
    await customer.add('COAT');
    expect(await merge()).toEqual({ wishlistItems: 2, cutItems: 0 });
    expect(await customer.ids()).toEqual(['4117', 'CAP', 'COAT']);
    expect((await customer.items()).find(({ productId }) => productId === 'COAT')).toMatchObject({ quantity: 3 });
    expect((await customer.items()).every((item) => item.c_priceWhenAdded === 40)).toBe(true);
    expect(await guest.ids()).toEqual([]);
    expect(await merge()).toEqual({ wishlistItems: 0, cutItems: 0 });
  });

  it('BASKET-011 adds what the cart could not take, but no gift card', async () => {
    const extraItems = [
      { productId: 'BELT', quantity: 2 },
      { productId: 'CARD', quantity: 1 },
      { productId: 'BELT', quantity: 1 },
    ];
    expect(await merge({ extraItems })).toMatchObject({ wishlistItems: 1 });
    expect(await customer.items()).toMatchObject([{ productId: 'BELT', quantity: 2 }]);
    expect(await merge({ extraItems })).toMatchObject({ wishlistItems: 0 });
  });

  it('works for a customer and a guest who have no list yet', async () => {
    const strangers = { guestGroupId: newId(), customerGroupId: newId() };
    expect(await merge(strangers)).toEqual({ wishlistItems: 0, cutItems: 0 });
    expect(await merge({ ...strangers, extraItems: [{ productId: 'CAP', quantity: 1 }] })).toMatchObject({ wishlistItems: 1 });
    expect(await merge({ guestGroupId: customer.usid, customerGroupId: customer.usid })).toMatchObject({ wishlistItems: 0 });
  });

  it('says how many items the list had no room for, and keeps the oldest', async () => {
    await fill(customer.usid, maxListItems - 1);
    await guest.add('COAT');
    commerce.clock.advance(60_000);
    await guest.add('CAP');
    expect(await merge()).toEqual({ wishlistItems: 1, cutItems: 1 });
    expect((await customer.ids()).filter((id) => !id.startsWith('gone'))).toEqual(['COAT']);
  });

  it('no statement concerns two customer groups', async () => {
    await guest.add('COAT');
    await guest.add('CAP');
    const handle = openDatabase({ url: database.url, maxConnections: 2 });
    const parameters: unknown[][] = [];
    handle.pool.on('acquire', (client) => {
      const query = client.query.bind(client) as (...args: unknown[]) => unknown;
      client.query = ((...args: unknown[]) => {
        const [first, values] = args as [{ values?: unknown[] }, unknown[]?];
        parameters.push(values ?? first.values ?? []);
        return query(...args);
      }) as typeof client.query;
    });
    const sent = recordStatements(handle);
    await inTransaction(handle.db, (tx) => mergeGuestLists(tx, input()));
    await handle.close();
    expect(sent.length).toBeLessThan(15);
    expect(parameters.some((values) => values.includes(guest.usid))).toBe(true);
    expect(parameters.filter((values) => values.includes(guest.usid) && values.includes(customer.usid))).toEqual([]);
  });
});

describe('merges on two connections', () => {
  const onTwoConnections = async (work: (handles: ReturnType<typeof openDatabase>[]) => Promise<unknown>) => {
    const handles = [1, 2].map(() => openDatabase({ url: database.url, maxConnections: 2 }));
    await work(handles).finally(() => Promise.all(handles.map((handle) => handle.close())));
  };
  const mergeOnBoth = () =>
    onTwoConnections((handles) =>
      Promise.all(
        handles.map(({ db }) =>
          inTransaction(db, (tx) => mergeGuestLists(tx, input({ extraItems: [{ productId: 'BELT', quantity: 2 }] }))),
        ),
      ),
    );

  it('neither lose nor duplicate an item when two logins happen at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      guest = await startGuest();
      customer = await startGuest();
      await guest.add('COAT');
      await guest.add('CAP');
      await customer.add('CAP');
      await mergeOnBoth();
      expect(await customer.ids()).toEqual(['BELT', 'CAP', 'COAT']);
      expect(await guest.ids()).toEqual([]);
    }
  });

  it('leave an item that another tab adds meanwhile on one of the lists, once', async () => {
    for (let round = 0; round < 5; round += 1) {
      guest = await startGuest();
      customer = await startGuest();
      await guest.add('COAT');
      await Promise.all([mergeOnBoth(), guest.add('CAP')]);
      await merge();
      expect(await customer.ids()).toEqual(['BELT', 'CAP', 'COAT']);
    }
  });
});
