import { randomBytes } from 'node:crypto';
import type { createClient } from '@outfitter/contract/client';
import { signAccessToken } from '../auth/access-token.ts';
import { withKeyRing } from '../auth/auth-dependencies.ts';
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
  const { pool } = deps.database;
  await pool.query(
    `INSERT INTO customer (customer_group_id, customer_no, email, first_name, last_name, email_confirmed_at, created_at, updated_at)
     VALUES ($1, $2, $3, 'Dale', 'Ostergaard', $4, $4, $4)`,
    [customerId, customerNo, email, now],
  );
  await pool.query('INSERT INTO customer_login (address_key, customer_group_id) VALUES ($1, $2)', [emailKeyOf(email), customerId]);
  const { siteId: channelId, clientId } = deps.settings;
  const subject = { usid: newId(), customerId, isRegistered: true, clientId, channelId, email, name: 'Dale Ostergaard' };
  const accessToken = await signAccessToken(withKeyRing(deps).keys, subject, deps.settings, now);
  return { customerId, customerGroupId: customerId, customerNo, email, accessToken, client: commerce.clientWith(accessToken) };
}
