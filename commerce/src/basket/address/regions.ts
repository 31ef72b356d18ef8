import { canada, unitedStates } from '../../tax/tax-rates.ts';

/** Countries that the shop ships to (CHECKOUT-015). */
export type Country = 'US' | 'CA' | 'AA' | 'AE' | 'AP';

/**
 * Military mail to the Americas, Europe and the Pacific: a country of its own (CHECKOUT-015) or the state of a US address.
 */
export const militaryCodes: readonly string[] = ['AA', 'AE', 'AP'];

/** Returns the region codes of a country (CHECKOUT-016). */
export function regionsOf(countryCode: string): readonly string[] {
  if (countryCode === 'CA') return Object.keys(canada);
  if (militaryCodes.includes(countryCode)) return [countryCode];
  return [...Object.keys(unitedStates), ...militaryCodes];
}

/** Returns the country by which shipping rates are looked up; the US by default (CHECKOUT-014). */
export function shippingCountryOf(address: { countryCode?: string; stateCode?: string } | null | undefined): string {
  const state = address?.stateCode ?? '';
  return militaryCodes.includes(state) ? state : (address?.countryCode ?? 'US');
}
