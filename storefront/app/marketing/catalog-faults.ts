/** What the catalogue's form asks of its fields. Pure. */
import { type CountryCode, isCompletePostalCode } from '../basket/index.ts';

export const catalogFields = ['fullName', 'countryCode', 'address1', 'address2', 'city', 'stateCode', 'postalCode'] as const;
export type CatalogField = (typeof catalogFields)[number];
export type CatalogFault = 'missing' | 'postal' | 'refused';

/** Every part of the address but its second line. */
export function catalogFaults(values: Readonly<Record<CatalogField, string>>): Partial<Record<CatalogField, CatalogFault>> {
  const faults: Partial<Record<CatalogField, CatalogFault>> = {};
  for (const field of catalogFields) if (field !== 'address2' && values[field].trim() === '') faults[field] = 'missing';
  if (!faults.postalCode && !isCompletePostalCode(values.postalCode, values.countryCode as CountryCode)) faults.postalCode = 'postal';
  return faults;
}
