import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTextTable, formatTextTable } from './text-table.ts';

it('a table of texts finds the rows of a key, in their order', () => {
  const cell = fc.stringMatching(/^[A-C ]{0,3}$/);
  const row = fc.tuple(cell, cell, cell);
  fc.assert(
    fc.property(fc.array(row), cell, (rows, key) => {
      const expected = rows.filter(([first]) => first === key).map(([, ...fields]) => fields);
      expect(createTextTable(formatTextTable(rows)).rows(key)).toEqual(expected);
    }),
  );
});
