import { maxListItems, maxMergedListItems } from '@outfitter/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction, openDatabase } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { recordStatements } from '../testing/record-statements.ts';
import { addSku, insertShop } from '../testing/shop-fixture.ts';
import { testSettings, useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { type GuestListMerge, type MergedLists, mergeGuestLists } from './merge-lists.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
let guest: Awaited<ReturnType<typeof startGuest>>;
let customer: Awaited<ReturnType<typeof startGuest>>;

/** Starts a guest. A list belongs to its customer group alike, whether it is that of a guest or of a customer. */
async function startGuest() {
  const { client, customerId, usid } = await commerce.guest();
  const { id: listId } = await client.createProductList({ params: { customerId }, body: { type: 'wish_list' } });
  const params = { customerId, listId };
  return {
    usid,
    params,
    client,
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
const nothing: MergedLists = { wishlistItems: 0, wishlistCuts: [], isLinkEnded: false };
const merge = (overrides: Partial<GuestListMerge> = {}) =>
  inTransaction(commerce.deps.database.db, (tx) => mergeGuestLists(tx, testSettings, input(overrides)));

async function fill(usid: string, count: number, prefix: string): Promise<void> {
  await database.pool.query(
    `INSERT INTO product_list_item (customer_group_id, list_id, id, product_id, quantity, added_at)
     SELECT customer_group_id, id, gen_random_uuid(), $3 || number, 1, '2026-01-01'::timestamptz + number * interval '1 minute'
     FROM product_list, generate_series(1, $2) AS number WHERE customer_group_id = $1`,
    [usid, count, prefix],
  );
}

beforeAll(async () => {
  await insertShop(database.pool);
  for (const id of ['COAT', 'CAP', 'BELT']) await addSku(database.pool, { id });
  await addSku(database.pool, { id: 'CARD', taxClass: 'gift_card' });
  await database.pool.query(`UPDATE style SET translations = '{"fr": {"name": "Veste"}}' WHERE id = '4117'`);
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
    expect(await merge()).toEqual({ ...nothing, wishlistItems: 2 });
    expect(await customer.ids()).toEqual(['4117', 'CAP', 'COAT']);
    expect((await customer.items()).find(({ productId }) => productId === 'COAT')).toMatchObject({ quantity: 3 });
    expect((await customer.items()).every((item) => item.c_priceWhenAdded === 40)).toBe(true);
    expect(await guest.ids()).toEqual([]);
    expect(await merge()).toEqual(nothing);
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
    expect(await merge(strangers)).toEqual(nothing);
    expect(await merge({ ...strangers, extraItems: [{ productId: 'CAP', quantity: 1 }] })).toMatchObject({ wishlistItems: 1 });
    expect(await merge({ guestGroupId: customer.usid, customerGroupId: customer.usid })).toMatchObject({ wishlistItems: 0 });
  });

  it('loses nothing of two full lists, although neither takes another item', async () => {
    await fill(customer.usid, maxListItems, 'own');
    await fill(guest.usid, maxListItems, 'gone');
    expect(await merge()).toEqual({ ...nothing, wishlistItems: maxListItems });
    expect(await customer.ids()).toHaveLength(2 * maxListItems);
    await expect(customer.add('COAT')).rejects.toMatchObject({ type: 'ProductListItemLimitException' });
  });

  it('names the newest items for which a merged list has no room, in the language of the customer', async () => {
    await fill(customer.usid, maxMergedListItems - 1, 'own');
    await guest.add('COAT');
    commerce.clock.advance(60_000);
    await guest.add('CAP');
    const extraItems = [{ productId: 'BELT', quantity: 1 }];
    expect(await merge({ extraItems, locale: 'fr-FR' })).toMatchObject({ wishlistItems: 1, wishlistCuts: ['Veste', 'Veste'] });
    expect((await customer.ids()).filter((id) => !id.startsWith('own'))).toEqual(['COAT']);
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
    await inTransaction(handle.db, (tx) => mergeGuestLists(tx, testSettings, input()));
    await handle.close();
    expect(sent.length).toBeLessThan(15);
    expect(parameters.some((values) => values.includes(guest.usid))).toBe(true);
    expect(parameters.filter((values) => values.includes(guest.usid) && values.includes(customer.usid))).toEqual([]);
  });
});

describe('the link of a shared list of a guest who signs in', () => {
  const share = async ({ client, params }: typeof guest, body: object = {}) =>
    (await client.updateProductList({ params, body: { public: true, ...body } })).c_shareToken ?? '';
  const ownLink = async ({ client, params }: typeof guest) => (await client.getProductList({ params })).c_shareToken;
  const shown = async (token: string) => {
    const list = await commerce.clientWith().getSharedProductList({ body: { token } });
    return { ...list, items: list.items.map(({ productId }) => productId) };
  };
  const ended = { status: 404, type: 'ProductListNotFoundException' };

  it('shows the list of the account, with the name that the guest has chosen, until its owner revokes it', async () => {
    await guest.add('COAT');
    const token = await share(guest, { c_ownerName: 'Dale' });
    expect(await merge()).toMatchObject({ wishlistItems: 1, isLinkEnded: false });
    await customer.add('CAP');
    expect(await shown(token)).toMatchObject({ ownerName: 'Dale', items: ['CAP', 'COAT'] });
    expect(await ownLink(customer)).toBe(token);
    expect(await ownLink(guest)).toBeUndefined();
    expect(await merge(), 'a second sign-in with the same cookie').toEqual(nothing);
    await customer.client.updateProductList({ params: customer.params, body: { public: false } });
    await expect(shown(token)).rejects.toMatchObject(ended);
  });

  it('follows an empty list, too, to a customer who has none yet', async () => {
    const token = await share(guest);
    const customerGroupId = newId();
    expect(await merge({ customerGroupId })).toEqual(nothing);
    expect(await shown(token)).toMatchObject({ items: [] });
  });

  it('ends if the account has other items, which were never shared, and says so', async () => {
    await guest.add('COAT');
    await customer.add('CAP');
    const token = await share(guest);
    expect(await merge()).toMatchObject({ wishlistItems: 1, isLinkEnded: true });
    await expect(shown(token)).rejects.toMatchObject(ended);
    expect(await ownLink(customer)).toBeUndefined();
    expect(await share(customer)).not.toBe(token);
  });

  it('ends if the list of the account has a link of its own, which stays', async () => {
    const own = await share(customer);
    await guest.add('COAT');
    const token = await share(guest);
    expect(await merge()).toMatchObject({ isLinkEnded: true });
    await expect(shown(token)).rejects.toMatchObject(ended);
    expect(await shown(own)).toMatchObject({ items: ['COAT'] });
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
          inTransaction(db, (tx) => mergeGuestLists(tx, testSettings, input({ extraItems: [{ productId: 'BELT', quantity: 2 }] }))),
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
