import { beforeAll } from 'vitest';
import { createCustomer, type TestCustomer } from '../../testing/customer-builder.ts';
import { createGuestBasket } from '../../testing/guest-basket.ts';
import { addStores } from '../../testing/pickup-shop.ts';
import { addSku, insertShop } from '../../testing/shop-fixture.ts';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { mergeGuestBasket } from '../merge/merge-guest-basket.ts';

interface Item {
  productId: string;
  quantity?: number;
}
interface Guest {
  usid: string;
  customerId: string;
}

export function mergeInput({ usid, customerId }: Guest, customer: TestCustomer) {
  const owner = { customerGroupId: customer.customerGroupId, customerId: customer.customerId, email: customer.email };
  return { guestGroupId: usid, guestCustomerId: customerId, ...owner };
}

/** Starts commerce twice on one database, as two processes do. */
export function useMergeShop() {
  const database = useTestDatabase();
  const shops = [useTestCommerce(database), useTestCommerce(database)] as const;
  const [shop] = shops;
  beforeAll(async () => {
    await insertShop(database.pool);
    for (const id of ['COAT', 'CAP', 'BELT', 'RARE']) await addSku(database.pool, { id, usd: 6_000 });
    await addSku(database.pool, { id: 'HAT', usd: 3_000, cad: 4_000 });
    await addSku(database.pool, { id: 'CARD', taxClass: 'gift_card' });
    await addStores(shop, { id: '112' });
  });
  return {
    database,
    shop,
    merge: (guest: Guest, customer: TestCustomer, process: 0 | 1 = 0) => mergeGuestBasket(shops[process].deps, mergeInput(guest, customer)),
    guestWith: (...items: Item[]) => createGuestBasket(shop, ...items),
    async customerWith(...items: Item[]) {
      const customer = await createCustomer(shop);
      const { basketId } = await customer.client.createBasket();
      if (items.length > 0) await customer.client.addBasketItems({ params: { basketId }, body: items });
      return { ...customer, basketId };
    },
  };
}

export const unitsOf = (basket: { productItems: { productId: string; quantity: number }[] }) =>
  Object.fromEntries(basket.productItems.map(({ productId, quantity }) => [productId, quantity]));
