import type { CountryCode } from '../basket/index.ts';
import { getQueryClient } from '../platform/browser/query-client.ts';
import { getShopper } from '../platform/session/index.ts';

/** Returns the cities of a complete postal code, the usual one first; none for a Canadian one, and none if the request fails. */
export async function loadCities(countryCode: CountryCode, postalCode: string): Promise<readonly string[]> {
  if (countryCode === 'CA') return [];
  const params = { countryCode, postalCode: postalCode.trim().slice(0, 5) };
  const queryFn = () => getShopper().client.getPostalCode({ params });
  try {
    return (await getQueryClient().fetchQuery({ queryKey: ['postal code', params], queryFn, staleTime: Infinity })).cities;
  } catch {
    return [];
  }
}
