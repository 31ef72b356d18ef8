import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addSku, insertShop } from '../testing/shop-fixture.ts';
import { useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { deleteInactiveGuestLists } from './delete-inactive-guest-lists.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
let shopper: Awaited<ReturnType<typeof commerce.guest>>;
let params: { customerId: string; listId: string };

const add = (productId: string) => shopper.client.addProductListItem({ params, body: { productId } });
const read = () => shopper.client.getProductList({ params });
const patch = (body: object) => shopper.client.updateProductList({ params, body });
const shared = (token: string | undefined, more: object = {}) =>
  commerce.clientWith().getSharedProductList({ body: { token: token ?? '', ...more } });

beforeAll(async () => {
  await insertShop(database.pool);
  await addSku(database.pool, { id: 'COAT', usd: 6_000, cad: 8_000 });
  await database.pool.query(`UPDATE style SET translations = '{"fr": {"name": "Veste de travail"}}' WHERE id = '4117'`);
});
beforeEach(async () => {
  shopper = await commerce.guest();
  const { customerId } = shopper;
  params = { customerId, listId: (await shopper.client.createProductList({ params: { customerId }, body: { type: 'wish_list' } })).id };
});

describe('a shared list', () => {
  it('API-068: has a link until its owner revokes it, and another one after that', async () => {
    await add('COAT');
    const { c_shareToken: first, public: isPublic } = await patch({ public: true });
    expect(isPublic).toBe(true);
    expect((await patch({ public: true })).c_shareToken).toBe(first);
    expect((await read()).c_shareToken).toBe(first);
    expect((await shared(first)).items).toMatchObject([{ productId: 'COAT', c_product: { price: 60 } }]);
    expect((await patch({ public: false })).c_shareToken).toBeUndefined();
    await expect(shared(first)).rejects.toMatchObject({ status: 404, type: 'ProductListNotFoundException' });
    const { c_shareToken: second } = await patch({ public: true });
    expect(second).not.toBe(first);
    expect((await shared(second)).items).toHaveLength(1);
    await expect(shared(first)).rejects.toMatchObject({ type: 'ProductListNotFoundException' });
  });

  it('shows nothing of its owner but the name that they set', async () => {
    await add('COAT');
    const { c_shareToken: token } = await patch({ public: true });
    const view = await shared(token, { currency: 'CAD', locale: 'fr-FR' });
    expect(Object.keys(view)).toEqual(['items']);
    expect(view.items[0]).toMatchObject({ c_product: { name: 'Veste de travail', price: 80 } });
    expect(JSON.stringify(view)).not.toContain(shopper.customerId);
    expect(JSON.stringify(view)).not.toContain(params.listId);
    expect(view.items[0]?.c_priceWhenAdded).toBeUndefined();
    await patch({ c_ownerName: 'Dale', name: 'For the barn' });
    expect(await shared(token)).toMatchObject({ name: 'For the barn', ownerName: 'Dale' });
    expect((await patch({ c_ownerName: null, name: '' })).name).toBeUndefined();
    expect(Object.keys(await shared(token))).toEqual(['items']);
  });

  it('has no usable link in the database', async () => {
    const { c_shareToken: token = '' } = await patch({ public: true });
    const { rows } = await database.pool.query(
      'SELECT list.*, share.token_hash FROM product_list AS list JOIN product_list_share AS share ON share.list_id = list.id WHERE list.id = $1',
      [params.listId],
    );
    expect(rows).toHaveLength(1);
    expect(token.length).toBeGreaterThan(40);
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const stolen of [rows[0].share_token, rows[0].token_hash]) {
      await expect(shared(stolen)).rejects.toMatchObject({ type: 'ProductListNotFoundException' });
    }
  });

  it('has one link when it is shared twice at once', async () => {
    const shares = await Promise.all([patch({ public: true }), patch({ public: true }), patch({ public: true })]);
    expect(new Set(shares.map(({ c_shareToken: token }) => token)).size).toBe(1);
  });
});

describe('an old list', () => {
  const listIds = async () => (await database.pool.query('SELECT id FROM product_list')).rows.map(({ id }) => id);
  const age = (days: number) =>
    database.pool.query(`UPDATE product_list SET updated_at = $1::timestamptz - $2 * interval '1 day' WHERE id = $3`, [
      commerce.clock.now(),
      days,
      params.listId,
    ]);

  it('is deleted with its items and its link 400 days after the last change if it is a guest’s', async () => {
    await add('COAT');
    const { c_shareToken: token } = await patch({ public: true });
    await age(399);
    await deleteInactiveGuestLists(commerce.deps);
    expect(await listIds()).toContain(params.listId);
    await age(401);
    await deleteInactiveGuestLists(commerce.deps);
    expect(await listIds()).not.toContain(params.listId);
    await expect(shared(token)).rejects.toMatchObject({ type: 'ProductListNotFoundException' });
  });

  it('stays if it is a customer’s', async () => {
    await database.pool.query(
      `INSERT INTO customer (customer_group_id, customer_no, email, first_name, last_name, created_at, updated_at)
       VALUES ($1, '1', 'dale@example.com', 'Dale', 'Ostergaard', now(), now())`,
      [shopper.usid],
    );
    await age(1_000);
    await deleteInactiveGuestLists(commerce.deps);
    expect(await listIds()).toContain(params.listId);
  });
});
