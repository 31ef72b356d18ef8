import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { hashPassword } from '../../platform/security/password-hash.ts';
import { emailKeyOf } from '../../shared/email-key.ts';
import { storePassword } from '../credentials.ts';
import { customerLogins, customers } from '../tables.ts';

export const testPassword = 'fence post pliers';

export interface TestCustomer {
  customerId: string;
  email: string;
  password: string;
}

let added = 0;
/** Hashing takes long, so all customers of a test run have the same hash. */
let testHash: Promise<string> | undefined;

/** Adds a customer who registered a month ago. */
export async function addTestCustomer(
  { database: { db }, clock }: Pick<CommerceDependencies, 'database' | 'clock'>,
  details: Partial<Omit<typeof customers.$inferInsert, 'customerGroupId'>> = {},
): Promise<TestCustomer> {
  added += 1;
  const { email = `dale${added}@example.com` } = details;
  const customerId = newId();
  const createdAt = new Date(clock.now().getTime() - 30 * 24 * 60 * 60 * 1000);
  const names = { firstName: 'Dale', lastName: 'Ostergaard', customerNo: `C${customerId.slice(-10)}` };
  await db.insert(customers).values({ ...names, createdAt, updatedAt: createdAt, ...details, email, customerGroupId: customerId });
  await db.insert(customerLogins).values({ addressKey: emailKeyOf(email), customerGroupId: customerId });
  testHash ??= hashPassword(testPassword);
  const hash = await testHash;
  await inTransaction(db, (tx) => storePassword(tx, customerId, hash, createdAt));
  return { customerId, email, password: testPassword };
}
