/** ZIP codes of the United States, and the first halves of Canadian postal codes, with the city and coordinates of each. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { americanCityName, canadianCityName } from './city-name.ts';
import type { Coordinates } from './distance.ts';

const require = createRequire(import.meta.url);

export interface PostalArea extends Coordinates {
  /** `55731` or `P7B`. */
  code: string;
  city: string;
  stateCode: string;
  countryCode: 'US' | 'CA';
}

interface PackageEntry {
  latitude: number;
  longitude: number;
  city: string;
  state: string;
}

const provinces: Readonly<Record<string, string>> = {
  ...{ A: 'NL', B: 'NS', C: 'PE', E: 'NB', G: 'QC', H: 'QC', J: 'QC', K: 'ON', L: 'ON', M: 'ON', N: 'ON', P: 'ON' },
  ...{ R: 'MB', S: 'SK', T: 'AB', V: 'BC', X: 'NT', Y: 'YT' },
};
const nunavut = ['X0A', 'X0B', 'X0C'];

/** The letters say the province; its name in the data is not always one. */
function provinceOf(code: string): string {
  return nunavut.includes(code) ? 'NU' : (provinces[code.charAt(0)] ?? '');
}

/** Reads the data of the package without its code, which would stay in memory as 44,000 objects. */
async function readEntries(file: string): Promise<[code: string, entry: PackageEntry][]> {
  const source = await readFile(require.resolve(`zipcodes/lib/${file}`), 'utf8');
  const data = JSON.parse(source.slice(source.indexOf('{'), source.indexOf(';\n'))) as Record<string, PackageEntry>;
  return Object.entries(data);
}

/** Returns the city and state of each ZIP code, also of those without a place: military mail, organizations. */
export async function readCitiesOfZipCodes(): Promise<Pick<PostalArea, 'code' | 'city' | 'stateCode'>[]> {
  return (await readEntries('codes.js')).map(([code, { city, state }]) => ({ code, city: americanCityName(city), stateCode: state }));
}

const hasPlace = ({ latitude, longitude }: Coordinates) => Boolean(latitude && longitude);

export async function readPostalAreas(): Promise<PostalArea[]> {
  const [american, canadian] = await Promise.all([readEntries('codes.js'), readEntries('codesCanada.js')]);
  return [
    ...american.map(([code, { latitude, longitude, city, state }]) => {
      return { code, latitude, longitude, city: americanCityName(city), stateCode: state, countryCode: 'US' as const };
    }),
    ...canadian.map(([code, { latitude, longitude, city }]) => {
      return { code, latitude, longitude, city: canadianCityName(city), stateCode: provinceOf(code), countryCode: 'CA' as const };
    }),
  ].filter(hasPlace);
}
