import type { Place } from '@outfitter/contract';
import { postalTable } from './postal-tables.ts';

export interface PostalPlaces {
  /** Returns the place of a postal code, also of a Canadian code, of which only the first half is known. */
  ofCode(code: string): Place | undefined;
  /** Returns the cities of a name in all states, the largest first. */
  ofCity(key: string): Place[];
  ofState(stateCode: string): Place | undefined;
}

function toPlaces([city = '', stateCode = '', countryCode = '', latitude, longitude]: readonly string[]): Place[] {
  if (latitude === undefined || longitude === undefined) return [];
  const label = city ? `${city}, ${stateCode}` : stateCode;
  return [{ label, city, stateCode, countryCode, latitude: Number(latitude), longitude: Number(longitude) }];
}

export async function postalPlaces(): Promise<PostalPlaces> {
  const [codes, cities, states] = await Promise.all([postalTable('codes'), postalTable('cities'), postalTable('states')]);
  return {
    ofCode(code) {
      const [place] = [code, code.slice(0, 3)].flatMap((known) => codes.rows(known).flatMap(toPlaces));
      return place && { ...place, label: code, postalCode: code };
    },
    ofCity: (key) => cities.rows(key).flatMap(toPlaces),
    ofState: (stateCode) => states.rows(stateCode).flatMap(toPlaces)[0],
  };
}
