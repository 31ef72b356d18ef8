import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { militaryCodes, stateCodes } from '../shared/postal-address/regions.ts';

const require = createRequire(import.meta.url);

export interface ZipCodePlaces {
  /** Absent for military mail, whose country says it. */
  stateCode?: string;
  cities: string[];
}

/** Lines such as `55731MNEly`. A map of the 42,000 ZIP codes would need several times the memory. */
let zipCodes: Promise<string> | undefined;

/** Returns the state and the city of a ZIP code of five digits; no city if it is not in the country. Military mail is a country (CHECKOUT-015). */
export async function findZipCodePlaces(countryCode: string, zipCode: string): Promise<ZipCodePlaces> {
  zipCodes ??= readZipCodes();
  const lines = await zipCodes;
  const start = lines.indexOf(`\n${zipCode}`) + 1;
  const line = start === 0 ? '' : lines.slice(start, lines.indexOf('\n', start));
  const [stateCode, city] = [line.slice(5, 7), line.slice(7)];
  if (militaryCodes.includes(countryCode)) return { cities: stateCode === countryCode ? [city] : [] };
  return isStateCode(stateCode) ? { stateCode, cities: [city] } : { cities: [] };
}

const isStateCode = (code: string) => stateCodes.some((stateCode) => stateCode === code);

/** Reads the data of the package without its code, which would stay in memory as 42,000 objects. Takes some dozen milliseconds, once. */
async function readZipCodes(): Promise<string> {
  const source = await readFile(require.resolve('zipcodes/lib/codes.js'), 'utf8');
  const data = JSON.parse(source.slice(source.indexOf('{'), source.indexOf(';\n'))) as Record<string, { city: string; state: string }>;
  return `\n${Object.entries(data)
    .map(([zipCode, { city, state }]) => `${zipCode}${state}${cityName(city)}\n`)
    .join('')}`;
}

/** Corrects the capitals of the data: `Mcallen`, `King Of Prussia`, `Hill Afb`, `Apo`. */
export function cityName(name: string): string {
  return name
    .replaceAll(/(?<=\bMc|-)[a-z]/g, (letter) => letter.toUpperCase())
    .replaceAll(/(?<= )(Of|The|And|On|In)(?= )/g, (word) => word.toLowerCase())
    .replaceAll(/\b(Afb|Apo|Fpo|Dpo)$/g, (word) => word.toUpperCase());
}
