import type { Color, SizeRun, Style } from '../data-files/schema.ts';

type Dimension = SizeRun['dimensions'][number];
type DimensionId = Dimension['id'];
/** Size with one value per dimension: `{ waist: '34', inseam: '32' }`; empty for one size. */
export type SizeValues = Partial<Record<DimensionId, string>>;

interface SizeCombination {
  /** Position in the full run, from 1. Combinations that are not produced still occupy a number. */
  ordinal: number;
  values: SizeValues;
}

export interface Variant {
  /** Id of the SKU: style number, two digits of color, three digits of the size's ordinal. */
  sku: string;
  styleId: string;
  colorId: string;
  sizes: SizeValues;
  /** UPC-A: twelve digits with a check digit. */
  barcode: string;
}

const matches = (pattern: string, values: string[]) => {
  const parts = pattern.split('/');
  return parts.length === values.length && parts.every((part, index) => part === '*' || part === values[index]);
};

/** Returns the combinations that are produced; the first dimension varies slowest. */
export function sizeCombinations(run: SizeRun): SizeCombination[] {
  let rows: string[][] = [[]];
  for (const dimension of run.dimensions) {
    rows = rows.flatMap((row) => dimension.values.map((value) => [...row, value]));
  }
  return rows.flatMap((row, index) => {
    if (run.except.some((pattern) => matches(pattern, row))) return [];
    const values: SizeValues = {};
    run.dimensions.forEach((dimension, index) => {
      values[dimension.id] = row[index]!;
    });
    return [{ ordinal: index + 1, values }];
  });
}

/** Returns exceptions that match no combination, for example because of a misspelled value. */
export function unusedExceptions(run: SizeRun): string[] {
  const all = sizeCombinations({ ...run, except: [] }).map(({ values }) => run.dimensions.map(({ id }) => values[id]!));
  return run.except.filter((pattern) => !all.some((row) => matches(pattern, row)));
}

/** Returns the size system of a value, such as `letters` or `shoes`. */
export function sizeSystemOf({ sizeSystem }: Pick<Dimension, 'sizeSystem'>, value: string): string | undefined {
  if (typeof sizeSystem === 'string') return sizeSystem;
  return Object.entries(sizeSystem ?? {}).find(([, values]) => values.includes(value))?.[0];
}

/** Returns the values of the dimension `size` that have no size system. Other dimensions need none. */
export function sizesWithoutSystem({ dimensions }: SizeRun): string[] {
  return dimensions.flatMap((dimension) =>
    dimension.id === 'size' ? dimension.values.filter((value) => sizeSystemOf(dimension, value) === undefined) : [],
  );
}

export function skuNumber(styleId: string, colorCode: string, ordinal: number): string {
  return `${styleId}${colorCode}${String(ordinal).padStart(3, '0')}`;
}

export function checkDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** Returns the UPC-A of a SKU. Number system 4 is reserved for in-store use, so no code collides with a real product. */
export function barcodeOf(sku: string): string {
  const digits = `4${sku.padStart(10, '0')}`;
  return `${digits}${checkDigit(digits)}`;
}

export function variantsOf(style: Style, colors: Record<string, Color>, run: SizeRun): Variant[] {
  const combinations = sizeCombinations(run);
  return style.colors.flatMap((colorId) =>
    combinations.map(({ ordinal, values }) => {
      const sku = skuNumber(style.id, colors[colorId]!.code, ordinal);
      return { sku, styleId: style.id, colorId, sizes: values, barcode: barcodeOf(sku) };
    }),
  );
}
