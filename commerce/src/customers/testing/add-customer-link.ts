import type { Pool } from 'pg';
import { newOpaqueToken } from '../../platform/security/opaque-token.ts';
import type { LinkPurpose } from '../customer-links.ts';

export async function addCustomerLink(pool: Pool, email: string, purpose: LinkPurpose): Promise<string> {
  const { rows } = await pool.query<{ id: string }>('SELECT customer_group_id AS id FROM customer WHERE email = $1', [email]);
  const customerGroupId = rows[0]?.id;
  if (!customerGroupId) throw new Error(`there is no customer ${email}`);
  const { text, hash } = newOpaqueToken(customerGroupId);
  await pool.query(
    `INSERT INTO customer_link (customer_group_id, token_hash, purpose, email, created_at, expires_at)
     VALUES ($1, $2, $3, $4, now(), now() + interval '10 minutes')`,
    [customerGroupId, hash, purpose, email],
  );
  return text;
}
