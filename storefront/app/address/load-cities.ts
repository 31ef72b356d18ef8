import { type CountryCode, isCompletePostalCode } from '../basket/index.ts';
import { getQueryClient } from '../platform/browser/query-client.ts';
import { getShopper } from '../platform/session/index.ts';

export interface PostalCode {
  countryCode: CountryCode;
  postalCode: string;
}

/** Returns the cities of a postal code, the usual one first; none for an incomplete or Canadian one, and none if the request fails. */
export async function loadCities({ countryCode, postalCode }: PostalCode): Promise<readonly string[]> {
  if (countryCode === 'CA' || !isCompletePostalCode(postalCode, countryCode)) return [];
  const params = { countryCode, postalCode: postalCode.trim().slice(0, 5) };
  const queryFn = () => getShopper().client.getPostalCode({ params });
  try {
    return (await getQueryClient().fetchQuery({ queryKey: ['postal code', params], queryFn, staleTime: Infinity })).cities;
  } catch {
    return [];
  }
}
