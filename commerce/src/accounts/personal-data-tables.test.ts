import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { personalDataTables } from './personal-data-tables.ts';

const operations = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');

it.each(Object.keys(personalDataTables).filter((table) => table !== 'store'))('docs/operations.md says how long %s is kept', (table) => {
  expect(operations).toMatch(new RegExp(`^\\|[^|]*\`${table}\``, 'm'));
});
