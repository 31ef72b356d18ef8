/**
 * Tables of postal codes, cities and states in North America, which `tools/src/postal-places` writes. Their rows have city, state, country
 * and coordinates, without which military mail and organizations are.
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
/** Bytes after which decompression returns to the event loop: parts of the default size take three times as long there. */
const chunkSize = 1 << 20;

export async function readPostalTable(name: PostalTableName): Promise<string> {
  return (await decompress(await readFile(postalTableFile(name)), { chunkSize })).toString(postalTableEncoding);
}

const tables = new Map<PostalTableName, Promise<TextTable>>();

/** Reads a table when it is first used; decompression does not block the process. */
export function postalTable(name: PostalTableName): Promise<TextTable> {
  const known = tables.get(name);
  if (known) return known;
  const table = readPostalTable(name).then(createTextTable);
  tables.set(name, table);
  table.catch(() => tables.delete(name));
  return table;
}
