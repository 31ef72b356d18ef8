import type { Place } from '@outfitter/contract';
import { placeKey } from './place-key.ts';
import { type PostalArea, readPostalAreas } from './postal-codes.ts';
import { createTextTable, type TextTable } from './text-table.ts';

export interface PostalPlaces {
  /** Returns the place of a postal code, also of a Canadian code, of which only the first half is known. */
  ofCode(code: string): Place | undefined;
  /** Returns the cities of a name in all states, the largest first. */
  ofCity(key: string): Place[];
  ofState(stateCode: string): Place | undefined;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function centerOf(areas: readonly PostalArea[]): [latitude: string, longitude: string] {
  return [mean(areas.map(({ latitude }) => latitude)).toFixed(4), mean(areas.map(({ longitude }) => longitude)).toFixed(4)];
}

const countryOf = ([area]: readonly PostalArea[]) => area?.countryCode ?? 'US';

function codeTable(areas: readonly PostalArea[]): TextTable {
  return createTextTable(areas.map((area) => [area.code, area.city, area.stateCode, area.countryCode, ...centerOf([area])]));
}

function cityTable(areas: readonly PostalArea[]): TextTable {
  const parts = Map.groupBy(areas, (area) => `${placeKey(area.city)}\t${area.stateCode}`);
  // The number of postal codes stands for the size of a city.
  const bySize = [...parts].toSorted(([, one], [, other]) => other.length - one.length);
  return createTextTable(
    bySize.map(([name, areasOfCity]) => {
      const [key = '', stateCode = ''] = name.split('\t');
      return [key, areasOfCity[0]?.city ?? '', stateCode, countryOf(areasOfCity), ...centerOf(areasOfCity)];
    }),
  );
}

function toPlace([city = '', stateCode = '', countryCode = '', latitude, longitude]: readonly string[]): Place {
  return {
    label: city ? `${city}, ${stateCode}` : stateCode,
    city,
    stateCode,
    countryCode,
    latitude: Number(latitude),
    longitude: Number(longitude),
  };
}

async function loadPlaces(): Promise<PostalPlaces> {
  const areas = await readPostalAreas();
  const [codes, cities] = [codeTable(areas), cityTable(areas)];
  const states = new Map(
    [...Map.groupBy(areas, ({ stateCode }) => stateCode)].map(([stateCode, areasOfState]) => [
      stateCode,
      toPlace(['', stateCode, countryOf(areasOfState), ...centerOf(areasOfState)]),
    ]),
  );
  return {
    ofCode(code) {
      const [row] = [code, code.slice(0, 3)].flatMap((known) => codes.rows(known));
      return row && { ...toPlace(row), label: code, postalCode: code };
    },
    ofCity: (key) => cities.rows(key).map(toPlace),
    ofState: (stateCode) => states.get(stateCode),
  };
}

let loading: Promise<PostalPlaces> | undefined;

/** Loads the tables when they are first used. That takes memory for a moment, and blocks the process while the data is parsed. */
export function postalPlaces(): Promise<PostalPlaces> {
  loading ??= loadPlaces().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
