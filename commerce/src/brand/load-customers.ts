import { cardTypeCodes } from '@outfitter/contract';
import { hasHadCustomers, type ImportedCustomer, importCustomer } from '../customers/import-customer.ts';
import { generatePassword } from '../editors/editor-accounts.ts';
import { type ImportedOrder, importOrder } from '../orders/history/import-order.ts';
import { createSandboxProcessor } from '../payments/sandbox-processor.ts';
import { storeVerifiedCard } from '../payments/saved-cards/store-verified-card.ts';
import { fixedClock } from '../platform/clock.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { hashPassword } from '../platform/security/password-hash.ts';
import { type ImportedListItem, importWishlist } from '../product-lists/import-wishlist.ts';
import { type CustomerReview, importCustomerReview } from '../reviews/import-customer-review.ts';

interface SandboxCard {
  /** Card number, one of the listed test numbers. */
  number: string;
  holder: string;
  expirationMonth: number;
  expirationYear: number;
}

export interface BrandCustomer extends Omit<ImportedCustomer, 'customerId' | 'passwordHash'> {
  orders: Omit<ImportedOrder, 'customerId' | 'email'>[];
  cards: SandboxCard[];
  wishlist: ImportedListItem[];
  reviews: Omit<CustomerReview, 'email' | 'writerName'>[];
}

async function saveCards(tx: Transaction, db: Database, customerId: string, cards: readonly SandboxCard[], now: Date): Promise<void> {
  const processor = createSandboxProcessor({ db, clock: fixedClock(now), siteOrigin: '' });
  for (const { number, ...card } of cards) {
    const tokenized = await processor.tokenize?.(number);
    if (!tokenized) throw new Error(`the sandbox processor does not take the card ${number.slice(-4)}`);
    const { token, fingerprint, maskedNumber, lastDigits, brand } = tokenized;
    const masked = { ...card, maskedNumber, numberLastDigits: lastDigits, cardType: cardTypeCodes[brand] };
    await storeVerifiedCard(tx, customerId, { token, fingerprint, masked, methodId: 'CREDIT_CARD' }, now);
  }
}

async function loadCustomer(db: Database, customer: BrandCustomer, passwordHash: string, now: Date): Promise<boolean> {
  const { orders, cards, wishlist, reviews, ...profile } = customer;
  const { email, firstName, lastName } = profile;
  const customerId = newId();
  // First, because the customer is what shows that loading is complete.
  for (const order of orders) {
    const imported = await importOrder({ database: { db }, clock: fixedClock(now) }, { ...order, customerId, email });
    if (!imported.ok) throw new Error(`an order of ${email} is invalid: ${imported.message}`);
  }
  return inTransaction(db, async (tx) => {
    if (!(await importCustomer(tx, { ...profile, customerId, passwordHash }))) return false;
    await saveCards(tx, db, customerId, cards, now);
    await importWishlist(tx, customerId, wishlist, now);
    for (const review of reviews) {
      await importCustomerReview(tx, { ...review, email, writerName: `${firstName} ${lastName}` }, { by: 'import', now });
    }
    return true;
  });
}

/**
 * Loads the customers of a demo brand into a shop that has never had one. They share a random password. Returns the first of them, with the
 * password; `undefined` if the shop has customers.
 */
export async function loadFirstCustomers(
  db: Database,
  buildCustomers: () => Promise<readonly BrandCustomer[]>,
  now: Date,
): Promise<{ email: string; password: string } | undefined> {
  if (await hasHadCustomers(db)) return undefined;
  const customers = await buildCustomers();
  const [first] = customers;
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  // Another process that starts at the same time may be first.
  for (const customer of customers) if (!(await loadCustomer(db, customer, passwordHash, now))) return undefined;
  return first && { email: first.email, password };
}
