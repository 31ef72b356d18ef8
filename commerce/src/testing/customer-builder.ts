import { randomBytes } from 'node:crypto';
import { withKeyRing } from '../auth/auth-dependencies.ts';
import { signAccessToken } from '../auth/tokens/access-token.ts';
import { type RegistrationDependencies, registerCustomer } from '../customers/register-customer.ts';
import { newId } from '../platform/ids.ts';
import type { TestCommerce, TestGuest } from './test-commerce.ts';

export interface RegisteredCustomer {
  customerId: string;
  customerNo: string;
  email: string;
  password: string;
}

export interface TestCustomer extends RegisteredCustomer, Omit<TestGuest, 'cookie'> {
  customerGroupId: string;
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
  /** Time of the registration; by default now. */
  registeredAt?: Date;
}

export async function signCustomerToken(
  commerce: TestCommerce,
  { customerId, usid = newId(), email }: { customerId: string; usid?: string; email: string },
): Promise<string> {
  const { keys, settings, clock } = withKeyRing(commerce.deps);
  const { clientId, siteId: channelId } = settings;
  return signAccessToken(keys, { usid, customerId, isRegistered: true, clientId, channelId, email, name: 'Dale' }, settings, clock.now());
}

export async function registerTestCustomer(
  deps: RegistrationDependencies,
  { isConfirmed = true, registeredAt, ...fields }: CustomerOverrides = {},
): Promise<RegisteredCustomer> {
  const { email = `dale.${randomBytes(6).toString('hex')}@example.com`, password = 'wheelbarrow in the rain', ...rest } = fields;
  const registered = await registerCustomer(deps, { firstName: 'Dale', lastName: 'Ostergaard', email, login: email, password, ...rest });
  if (!registered.ok) throw new Error(registered.message);
  const { customerGroupId: customerId, customerNo } = registered.value;
  await deps.database.pool.query(
    `UPDATE customer SET created_at = coalesce($2, created_at), email_confirmed_at = CASE WHEN $3 THEN coalesce($2, created_at) END
     WHERE customer_group_id = $1`,
    [customerId, registeredAt ?? null, isConfirmed],
  );
  return { customerId, customerNo, email, password };
}

/** Registers a customer, and signs in. The client calls the application in memory, as the customer. */
export async function createCustomer(
  commerce: TestCommerce,
  { address, ...overrides }: CustomerOverrides & { /** The client's address, as a gateway sends it. */ address?: string } = {},
): Promise<TestCustomer> {
  const registered = await registerTestCustomer(commerce.deps, overrides);
  const { customerId, email } = registered;
  const usid = newId();
  const accessToken = await signCustomerToken(commerce, { customerId, usid, email });
  const client = commerce.clientWith(accessToken, address);
  return { ...registered, accessToken, customerGroupId: customerId, usid, params: { customerId }, client };
}
