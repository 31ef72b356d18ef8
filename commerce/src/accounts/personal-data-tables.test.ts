import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dataOfTables } from './data-of-tables.ts';

const operations = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');

it.each(Object.keys(dataOfTables).filter((table) => table !== 'store'))('docs/operations.md says how long %s is kept', (table) => {
  expect(operations).toMatch(new RegExp(`^\\|[^|]*\`${table}\``, 'm'));
});
