import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const source = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(source, file), 'utf8');
const domainOf = (file: string) => file.split('/', 1)[0] ?? '';

it('no domain names the tables of another domain in its SQL', () => {
  const files = globSync('*/**/*.ts', { cwd: source }).filter((file) => !/\.test\.ts$|(^|\/)testing\//.test(file));
  const owners = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('/tables.ts'))) {
    for (const [, table = ''] of read(file).matchAll(/pgTable\(\s*'(\w+)'/g)) owners.set(table, domainOf(file));
  }
  const foreign = files.flatMap((file) =>
    [...read(file).matchAll(/\b(?:FROM|JOIN|INTO|UPDATE) (?:ONLY )?(\w+)/g)].flatMap(([, table = '']) => {
      const owner = owners.get(table);
      return owner && owner !== domainOf(file) ? [`${file}: ${table} of ${owner}`] : [];
    }),
  );
  expect(owners.size).toBeGreaterThan(50);
  expect(foreign).toEqual([]);
});
