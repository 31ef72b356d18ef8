import { openDatabase } from '@outfitter/commerce';
import { type ShopToCount, withCountedCommerce } from '../counted-commerce.ts';
import { addCustomers } from '../customer-shopper.ts';
import { findStockedSkus } from '../guest-shopper.ts';
import type { Section } from '../report.ts';
import { measureAccountPage } from './account-page.ts';
import { measureMergeAtLogin } from './merge-at-login.ts';
import { measureWishlist } from './wishlist.ts';

const customerCount = 8;

/** Measures what a customer waits for: the account page and its calls, an addition to the wishlist, and a login that merges baskets. */
export async function measureAccounts(shop: ShopToCount): Promise<Section> {
  const { origin } = shop;
  const database = openDatabase({ url: shop.databaseUrl, maxConnections: 2 });
  try {
    const skuIds = await findStockedSkus(origin, 200);
    // Customers of their own, because each measurement begins with an empty account.
    const bench = async () => ({ origin, skuIds, customers: await addCustomers(database, customerCount) });
    const measurements = await withCountedCommerce(shop, async (counted) => [
      ...(await measureAccountPage(await bench(), counted)),
      ...(await measureWishlist(await bench(), counted)),
      ...(await measureMergeAtLogin(await bench(), counted)),
    ]);
    return { title: 'Accounts, one web process, eight customers', measurements };
  } finally {
    await database.close();
  }
}
