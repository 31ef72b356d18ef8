import type { Customer } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import type { Principal } from '../platform/principal.ts';
import { ok, type Result } from '../platform/result.ts';
import { listAddresses } from './addresses/address-book.ts';
import { type CustomerAccessError, checkOwnId, requireCustomer } from './customer-access.ts';
import { presentCustomer } from './present-customer.ts';

/** Returns the customer of the token, or the guest, with the parts that `expand` names, separated by commas (API-055). */
export async function readCustomer(
  { database: { db }, settings, listSavedCards }: Pick<CommerceDependencies, 'database' | 'settings' | 'listSavedCards'>,
  principal: Principal,
  customerId: string,
  expand = '',
): Promise<Result<Customer, CustomerAccessError>> {
  const own = checkOwnId(principal, customerId);
  if (!own.ok) return own;
  const { usid, customerGroupId } = principal;
  if (!principal.isRegistered) return ok({ customerId, authType: 'guest', usid });
  const customer = await requireCustomer(db, principal);
  if (!customer.ok) return customer;
  const parts = expand.split(',').map((part) => part.trim());
  const [addresses, paymentInstruments] = await Promise.all([
    parts.includes('addresses') ? listAddresses(db, customerGroupId) : undefined,
    parts.includes('paymentinstruments') ? listSavedCards?.(customerGroupId) : undefined,
  ]);
  return ok({
    ...presentCustomer(customer.value, usid, settings.masterKey),
    ...(addresses ? { addresses } : {}),
    ...(paymentInstruments ? { paymentInstruments } : {}),
  });
}
