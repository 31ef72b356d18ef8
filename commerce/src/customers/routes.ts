import { endpoints } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { valueOrFault } from '../platform/http/fault.ts';
import { type BoundRoute, bind, type RequestContext } from '../platform/http/route.ts';
import type { Principal } from '../platform/principal.ts';
import { createNetworkLimiter } from '../platform/security/network-limiter.ts';
import type { RateLimit } from '../platform/security/rate-limit.ts';
import { type AddressCall, createAddress, listAddresses, removeAddress, updateAddress } from './addresses/address-book.ts';
import { changeEmail } from './change-email.ts';
import { confirmEmail, requestEmailConfirmation } from './confirm-email.ts';
import { requireOwnCustomer } from './customer-access.ts';
import type { CustomerRow } from './find-customer.ts';
import { changePassword } from './password/change-password.ts';
import { checkPasswordLink, requestPasswordReset, setPasswordFromToken } from './password/reset-password.ts';
import { presentCustomer } from './present-customer.ts';
import { readCustomer } from './read-customer.ts';
import { registerCustomer } from './register-customer.ts';
import { updateCustomer } from './update-customer.ts';

const hour = 3600;
/** Limits of the two calls that reveal whether an address has an account. Registrations of others must not stop a customer. */
const registrationLimit: RateLimit = { name: 'customer-registration', capacity: 20, refillPerSecond: 20 / hour };
const emailChangeLimit: RateLimit = { name: 'customer-email', capacity: 20, refillPerSecond: 20 / hour };
const resetLimit: RateLimit = { name: 'customer-reset', capacity: 20, refillPerSecond: 20 / hour };
const linkLimit: RateLimit = { name: 'customer-link', capacity: 60, refillPerSecond: 60 / hour };

type AddressContext = Pick<RequestContext, 'idempotentCall'> & { principal: Principal; params: { customerId: string } };

/** Options of a change that has no effect outside of its transaction. */
const transactional = { claimsKey: true };

export function routes(deps: CommerceDependencies): BoundRoute[] {
  const { db } = deps.database;
  const limitNetwork = createNetworkLimiter(deps);
  const present = (customer: CustomerRow, { usid }: Principal) => presentCustomer(customer, usid, deps.settings.masterKey);
  const addressCall = ({ principal, idempotentCall, params }: AddressContext): AddressCall => ({
    principal,
    idempotentCall,
    customerId: params.customerId,
  });
  return [
    bind(endpoints.registerCustomer, async ({ principal, body: { customer, password }, query: { locale }, request }) => {
      valueOrFault(await limitNetwork(registrationLimit, request));
      return present(valueOrFault(await registerCustomer(deps, { ...customer, password, locale })), principal);
    }),
    bind(endpoints.resetCustomerPassword, async ({ body: { identification }, query: { locale }, request }) => {
      valueOrFault(await limitNetwork(resetLimit, request));
      await requestPasswordReset(deps, { identification, locale });
      return undefined;
    }),
    bind(endpoints.checkPasswordLink, async ({ body: { token }, request }) => {
      valueOrFault(await limitNetwork(linkLimit, request));
      return valueOrFault(await checkPasswordLink(deps, token));
    }),
    bind(endpoints.setPasswordFromToken, async ({ body, request }) => {
      valueOrFault(await limitNetwork(linkLimit, request));
      return valueOrFault(await setPasswordFromToken(deps, body));
    }),
    bind(endpoints.getCustomer, async ({ principal, params: { customerId }, query: { expand } }) =>
      valueOrFault(await readCustomer(deps, principal, customerId, expand)),
    ),
    bind(endpoints.updateCustomer, async ({ principal, params: { customerId }, body }) =>
      present(valueOrFault(await updateCustomer(deps, principal, customerId, body)), principal),
    ),
    bind(endpoints.updateCustomerPassword, async ({ principal, params: { customerId }, body }) =>
      valueOrFault(await changePassword(deps, principal, customerId, body)),
    ),
    bind(endpoints.updateCustomerEmail, async ({ principal, body, request }) =>
      valueOrFault(await changeEmail(deps, principal, body, () => limitNetwork(emailChangeLimit, request))),
    ),
    bind(endpoints.requestEmailConfirmation, async ({ principal }) => valueOrFault(await requestEmailConfirmation(deps, principal))),
    bind(endpoints.confirmCustomerEmail, async ({ body: { token }, request }) => {
      valueOrFault(await limitNetwork(linkLimit, request));
      return valueOrFault(await confirmEmail(deps, token));
    }),
    bind(endpoints.getCustomerAddresses, async ({ principal, params: { customerId } }) => {
      const { customerGroupId } = valueOrFault(await requireOwnCustomer(db, principal, customerId));
      const data = await listAddresses(db, customerGroupId);
      return { count: data.length, data, start: 0, total: data.length };
    }),
    bind(
      endpoints.createCustomerAddress,
      async (call) => valueOrFault(await createAddress(deps, addressCall(call), call.body)),
      transactional,
    ),
    bind(
      endpoints.updateCustomerAddress,
      async (call) => valueOrFault(await updateAddress(deps, addressCall(call), call.params.addressName, call.body)),
      transactional,
    ),
    bind(
      endpoints.removeCustomerAddress,
      async (call) => valueOrFault(await removeAddress(deps, addressCall(call), call.params.addressName)),
      transactional,
    ),
  ];
}
