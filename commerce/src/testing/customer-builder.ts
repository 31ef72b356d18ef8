import { randomBytes } from 'node:crypto';
import { signAccessToken } from '../auth/access-token.ts';
import { withKeyRing } from '../auth/auth-dependencies.ts';
import { registerCustomer } from '../customers/register-customer.ts';
import { newId } from '../platform/ids.ts';
import type { TestCommerce, TestGuest } from './test-commerce.ts';

export interface TestCustomer extends Omit<TestGuest, 'cookie'> {
  customerGroupId: string;
  customerNo: string;
  email: string;
  password: string;
  /** The parameters of the calls for a customer. */
  params: { customerId: string };
}

interface CustomerOverrides {
  email?: string;
  password?: string;
  firstName?: string;
  lastName?: string;
  locale?: string;
  /** Whether the link in the welcome mail was opened; by default it was. */
  isConfirmed?: boolean;
  /** The client's address, as a gateway sends it. */
  address?: string;
}

/** Signs an access token of a registered customer, like that of a login. */
export async function signCustomerToken(
  commerce: TestCommerce,
  { customerId, usid = newId(), email }: { customerId: string; usid?: string; email: string },
): Promise<string> {
  const { keys, settings, clock } = withKeyRing(commerce.deps);
  const { clientId, siteId: channelId } = settings;
  return signAccessToken(keys, { usid, customerId, isRegistered: true, clientId, channelId, email, name: 'Dale' }, settings, clock.now());
}

/** Registers a customer with a new address, and signs in. The client calls the application in memory, as the customer. */
export async function createCustomer(commerce: TestCommerce, overrides: CustomerOverrides = {}): Promise<TestCustomer> {
  const { isConfirmed = true, address, ...fields } = overrides;
  const { email = `dale.${randomBytes(6).toString('hex')}@example.com`, password = 'wheelbarrow in the rain', ...rest } = fields;
  const registered = await registerCustomer(commerce.deps, {
    firstName: 'Dale',
    lastName: 'Ostergaard',
    email,
    login: email,
    password,
    ...rest,
  });
  if (!registered.ok) throw new Error(registered.message);
  const { customerGroupId: customerId, customerNo } = registered.value;
  if (isConfirmed) {
    await commerce.deps.database.pool.query('UPDATE customer SET email_confirmed_at = created_at WHERE customer_group_id = $1', [
      customerId,
    ]);
  }
  const usid = newId();
  const accessToken = await signCustomerToken(commerce, { customerId, usid, email });
  const client = commerce.clientWith(accessToken, address);
  return { accessToken, customerId, customerGroupId: customerId, customerNo, usid, email, password, params: { customerId }, client };
}
