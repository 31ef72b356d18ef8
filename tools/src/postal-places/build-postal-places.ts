/**
 * Writes the tables of the built-in geocoder from the package `zipcodes`, after a new release of it:
 *
 *   node tools/src/postal-places/build-postal-places.ts
 */
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { postalTableEncoding, postalTableFile, postalTableNames } from '../../../commerce/src/geography/postal-tables.ts';
import { buildPostalTables } from './postal-tables.ts';

const tables = buildPostalTables();
for (const name of postalTableNames) {
  const compressed = brotliCompressSync(Buffer.from(tables[name], postalTableEncoding));
  writeFileSync(postalTableFile(name), compressed);
  console.log(`${name}: ${Math.round(tables[name].length / 1_000)} kB, ${Math.round(compressed.length / 1_000)} kB compressed`);
}
