import { loadFirstCustomers } from '@outfitter/commerce';
import { withSeedDatabase } from './seed-database.ts';

/** Loads the demo customers with a random password. Returns one login; `undefined` if the shop has had customers. */
export async function addDemoCustomers(
  databaseUrl: string,
  size: 'demo' | 'small',
  now = new Date(),
): Promise<{ email: string; password: string } | undefined> {
  // Loaded on the first start only, because reading the catalog takes time.
  const buildCustomers = async () => (await import('./demo-customer-rows.ts')).demoCustomerRows(size, now);
  return withSeedDatabase(databaseUrl, (db) => loadFirstCustomers(db, buildCustomers, now));
}
