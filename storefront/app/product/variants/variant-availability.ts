/**
 * Variant selection as pure functions. Dimensions are in selection order: an earlier dimension decides which values of a later one are
 * offered (no Small in Tall); whether a value can be ordered depends on all dimensions.
 */
import type { Dimension, ProductVariant } from './variant-table.ts';

export interface VariantMatrix {
  dimensions: readonly Dimension[];
  variants: readonly ProductVariant[];
}

export type SelectedValues = Readonly<Record<string, string>>;

/** `not-offered`: no variant combines it with the values of earlier dimensions. */
export type ValueState = 'available' | 'sold-out' | 'not-offered';

function chosenIndex(dimension: Dimension, selection: SelectedValues): number {
  const chosen = selection[dimension.id];
  return chosen === undefined ? -1 : dimension.values.findIndex(({ value }) => value === chosen);
}

function matchingVariants(matrix: VariantMatrix, selection: SelectedValues, counts: (index: number) => boolean): ProductVariant[] {
  const wanted = matrix.dimensions.map((dimension, index) => (counts(index) ? chosenIndex(dimension, selection) : -1));
  return matrix.variants.filter((variant) => wanted.every((value, index) => value === -1 || variant.valueIndexes[index] === value));
}

/**
 * The state of each value of a dimension, given the rest of the selection. Visits each variant once, so that a style of 414 variants is as
 * fast as one of 4.
 */
export function valueStates(matrix: VariantMatrix, selection: SelectedValues, dimensionId: string): ReadonlyMap<string, ValueState> {
  const own = matrix.dimensions.findIndex(({ id }) => id === dimensionId);
  const wanted = matrix.dimensions.map((dimension, index) => (index === own ? -1 : chosenIndex(dimension, selection)));
  const values = matrix.dimensions[own]?.values ?? [];
  // By value index: offered with the earlier dimensions, offered with the whole selection, and whether a variant of either can be ordered.
  const seen = values.map(() => ({ isOffered: false, canOrder: false, isExact: false, canOrderExact: false }));
  for (const { valueIndexes, orderable } of matrix.variants) {
    const value = seen[valueIndexes[own] ?? -1];
    if (!value) continue;
    const differsAt = wanted.findIndex((index, place) => index !== -1 && valueIndexes[place] !== index);
    if (differsAt !== -1 && differsAt < own) continue;
    value.isOffered = true;
    value.canOrder ||= orderable;
    if (differsAt !== -1) continue;
    value.isExact = true;
    value.canOrderExact ||= orderable;
  }
  return new Map(
    seen.map(({ isOffered, canOrder, isExact, canOrderExact }, index): [string, ValueState] => {
      const isAvailable = isExact ? canOrderExact : canOrder;
      return [values[index]?.value ?? '', isOffered ? (isAvailable ? 'available' : 'sold-out') : 'not-offered'];
    }),
  );
}

export function valueState(matrix: VariantMatrix, selection: SelectedValues, dimensionId: string, value: string): ValueState {
  return valueStates(matrix, selection, dimensionId).get(value) ?? 'not-offered';
}

/** Selects a value and drops selected values that no variant combines with it, later dimensions first. */
export function selectValue(matrix: VariantMatrix, selection: SelectedValues, dimensionId: string, value: string): SelectedValues {
  const own = matrix.dimensions.findIndex(({ id }) => id === dimensionId);
  if (own < 0) return selection;
  let kept: SelectedValues = { [dimensionId]: value };
  const order = matrix.dimensions.filter((_, index) => index !== own);
  for (const { id } of order) {
    const chosen = selection[id];
    if (chosen === undefined) continue;
    const more = { ...kept, [id]: chosen };
    if (matchingVariants(matrix, more, () => true).length > 0) kept = more;
  }
  return inDimensionOrder(matrix, kept);
}

function inDimensionOrder(matrix: VariantMatrix, selection: SelectedValues): SelectedValues {
  return Object.fromEntries(matrix.dimensions.flatMap(({ id }) => (selection[id] === undefined ? [] : [[id, selection[id]]])));
}

/** The selection of a freshly opened page: the requested values as far as a variant has them, and values without an alternative. */
export function initialSelection(matrix: VariantMatrix, requested: SelectedValues, fallback: SelectedValues = {}): SelectedValues {
  let selection: SelectedValues = {};
  for (const { id, values } of matrix.dimensions) {
    const only = values.length === 1 ? values[0]?.value : undefined;
    for (const value of [requested[id], only, fallback[id]]) {
      if (value === undefined || !values.some((candidate) => candidate.value === value)) continue;
      const more = { ...selection, [id]: value };
      if (matchingVariants(matrix, more, () => true).length === 0) continue;
      selection = more;
      break;
    }
  }
  return selection;
}

export function missingDimensions(matrix: VariantMatrix, selection: SelectedValues): Dimension[] {
  return matrix.dimensions.filter((dimension) => chosenIndex(dimension, selection) < 0);
}

export type ResolvedVariant =
  | { ok: true; variant: ProductVariant }
  | { ok: false; error: 'MISSING_SELECTIONS'; missing: readonly Dimension[] };

/**
 * Returns the variant to add (ERROR-032). A gift card needs no selection (PDP-002): the first orderable variant, else the first, is taken.
 */
export function resolveVariant(matrix: VariantMatrix, selection: SelectedValues, isGiftCard: boolean): ResolvedVariant {
  const left = remainingVariants(matrix, selection);
  const missing = missingDimensions(matrix, selection);
  const variant = isGiftCard ? (left.find(({ orderable }) => orderable) ?? left[0]) : missing.length === 0 ? left[0] : undefined;
  return variant ? { ok: true, variant } : { ok: false, error: 'MISSING_SELECTIONS', missing };
}

export function selectedVariant(matrix: VariantMatrix, selection: SelectedValues): ProductVariant | undefined {
  return missingDimensions(matrix, selection).length > 0 ? undefined : matchingVariants(matrix, selection, () => true)[0];
}

export function remainingVariants(matrix: VariantMatrix, selection: SelectedValues): ProductVariant[] {
  return matchingVariants(matrix, selection, () => true);
}
