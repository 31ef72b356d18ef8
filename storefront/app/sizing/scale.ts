/** A table of a size guide as the finder uses it: sizes from small to large, and the body that each is for. Pure. */
import { type BodyMeasure, bodyMeasures, type Wearer } from './body-measures.ts';
import type { GuideTable } from './guide.ts';
import { type Measure, measureOf } from './measures.ts';
import { ascends, type Range } from './place.ts';

export interface ScaleSize {
  /** As its table names it. */
  name: string;
  /** What a garment may call it. */
  values: readonly string[];
  ranges: Readonly<Partial<Record<BodyMeasure, Range>>>;
}

export interface Scale {
  caption: string | undefined;
  /** The attribute of a garment that its sizes are values of. */
  attribute: string;
  /** Values of other attributes that its sizes hold for: `{ fit: ['Tall'] }`. */
  within: Readonly<Record<string, readonly string[]>>;
  wearer: Wearer;
  /** The measure that decides where they disagree; else it is the one that needs the largest size. */
  decides: BodyMeasure | undefined;
  /** What its columns state, in the order in which it is asked for. */
  measures: readonly BodyMeasure[];
  sizes: readonly ScaleSize[];
}

const rangeOf = (measure: Measure): Range => (typeof measure === 'number' ? [measure, measure] : measure);

/** The whole of two ranges. */
const joined = (one: Range | undefined, [least, most]: Range): Range =>
  one ? [Math.min(one[0], least), Math.max(one[1], most)] : [least, most];

/** The ranges that a row states, by measure; two columns of one measure are its least and its most. */
function rangesOf(table: GuideTable, row: readonly unknown[]): ScaleSize['ranges'] {
  const ranges: Partial<Record<BodyMeasure, Range>> = {};
  table.columns.forEach(({ measure }, at) => {
    const amount = measureOf(row[at]);
    if (measure && amount !== undefined) ranges[measure] = joined(ranges[measure], rangeOf(amount));
  });
  return ranges;
}

function sizeOf(table: GuideTable, row: readonly unknown[], at: number): ScaleSize | undefined {
  const { columns = [0], values } = table.sizes ?? {};
  const names = columns.flatMap((column) => (typeof row[column] === 'string' ? [row[column]] : []));
  const [name] = names;
  const value = values?.[at];
  return name === undefined ? undefined : { name, values: value === undefined ? names : [value], ranges: rangesOf(table, row) };
}

/**
 * The scale of a table; undefined where it says of no garment's attribute or of no body, and where its sizes do not go up from row to row:
 * a wrong table is read by nobody but a person.
 */
export function scaleOf(table: GuideTable): Scale | undefined {
  if (!table.sizes) return undefined;
  const { attribute, within = {}, wearer = 'adult', decides } = table.sizes;
  const sizes = table.rows.map((row, at) => sizeOf(table, row, at));
  const stated = bodyMeasures.filter((measure) => sizes.some((size) => size?.ranges[measure]));
  const isWhole = sizes.every((size) => size !== undefined) && new Set(sizes.map(({ name }) => name)).size === sizes.length;
  if (!isWhole || stated.length === 0) return undefined;
  if (!stated.every((measure) => ascends(sizes.map(({ ranges }) => ranges[measure])))) return undefined;
  return {
    caption: table.caption,
    attribute,
    within,
    wearer,
    decides: decides && stated.includes(decides) ? decides : undefined,
    measures: stated,
    sizes,
  };
}

/** The scales of a guide, in its order. */
export function scalesOf({ tables }: { tables: readonly GuideTable[] }): Scale[] {
  return tables.flatMap((table) => scaleOf(table) ?? []);
}

/** Whether what each size goes up to is no less than what the one before it does: enough to look a body up by. */
function goesUp(sizes: readonly ScaleSize[], measure: BodyMeasure): boolean {
  const most = sizes.flatMap(({ ranges }) => ranges[measure]?.[1] ?? []);
  return most.every((end, at) => at === 0 || end >= most[at - 1]!);
}

/** Several scales of one attribute as one, the smaller first: a shirt that goes from 2T to XL. */
export function unionOf([first, ...more]: readonly [Scale, ...Scale[]]): Scale {
  if (more.length === 0) return first;
  const all = [first, ...more];
  const sizes = all.flatMap((scale) => scale.sizes);
  const measures = bodyMeasures.filter((measure) => all.some((scale) => scale.measures.includes(measure)) && goesUp(sizes, measure));
  return { ...first, measures, sizes };
}
