import type { Color, SizeRun, Style } from './schema.ts';

type DimensionId = SizeRun['dimensions'][number]['id'];
/** One value for each dimension of a run: `{ waist: '34', inseam: '32' }`; empty where there is one size. */
export type SizeValues = Partial<Record<DimensionId, string>>;

interface SizeCombination {
  /** Its place in the whole run, from 1; combinations that are not made keep their number, so that making one later renumbers nothing. */
  ordinal: number;
  values: SizeValues;
}

export interface Variant {
  /** Style number, two digits of color, three of the size's ordinal. */
  sku: string;
  styleId: string;
  colorId: string;
  sizes: SizeValues;
  /** Twelve digits, the last a check digit. */
  barcode: string;
}

const matches = (pattern: string, values: string[]) => {
  const parts = pattern.split('/');
  return parts.length === values.length && parts.every((part, index) => part === '*' || part === values[index]);
};

/** Every combination of a run that is made, the first dimension turning slowest. */
export function sizeCombinations(run: SizeRun): SizeCombination[] {
  let rows: string[][] = [[]];
  for (const dimension of run.dimensions) {
    rows = rows.flatMap((row) => dimension.values.map((value) => [...row, value]));
  }
  return rows.flatMap((row, index) => {
    if (run.except.some((pattern) => matches(pattern, row))) return [];
    const values: SizeValues = {};
    run.dimensions.forEach((dimension, place) => {
      values[dimension.id] = row[place]!;
    });
    return [{ ordinal: index + 1, values }];
  });
}

/** The exceptions of a run that take nothing away: a value misspelt or a part missing. */
export function idleExceptions(run: SizeRun): string[] {
  const all = sizeCombinations({ ...run, except: [] }).map(({ values }) => run.dimensions.map(({ id }) => values[id]!));
  return run.except.filter((pattern) => !all.some((row) => matches(pattern, row)));
}

export function skuNumber(styleId: string, colorCode: string, ordinal: number): string {
  return `${styleId}${colorCode}${String(ordinal).padStart(3, '0')}`;
}

/** The UPC check digit of eleven digits: three times the odd places and once the even ones, up to the next ten. */
export function checkDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** The UPC-A of a SKU. Number system 4 is left to a shop's own use, so no code here belongs to anybody's goods. */
export function barcodeOf(sku: string): string {
  const digits = `4${sku.padStart(10, '0')}`;
  return `${digits}${checkDigit(digits)}`;
}

/** All variants of a style, color by color in the style's order, sizes in the run's. */
export function variantsOf(style: Style, colors: Record<string, Color>, run: SizeRun): Variant[] {
  const combinations = sizeCombinations(run);
  return style.colors.flatMap((colorId) =>
    combinations.map(({ ordinal, values }) => {
      const sku = skuNumber(style.id, colors[colorId]!.code, ordinal);
      return { sku, styleId: style.id, colorId, sizes: values, barcode: barcodeOf(sku) };
    }),
  );
}
