/** ZIP codes of the United States, and the first halves of Canadian postal codes, with the city and coordinates of each. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Coordinates } from '../../../commerce/src/geography/distance.ts';
import { americanCityName, canadianCityName } from './city-name.ts';

const require = createRequire(import.meta.url);

export interface PostalArea {
  /** `55731` or `P7B`. */
  code: string;
  city: string;
  stateCode: string;
  countryCode: 'US' | 'CA';
  /** Coordinates; absent for military mail and organizations. */
  place: Coordinates | undefined;
}

interface PackageEntry extends Coordinates {
  city: string;
  state: string;
}

const provinces: Readonly<Record<string, string>> = {
  ...{ A: 'NL', B: 'NS', C: 'PE', E: 'NB', G: 'QC', H: 'QC', J: 'QC', K: 'ON', L: 'ON', M: 'ON', N: 'ON', P: 'ON' },
  ...{ R: 'MB', S: 'SK', T: 'AB', V: 'BC', X: 'NT', Y: 'YT' },
};
const nunavut = ['X0A', 'X0B', 'X0C'];

/** Returns the province by the letters of the code; its name in the data is not always a province. */
function provinceOf(code: string): string {
  return nunavut.includes(code) ? 'NU' : (provinces[code.charAt(0)] ?? '');
}

function readEntries(file: string): [code: string, entry: PackageEntry][] {
  const source = readFileSync(require.resolve(`zipcodes/lib/${file}`), 'utf8');
  const data = JSON.parse(source.slice(source.indexOf('{'), source.indexOf(';\n'))) as Record<string, PackageEntry>;
  return Object.entries(data);
}

function placeOf({ latitude, longitude }: Coordinates): Coordinates | undefined {
  return latitude && longitude ? { latitude, longitude } : undefined;
}

export function readPostalAreas(): PostalArea[] {
  return [
    ...readEntries('codes.js').map(([code, entry]) => {
      return { code, city: americanCityName(entry.city), stateCode: entry.state, countryCode: 'US' as const, place: placeOf(entry) };
    }),
    ...readEntries('codesCanada.js').map(([code, entry]) => {
      return { code, city: canadianCityName(entry.city), stateCode: provinceOf(code), countryCode: 'CA' as const, place: placeOf(entry) };
    }),
  ];
}
