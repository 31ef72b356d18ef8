/** A table of a size guide, with the rules that make it usable for size recommendations. */

import { z } from 'zod';
import { bodyMeasurements, measurementUnits, unitOf, wearers } from '../../client/body-measurements.ts';
import { line } from '../fields.ts';

/** A size name, a measurement, or its minimum and maximum. */
const cell = z.union([z.string().min(1).max(60), z.number().positive(), z.tuple([z.number().positive(), z.number().positive()])]);
type Cell = z.output<typeof cell>;

const measurement = z.enum(bodyMeasurements);

/** The first column names the row. Measurements are in one unit; the storefront converts to metric. */
const column = z.strictObject({ heading: line, unit: z.enum(measurementUnits).optional(), measure: measurement.optional() });

const word = z.string().min(1).max(60);
/** Which variation values the rows stand for. */
const sizes = z.strictObject({
  /** The variation attribute: `size`, `waist`, `inseam`, `fit`. */
  attribute: z.string().regex(/^[a-z][a-zA-Z0-9_-]{0,39}$/, 'the name of a variation attribute'),
  /** Indexes of the columns with size names; the first column by default. */
  columns: z.array(z.number().int().min(0).max(9)).min(1).max(10).optional(),
  /** The variation value of each row, if it differs from the size name. */
  values: z.array(word).min(1).max(40).optional(),
  /** Values of other attributes that the rows apply to: `{ "fit": ["Tall"] }`. */
  within: z.record(word, z.union([word, z.array(word).min(1).max(10)])).optional(),
  /** Whose body it is; an adult's by default. */
  wearer: z.enum(wearers).optional(),
  /** The measurement that decides when two disagree; by default the one that requires the larger size. */
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

function unitErrors({ columns }: Table): TableError[] {
  return columns.flatMap(({ unit, measure: stated }, at) => {
    if (!stated || unit === unitOf(stated)) return [];
    return [{ path: ['columns', at, 'measure'], message: stated === 'weight' ? 'a weight is in pounds' : 'a measure is in inches' }];
  });
}

function cellErrors({ rows }: Table): TableError[] {
  return rows.flatMap((row, at) =>
    row.flatMap((value, place) => {
      const ends = endsOf(value);
      return ends && ends[0] > ends[1] ? [{ path: ['rows', at, place], message: 'the least stands before the most' }] : [];
    }),
  );
}

/** Measurements increase from row to row at both ends; a typing error would sell wrong sizes. */
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
