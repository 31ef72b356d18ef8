/** Which states, provinces and military codes an address may name. */
import { canada, unitedStates } from '../../tax/tax-rates.ts';

/** The countries offered (CHECKOUT-015). */
export type Country = 'US' | 'CA' | 'AA' | 'AE' | 'AP';

/** Military mail: Americas, Europe, Pacific. As a country (CHECKOUT-015) or as the state of a US address. */
export const militaryCodes: readonly string[] = ['AA', 'AE', 'AP'];

/** The region codes of a country (CHECKOUT-016). */
export function regionsOf(countryCode: string): readonly string[] {
  if (countryCode === 'CA') return Object.keys(canada);
  if (militaryCodes.includes(countryCode)) return [countryCode];
  return [...Object.keys(unitedStates), ...militaryCodes];
}

/** The country that methods and rates know an address by; the US where it names none (CHECKOUT-014). */
export function shippingCountryOf(address: { countryCode?: string; stateCode?: string } | null | undefined): string {
  const state = address?.stateCode ?? '';
  return militaryCodes.includes(state) ? state : (address?.countryCode ?? 'US');
}
