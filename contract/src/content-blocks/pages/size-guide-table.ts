import { z } from 'zod';
import { bodyMeasurements, measurementUnits, unitOf, wearers } from '../../client/body-measurements.ts';
import { line } from '../fields.ts';

const cell = z.union([z.string().min(1).max(60), z.number().positive(), z.tuple([z.number().positive(), z.number().positive()])]);
type Cell = z.output<typeof cell>;

const measurement = z.enum(bodyMeasurements);

const column = z.strictObject({ heading: line, unit: z.enum(measurementUnits).optional(), measure: measurement.optional() });

const word = z.string().min(1).max(60);
const sizes = z.strictObject({
  attribute: z.string().regex(/^[a-z][a-zA-Z0-9_-]{0,39}$/, 'the name of a variation attribute'),
  /** Indexes of the columns with size names; the first column by default. */
  columns: z.array(z.number().int().min(0).max(9)).min(1).max(10).optional(),
  /** The variation value of each row, if it differs from the size name. */
  values: z.array(word).min(1).max(40).optional(),
  /** Values of other attributes that the rows apply to: `{ "fit": ["Tall"] }`. */
  within: z.record(word, z.union([word, z.array(word).min(1).max(10)])).optional(),
  wearer: z.enum(wearers).optional(),
  /** The measurement that decides when two disagree; by default the measurement that requires the larger size. */
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

const rangeOf = (value: Cell | undefined): readonly [number, number] | undefined =>
  typeof value === 'number' ? [value, value] : Array.isArray(value) ? value : undefined;

function unitErrors({ columns }: Table): TableError[] {
  return columns.flatMap(({ unit, measure }, index) => {
    if (!measure || unit === unitOf(measure)) return [];
    return [
      { path: ['columns', index, 'measure'], message: measure === 'weight' ? 'a weight must be in pounds' : 'a length must be in inches' },
    ];
  });
}

function cellErrors({ rows }: Table): TableError[] {
  return rows.flatMap((row, index) =>
    row.flatMap((value, columnIndex) => {
      const ends = rangeOf(value);
      return ends && ends[0] > ends[1] ? [{ path: ['rows', index, columnIndex], message: 'the minimum must come before the maximum' }] : [];
    }),
  );
}

/** Measurements increase from row to row at both ends; a typing error would sell wrong sizes. */
function orderErrors({ columns, rows }: Table): TableError[] {
  return columns.flatMap(({ heading, measure }, columnIndex) => {
    if (!measure) return [];
    const found = rows.flatMap((row, index) => {
      const ends = rangeOf(row[columnIndex]);
      return ends ? [{ at: index, ends }] : [];
    });
    const firstError = found.find(({ ends: [minimum, maximum] }, index) => {
      const previous = found[index - 1]?.ends;
      return previous && (minimum < previous[0] || maximum < previous[1] || (minimum === previous[0] && maximum === previous[1]));
    });
    return firstError ? [{ path: ['rows', firstError.at, columnIndex], message: `'${heading}' must increase from row to row` }] : [];
  });
}

function sizeErrors({ columns, rows, sizes: chosen }: Table): TableError[] {
  if (!chosen) return [];
  const { columns: named = [0], values, decides } = chosen;
  const missing = named.findIndex((at) => at >= columns.length);
  if (missing >= 0) return [{ path: ['sizes', 'columns', missing], message: 'there is no such column' }];
  const errors: TableError[] = [];
  const names = rows.map((row) => row[named[0] ?? 0]);
  const unnamed = rows.findIndex((row) => named.some((at) => typeof row[at] !== 'string'));
  if (unnamed >= 0) errors.push({ path: ['rows', unnamed], message: 'the name of a size must be text' });
  const duplicate = names.findIndex((name, index) => names.indexOf(name) !== index);
  if (duplicate >= 0) errors.push({ path: ['rows', duplicate], message: 'another row has the same size' });
  if (values && values.length !== rows.length) errors.push({ path: ['sizes', 'values'], message: 'there must be one value for each row' });
  if (values && new Set(values).size !== values.length) errors.push({ path: ['sizes', 'values'], message: 'each value must be unique' });
  if (decides && !columns.some(({ measure }) => measure === decides))
    errors.push({ path: ['sizes', 'decides'], message: 'no column has this measurement' });
  return errors;
}

export const sizeGuideTable = fields.superRefine((table, context) => {
  if (!table.rows.every((row) => row.length === table.columns.length)) {
    context.addIssue({ code: 'custom', path: ['rows'], message: 'every row has a cell for each column' });
    return;
  }
  for (const error of [...unitErrors(table), ...cellErrors(table), ...orderErrors(table), ...sizeErrors(table)]) {
    context.addIssue({ code: 'custom', ...error });
  }
});
