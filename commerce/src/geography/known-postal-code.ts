import { normalizePostalCode } from '../shared/postal-address/postal-code.ts';
import { postalTable } from './postal-tables.ts';

/**
 * Returns whether a complete postal code is assigned in a country; military mail is a country of its own and part of the United States. Of a
 * Canadian code only the first half is compared, because no list has the rest.
 */
export async function isKnownPostalCode(text: string, countryCode: string): Promise<boolean> {
  const code = normalizePostalCode(text, countryCode);
  if (code === undefined) return false;
  const rows = (await postalTable('codes')).rows(countryCode === 'CA' ? code.slice(0, 3) : code);
  return rows.some(([, stateCode, country]) => countryCode === country || countryCode === stateCode);
}
