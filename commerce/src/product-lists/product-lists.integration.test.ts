import { maxListItems } from '@outfitter/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordStatements } from '../testing/record-statements.ts';
import { addSku, insertShop, setOnHand, setPrice } from '../testing/shop-fixture.ts';
import { useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
type Guest = Awaited<ReturnType<typeof commerce.guest>>;
let shopper: Guest;
let params: { customerId: string; listId: string };
let sent: string[];

const create = ({ client, customerId }: Guest, name?: string) =>
  client.createProductList({ params: { customerId }, body: { type: 'wish_list', ...(name ? { name } : {}) } });
const add = (productId: string, more: { c_color?: string; quantity?: number } = {}) =>
  shopper.client.addProductListItem({ params, body: { productId, type: 'product', ...more } });
const read = (query: { currency?: 'USD' | 'CAD'; locale?: string } = {}) => shopper.client.getProductList({ params, query });
const itemsOf = async (query = {}) => (await read(query)).customerProductListItems;
const patch = (body: object) => shopper.client.updateProductList({ params, body });
const shared = (token: string | undefined, more: object = {}) =>
  commerce.clientWith().getSharedProductList({ body: { token: token ?? '', ...more } });

beforeAll(async () => {
  sent = recordStatements(commerce.deps.database);
  const { pool } = database;
  await insertShop(pool);
  await pool.query(`INSERT INTO price_book (id, currency, kind) VALUES ('dtc-usd-promo', 'USD', 'sale')`);
  for (const id of ['COAT', 'CAP', 'BELT']) await addSku(pool, { id, usd: 6_000, cad: 8_000 });
  await addSku(pool, { id: 'OTHERCOLOR' });
  await pool.query(`UPDATE sku SET variation_values = '{"color": "20", "size": "L"}', color_code = '20' WHERE id = 'OTHERCOLOR'`);
  await addSku(pool, { id: 'CARD', taxClass: 'gift_card' });
  await pool.query(
    `INSERT INTO style_image (style_id, color_code, view, position, name, alt, ground, version)
     VALUES ('4117', '10', 'swatch', -1, 'ridge/4117-10-swatch', 'Duck, brown', 'studio', '1'),
       ('4117', '20', 'front', 0, 'ridge/4117-20', 'Chore coat, moss', 'studio', '1'), ('4117', '10', 'front', 1, 'ridge/4117-10', 'Chore coat, brown', 'studio', '1')`,
  );
  await pool.query(
    `UPDATE style SET translations = '{"fr": {"name": "Veste de travail", "values": {"color": {"10": "Brun canard"}}}}' WHERE id = '4117'`,
  );
});
beforeEach(async () => {
  shopper = await commerce.guest();
  params = { customerId: shopper.customerId, listId: (await create(shopper)).id };
});

describe('the wishlist', () => {
  it('API-067, API-066: is created once for a guest, however often at once, and listed', async () => {
    const other = await commerce.guest();
    const created = await Promise.all(Array.from({ length: 6 }, () => create(other, 'Fall')));
    expect(new Set(created.map(({ id }) => id)).size).toBe(1);
    expect(created[0]).toMatchObject({ type: 'wish_list', name: 'Fall', public: false, customerProductListItems: [] });
    const listed = await other.client.getProductLists({ params: { customerId: other.customerId } });
    expect(listed).toMatchObject({ count: 1, start: 0, total: 1, data: [{ id: created[0]?.id }] });
  });

  it('API-070, WISH-001: has the fields of an item, and what it is now', async () => {
    expect(await add('COAT')).toMatchObject({
      productId: 'COAT',
      quantity: 1,
      public: false,
      priority: 1,
      type: 'product',
      c_priceWhenAdded: 60,
    });
    const [item] = await itemsOf({ locale: 'fr-FR', currency: 'CAD' });
    expect(item?.c_product).toMatchObject({
      masterId: '4117',
      name: 'Veste de travail',
      slugUrl: '/fencepost-chore-coat-4117.html',
      image: { link: '/i/ridge/4117-10' },
      variationNames: { color: 'Brun canard', size: 'Large' },
      price: 80,
      currency: 'CAD',
      orderable: true,
    });
    // A price in another currency is not compared.
    expect(item?.c_priceWhenAdded).toBeUndefined();
  });

  it('WISH-003: returns which products are on it, for hearts and counts, in one statement', async () => {
    const saved = async (client = shopper.client) => (await client.getSavedProducts()).products;
    expect(await saved((await commerce.guest()).client)).toEqual([]);
    await add('COAT');
    await add('4117', { c_color: '20' });
    await add('CAP');
    await database.pool.query(`UPDATE product_list_item SET product_id = 'GONE' WHERE product_id = 'CAP' AND customer_group_id = $1`, [
      shopper.usid,
    ]);
    sent.length = 0;
    expect(await saved()).toEqual([
      { productId: 'GONE' },
      { productId: '4117', masterId: '4117', color: '20' },
      { productId: 'COAT', masterId: '4117', color: '10' },
    ]);
    expect(sent).toHaveLength(1);
  });

  it('does not list a product twice, also with two connections', async () => {
    const responses = await Promise.all(Array.from({ length: 6 }, () => add('COAT', { c_color: '10' })));
    expect(new Set(responses.map(({ id }) => id)).size).toBe(1);
    await add('4117', { c_color: '10' });
    await add('4117', { c_color: '20' });
    await add('4117', { c_color: '20' });
    expect((await itemsOf()).map(({ productId, c_color: color }) => [productId, color])).toEqual([
      ['4117', '20'],
      ['4117', '10'],
      ['COAT', undefined],
    ]);
  });

  it('saves a style in a color until a size is chosen', async () => {
    const { id: itemId, c_product: product } = await add('4117', { c_color: '20' });
    expect(product).toMatchObject({ image: { link: '/i/ridge/4117-20' }, variationValues: { color: '20' }, price: 40 });
    const chosen = await shopper.client.updateProductListItem({ params: { ...params, itemId }, body: { productId: 'OTHERCOLOR' } });
    expect(chosen).toMatchObject({
      id: itemId,
      productId: 'OTHERCOLOR',
      c_priceWhenAdded: 40,
      c_product: { variationValues: { color: '20', size: 'L' } },
    });
    expect(chosen.c_color).toBeUndefined();
    await add('COAT');
    const joined = await shopper.client.updateProductListItem({ params: { ...params, itemId }, body: { productId: 'COAT' } });
    expect(joined).toMatchObject({ id: itemId, productId: 'COAT', c_priceWhenAdded: 60 });
    expect(await itemsOf()).toHaveLength(1);
    const wrong = shopper.client.updateProductListItem({ params: { ...params, itemId }, body: { productId: '4117' } });
    await expect(wrong).rejects.toMatchObject({ type: 'InvalidProductIdException' });
  });

  it('WISH-006: never lists gift cards', async () => {
    for (const productId of ['CARD', '9000']) {
      await expect(add(productId)).rejects.toMatchObject({
        status: 400,
        type: 'InvalidProductIdException',
        message: expect.stringContaining('Gift cards'),
      });
    }
    for (const [productId, more] of [
      ['nosuch', {}],
      ['GIFTCARD', {}],
      ['4117', { c_color: '99' }],
    ] as const) {
      await expect(add(productId, more)).rejects.toMatchObject({ type: 'InvalidProductIdException' });
    }
    expect(await itemsOf()).toEqual([]);
  });

  it('has the larger quantity of a product that is added again', async () => {
    const { id } = await add('COAT', { quantity: 2 });
    expect(await add('COAT', { quantity: 5 })).toMatchObject({ id, quantity: 5 });
    expect(await add('COAT')).toMatchObject({ id, quantity: 5 });
    expect(await itemsOf()).toMatchObject([{ productId: 'COAT', quantity: 5 }]);
  });

  it('API-071: PATCH changes the given fields, PUT replaces all of them', async () => {
    const { id: itemId } = await add('COAT', { quantity: 2 });
    const path = { ...params, itemId };
    const { client } = shopper;
    expect(await client.updateProductListItem({ params: path, body: { id: itemId, priority: 3, public: true } })).toMatchObject({
      quantity: 2,
      priority: 3,
      public: true,
    });
    expect(await client.replaceProductListItem({ params: path, body: { quantity: 4 } })).toMatchObject({
      quantity: 4,
      priority: 1,
      public: false,
    });
    expect(await itemsOf()).toMatchObject([{ quantity: 4, priority: 1, public: false }]);
  });

  it('API-072, API-069: removes an item, and the list with its link', async () => {
    const { id: itemId } = await add('COAT');
    await add('CAP');
    const { c_shareToken: token } = await patch({ public: true });
    await shopper.client.removeProductListItem({ params: { ...params, itemId } });
    expect(await itemsOf()).toMatchObject([{ productId: 'CAP' }]);
    await shopper.client.deleteProductList({ params });
    await expect(read()).rejects.toMatchObject({ type: 'ProductListNotFoundException' });
    await expect(shared(token)).rejects.toMatchObject({ type: 'ProductListNotFoundException' });
    expect((await database.pool.query('SELECT FROM product_list_share')).rowCount).toBe(0);
  });

  it('holds 500 items, reads them in four statements, and rejects one more', async () => {
    await add('COAT');
    await database.pool.query(
      `INSERT INTO product_list_item (customer_group_id, list_id, id, product_id, color, quantity, added_at)
       SELECT customer_group_id, id, gen_random_uuid(), CASE number % 2 WHEN 0 THEN '4117' ELSE 'CAP' END, number::text, 1, now()
       FROM product_list, generate_series(1, $2) AS number WHERE customer_group_id = $1`,
      [shopper.usid, maxListItems - 1],
    );
    await read();
    sent.length = 0;
    expect(await itemsOf()).toHaveLength(maxListItems);
    expect(sent.length).toBeLessThanOrEqual(4);
    await expect(add('BELT')).rejects.toMatchObject({ type: 'ProductListItemLimitException', arguments: { limit: maxListItems } });
    expect(await add('COAT')).toMatchObject({ productId: 'COAT' });
  });

  it('keeps an item whose style is gone, without its product', async () => {
    await add('COAT');
    await database.pool.query(`UPDATE product_list_item SET product_id = 'gone' WHERE customer_group_id = $1`, [shopper.usid]);
    const [item] = await itemsOf();
    expect(item).toMatchObject({ productId: 'gone', quantity: 1 });
    expect(item?.c_product).toBeUndefined();
  });
});

describe('an item of the wishlist', () => {
  it('shows a price drop, a strike price and low stock', async () => {
    await addSku(database.pool, { id: 'GLOVES', usd: 5_000, onHand: 3 });
    await add('GLOVES');
    expect((await itemsOf())[0]?.c_priceDrop).toBeUndefined();
    await database.pool.query(`INSERT INTO price (price_book_id, sku_id, amount_minor) VALUES ('dtc-usd-promo', 'GLOVES', 3500)`);
    expect(await itemsOf()).toMatchObject([
      { c_priceWhenAdded: 50, c_priceDrop: 15, c_product: { price: 35, strikePrice: 50, lowStock: 3 } },
    ]);
    await setPrice(database.pool, 'GLOVES', 'usd', 9_000);
    await database.pool.query(`DELETE FROM price WHERE price_book_id = 'dtc-usd-promo' AND sku_id = 'GLOVES'`);
    expect((await itemsOf())[0]?.c_priceDrop).toBeUndefined();
  });

  it('forgets neither price nor date of an item whose removal is taken back', async () => {
    await addSku(database.pool, { id: 'BIB', usd: 6_000 });
    const { creationDate } = await add('BIB', { quantity: 2 });
    await database.pool.query(`INSERT INTO price (price_book_id, sku_id, amount_minor) VALUES ('dtc-usd-promo', 'BIB', 4500)`);
    commerce.clock.advance(60_000);
    const [before] = await itemsOf();
    await shopper.client.removeProductListItem({ params: { ...params, itemId: before?.id ?? '' } });
    expect(await itemsOf()).toEqual([]);
    expect(await add('BIB', { quantity: 2 })).toMatchObject({ creationDate, quantity: 2, c_priceWhenAdded: 60, c_priceDrop: 15 });
    expect(await itemsOf()).toMatchObject([{ creationDate, c_priceDrop: 15 }]);
    // Another list remembers nothing of it.
    shopper = await commerce.guest();
    params = { customerId: shopper.customerId, listId: (await create(shopper)).id };
    expect((await add('BIB')).c_priceDrop).toBeUndefined();
  });

  it('is back in stock if it was sold out when it was added', async () => {
    await addSku(database.pool, { id: 'BOOTS', onHand: 0 });
    const added = await add('BOOTS');
    expect(added).toMatchObject({ c_product: { orderable: false } });
    expect(added.c_isBackInStock).toBeUndefined();
    await setOnHand(database.pool, 'BOOTS', 40);
    const [item] = await itemsOf();
    expect(item).toMatchObject({ c_isBackInStock: true, c_product: { orderable: true } });
    expect(item?.c_product?.lowStock).toBeUndefined();
  });
});

describe("another shopper's list", () => {
  it('is not found, with the ids of either shopper in the path', async () => {
    const { id: itemId } = await add('COAT');
    await patch({ public: true });
    const thief = await commerce.guest();
    const { client, customerId } = thief;
    const calls = (path: typeof params) => [
      () => client.getProductList({ params: path }),
      () => client.updateProductList({ params: path, body: { name: 'Mine' } }),
      () => client.deleteProductList({ params: path }),
      () => client.addProductListItem({ params: path, body: { productId: 'CAP' } }),
      () => client.updateProductListItem({ params: { ...path, itemId }, body: { quantity: 9 } }),
      () => client.replaceProductListItem({ params: { ...path, itemId }, body: {} }),
      () => client.removeProductListItem({ params: { ...path, itemId } }),
    ];
    for (const call of calls(params)) await expect(call()).rejects.toMatchObject({ status: 404, type: 'CustomerNotFoundException' });
    for (const call of calls({ ...params, customerId })) {
      await expect(call()).rejects.toMatchObject({ status: 404, type: 'ProductListNotFoundException' });
    }
    await expect(client.getProductLists({ params })).rejects.toMatchObject({ type: 'CustomerNotFoundException' });
    const own = { customerId, listId: (await create(thief)).id };
    for (const call of [
      () => client.updateProductListItem({ params: { ...own, itemId }, body: { quantity: 9 } }),
      () => client.removeProductListItem({ params: { ...own, itemId } }),
      () => client.removeProductListItem({ params: { ...own, itemId: 'nonsense' } }),
    ]) {
      await expect(call()).rejects.toMatchObject({ type: 'ProductListItemNotFoundException' });
    }
    expect(await itemsOf()).toMatchObject([{ quantity: 1 }]);
  });

  it('ERROR-008, ERROR-014: needs a customer id and a list id that exist', async () => {
    const { client } = shopper;
    await expect(client.getProductLists({ params: { customerId: ' ' } })).rejects.toMatchObject({
      type: 'InvalidCustomerException',
      message: 'The customer is invalid',
    });
    await expect(client.getProductList({ params: { ...params, listId: 'nonsense' } })).rejects.toMatchObject({
      type: 'ProductListNotFoundException',
    });
    await expect(commerce.clientWith().getProductLists({ params })).rejects.toMatchObject({ status: 401 });
  });
});
