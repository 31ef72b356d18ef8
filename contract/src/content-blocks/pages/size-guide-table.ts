/** A table of a size guide, and what makes it one that a shopper can be advised by. */

import { z } from 'zod';
import { bodyMeasurements, measurementUnits, unitOf, wearers } from '../../client/body-measurements.ts';
import { line } from '../fields.ts';

/** A size's name, a measure, or the least and the most of one. */
const cell = z.union([z.string().min(1).max(60), z.number().positive(), z.tuple([z.number().positive(), z.number().positive()])]);
type Cell = z.output<typeof cell>;

/** What of a body a column states; the storefront asks for these. */
const measurement = z.enum(bodyMeasurements);

/** The first column names the row. Measures are kept in one unit; the metric one is worked out where they are shown. */
const column = z.strictObject({ heading: line, unit: z.enum(measurementUnits).optional(), measure: measurement.optional() });

const word = z.string().min(1).max(60);
/** Which of a garment's choices the rows are. */
const sizes = z.strictObject({
  /** The variation attribute: `size`, `waist`, `inseam`, `fit`. */
  attribute: z.string().regex(/^[a-z][a-zA-Z0-9_-]{0,39}$/, 'the name of a variation attribute'),
  /** The columns that hold names of sizes, from 0; without it the first one does. */
  columns: z.array(z.number().int().min(0).max(9)).min(1).max(10).optional(),
  /** For each row the attribute's value, where that is not the name. */
  values: z.array(word).min(1).max(40).optional(),
  /** Values of other attributes that the rows hold for: `{ "fit": ["Tall"] }`. */
  within: z.record(word, z.union([word, z.array(word).min(1).max(10)])).optional(),
  /** Whose body it is; without it an adult's. */
  wearer: z.enum(wearers).optional(),
  /** The measure that decides where two disagree; without it the one that needs the larger size. */
  decides: measurement.optional(),
});

const fields = z.strictObject({
  caption: line,
  columns: z.array(column).min(2).max(10),
  rows: z.array(z.array(cell)).min(1).max(40),
  note: line.optional(),
  sizes: sizes.optional(),
});
type Table = z.output<typeof fields>;

export interface TableError {
  path: (string | number)[];
  message: string;
}

const endsOf = (value: Cell | undefined): readonly [number, number] | undefined =>
  typeof value === 'number' ? [value, value] : Array.isArray(value) ? value : undefined;

/** A measure has the unit that it is kept in. */
function unitErrors({ columns }: Table): TableError[] {
  return columns.flatMap(({ unit, measure: stated }, at) => {
    if (!stated || unit === unitOf(stated)) return [];
    return [{ path: ['columns', at, 'measure'], message: stated === 'weight' ? 'a weight is in pounds' : 'a measure is in inches' }];
  });
}

/** The least of a cell stands before its most. */
function cellErrors({ rows }: Table): TableError[] {
  return rows.flatMap((row, at) =>
    row.flatMap((value, place) => {
      const ends = endsOf(value);
      return ends && ends[0] > ends[1] ? [{ path: ['rows', at, place], message: 'the least stands before the most' }] : [];
    }),
  );
}

/** A measure goes up from each row to the next that states it, at both ends: a slip of the keyboard would be bought by. */
function orderErrors({ columns, rows }: Table): TableError[] {
  return columns.flatMap(({ heading, measure: stated }, place) => {
    if (!stated) return [];
    const found = rows.flatMap((row, at) => {
      const ends = endsOf(row[place]);
      return ends ? [{ at, ends }] : [];
    });
    const slip = found.find(({ ends: [least, most] }, index) => {
      const before = found[index - 1]?.ends;
      return before && (least < before[0] || most < before[1] || (least === before[0] && most === before[1]));
    });
    return slip ? [{ path: ['rows', slip.at, place], message: `'${heading}' goes up from row to row` }] : [];
  });
}

/** The names of sizes are there, and each is there once. */
function sizeErrors({ columns, rows, sizes: chosen }: Table): TableError[] {
  if (!chosen) return [];
  const { columns: named = [0], values, decides } = chosen;
  const missing = named.findIndex((at) => at >= columns.length);
  if (missing >= 0) return [{ path: ['sizes', 'columns', missing], message: 'there is no such column' }];
  const problems: TableError[] = [];
  const names = rows.map((row) => row[named[0] ?? 0]);
  const unnamed = rows.findIndex((row) => named.some((at) => typeof row[at] !== 'string'));
  if (unnamed >= 0) problems.push({ path: ['rows', unnamed], message: 'a size’s name is a text' });
  const twice = names.findIndex((name, at) => names.indexOf(name) !== at);
  if (twice >= 0) problems.push({ path: ['rows', twice], message: 'each size stands there once' });
  if (values && values.length !== rows.length) problems.push({ path: ['sizes', 'values'], message: 'a value for each row' });
  if (values && new Set(values).size !== values.length)
    problems.push({ path: ['sizes', 'values'], message: 'each value stands there once' });
  if (decides && !columns.some(({ measure: stated }) => stated === decides))
    problems.push({ path: ['sizes', 'decides'], message: 'no column states it' });
  return problems;
}

export const sizeGuideTable = fields.superRefine((table, context) => {
  if (!table.rows.every((row) => row.length === table.columns.length)) {
    context.addIssue({ code: 'custom', path: ['rows'], message: 'every row has a cell for each column' });
    return;
  }
  for (const problem of [...unitErrors(table), ...cellErrors(table), ...orderErrors(table), ...sizeErrors(table)]) {
    context.addIssue({ code: 'custom', ...problem });
  }
});
