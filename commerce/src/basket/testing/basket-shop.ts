import { beforeAll } from 'vitest';
import { addStores } from '../../testing/pickup-shop.ts';
import { addSku, insertShop } from '../../testing/shop-fixture.ts';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

/** Starts commerce with a coat, a cap, a rare and a backordered product, a gift card and a store. Only coat and cap have Canadian prices. */
export function useBasketShop() {
  const database = useTestDatabase();
  const commerce = useTestCommerce(database);
  beforeAll(async () => {
    await insertShop(database.pool);
    await addSku(database.pool, { id: 'COAT', usd: 6_000, cad: 8_000 });
    await addSku(database.pool, { id: 'CAP', usd: 2_000, cad: 2_600 });
    await addSku(database.pool, { id: 'RARE', usd: 1_000, onHand: 3 });
    await addSku(database.pool, { id: 'LATER', usd: 1_000, onHand: 0, backorderLimit: 10, inStockDate: '2026-12-11' });
    await addSku(database.pool, { id: 'GIFT', usd: 2_500, taxClass: 'gift_card' });
    await addStores(commerce, { id: '003' });
  });
  return { database, commerce };
}

export const productIds = (basket: { productItems: { productId: string }[] }) => basket.productItems.map((item) => item.productId);
