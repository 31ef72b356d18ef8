import type { Place } from '@outfitter/contract';
import { z } from 'zod';
import { readJsonResponse } from '../platform/http/read-json-response.ts';
import { type Geocoder, maxPlaces } from './geocoder.ts';

const timeoutMs = 3_000;
const maxResponseBytes = 262_144;

const coordinate = z.coerce.number();
const resultSchema = z.object({
  lat: coordinate,
  lon: coordinate,
  display_name: z.string(),
  address: z
    .object({
      city: z.string().optional(),
      town: z.string().optional(),
      village: z.string().optional(),
      hamlet: z.string().optional(),
      postcode: z.string().optional(),
      country_code: z.string(),
      'ISO3166-2-lvl4': z.string().optional(),
    })
    .optional(),
});
const responseSchema = z.array(resultSchema);

export interface HostedGeocoderOptions {
  url: string;
  key?: string | undefined;
  fetch?: (url: URL, init: RequestInit) => Promise<Response>;
}

function toPlace({ lat, lon, display_name, address }: z.output<typeof resultSchema>): Place[] {
  const countryCode = address?.country_code.toUpperCase();
  if (!address || (countryCode !== 'US' && countryCode !== 'CA')) return [];
  const city = address.city ?? address.town ?? address.village ?? address.hamlet ?? '';
  const stateCode = address['ISO3166-2-lvl4']?.split('-')[1] ?? '';
  const { postcode } = address;
  return [
    {
      label: display_name,
      city,
      stateCode,
      countryCode,
      ...(postcode ? { postalCode: postcode } : {}),
      latitude: lat,
      longitude: lon,
    },
  ];
}

export function createHostedGeocoder({ url, key, fetch: fetchUrl = fetch }: HostedGeocoderOptions): Geocoder {
  return {
    async geocode(address) {
      const search = new URL(`${url.replace(/\/$/, '')}/search`);
      const parameters = { q: address, format: 'jsonv2', addressdetails: '1', countrycodes: 'us,ca', limit: String(maxPlaces) };
      for (const [name, value] of Object.entries(key ? { ...parameters, key } : parameters)) search.searchParams.set(name, value);
      const response = await fetchUrl(search, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
      // Some of these services respond with 404 if they find nothing.
      if (response.status === 404) return [];
      if (!response.ok) throw new Error(`the geocoder responded with ${response.status}`);
      return responseSchema
        .parse(await readJsonResponse(response, maxResponseBytes))
        .flatMap(toPlace)
        .slice(0, maxPlaces);
    },
  };
}
