/**
 * Tables of postal codes, cities and states in North America, which `tools/src/postal-places` writes. Their rows have city, state, country
 * and coordinates; the postal codes of military mail and of some organizations have no coordinates.
 */
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { createTextTable, type TextTable } from './text-table.ts';

export const postalTableNames = ['codes', 'cities', 'states'] as const;
export type PostalTableName = (typeof postalTableNames)[number];

const decompress = promisify(brotliDecompress);

export function postalTableFile(name: PostalTableName): URL {
  return new URL(`./postal-data/${name}.tsv.br`, import.meta.url);
}

/** Latin-1, because its strings need one byte for each character. */
export const postalTableEncoding = 'latin1';
/** Size of the parts in which zlib delivers the output, in bytes. With the default of 16 kB, decompression takes three times as long. */
const chunkSize = 1 << 20;

export async function readPostalTable(name: PostalTableName): Promise<string> {
  return (await decompress(await readFile(postalTableFile(name)), { chunkSize })).toString(postalTableEncoding);
}

const tables = new Map<PostalTableName, Promise<TextTable>>();

/** Reads a table when it is first used; decompression does not block the process. */
export function postalTable(name: PostalTableName): Promise<TextTable> {
  const cached = tables.get(name);
  if (cached) return cached;
  const table = readPostalTable(name).then(createTextTable);
  tables.set(name, table);
  table.catch(() => tables.delete(name));
  return table;
}
