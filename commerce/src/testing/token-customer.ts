import { randomBytes } from 'node:crypto';
import type { createClient } from '@outfitter/contract/client';
import { signAccessToken } from '../auth/access-token.ts';
import { withKeyRing } from '../auth/auth-dependencies.ts';
import { customerLogins, customers } from '../customers/tables.ts';
import { newId } from '../platform/ids.ts';
import { emailKeyOf } from '../shared/email-key.ts';
import type { TestCommerce } from './test-commerce.ts';

export interface TokenCustomer {
  customerId: string;
  customerGroupId: string;
  customerNo: string;
  email: string;
  accessToken: string;
  client: ReturnType<typeof createClient>;
}

/** A registered customer with an access token. The client calls the application in memory. */
export async function createTokenCustomer(commerce: TestCommerce, overrides: { email?: string } = {}): Promise<TokenCustomer> {
  const { deps, clock } = commerce;
  const customerId = newId();
  const customerNo = randomBytes(6).toString('hex').toUpperCase();
  const { email = `${customerNo.toLowerCase()}@example.com` } = overrides;
  const now = clock.now();
  const names = { firstName: 'Dale', lastName: 'Ostergaard' };
  await deps.database.db
    .insert(customers)
    .values({ customerGroupId: customerId, customerNo, email, ...names, emailConfirmedAt: now, createdAt: now, updatedAt: now });
  await deps.database.db.insert(customerLogins).values({ addressKey: emailKeyOf(email), customerGroupId: customerId });
  const { siteId: channelId, clientId } = deps.settings;
  const subject = { usid: newId(), customerId, isRegistered: true, clientId, channelId, email, name: 'Dale Ostergaard' };
  const accessToken = await signAccessToken(withKeyRing(deps).keys, subject, deps.settings, now);
  return { customerId, customerGroupId: customerId, customerNo, email, accessToken, client: commerce.clientWith(accessToken) };
}
