import { createRequire } from 'node:module';
import type { Position } from './topology.ts';

interface ZipCode {
  latitude: number;
  longitude: number;
}

const zipcodes: { lookupByName(city: string, state: string): ZipCode[] } = createRequire(import.meta.url)('zipcodes');

const median = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** Returns the longitude and latitude of "City, ST": the middle of its ZIP codes. */
export function placeOf(name: string): Position {
  const [city = '', state = ''] = name.split(', ');
  const found = zipcodes.lookupByName(city, state);
  if (found.length === 0) throw new Error(`the table of ZIP codes has no ${name}`);
  return [median(found.map(({ longitude }) => longitude)), median(found.map(({ latitude }) => latitude))];
}
