/**
 * Variant selection. Dimensions have an order: an earlier dimension decides which values of a later one are offered (Tall has no Small).
 * A value can be ordered if a variant has it together with the selected values of all dimensions.
 */
import type { SelectedValues, ValueState } from '../../sizing/index.ts';
import type { Dimension, ProductVariant } from './variant-table.ts';

export interface VariantMatrix {
  dimensions: readonly Dimension[];
  variants: readonly ProductVariant[];
}

function selectedIndex(dimension: Dimension, selection: SelectedValues): number {
  const selected = selection[dimension.id];
  return selected === undefined ? -1 : dimension.values.findIndex(({ value }) => value === selected);
}

function matchingVariants(matrix: VariantMatrix, selection: SelectedValues): ProductVariant[] {
  const selectedIndexes = matrix.dimensions.map((dimension) => selectedIndex(dimension, selection));
  return matrix.variants.filter((variant) =>
    selectedIndexes.every((value, index) => value === -1 || variant.valueIndexes[index] === value),
  );
}

/** Returns the state of each value of a dimension. Visits each variant once, so that a style with 414 variants is fast. */
export function valueStates(matrix: VariantMatrix, selection: SelectedValues, dimensionId: string): ReadonlyMap<string, ValueState> {
  const ownIndex = matrix.dimensions.findIndex(({ id }) => id === dimensionId);
  const selectedIndexes = matrix.dimensions.map((dimension, index) => (index === ownIndex ? -1 : selectedIndex(dimension, selection)));
  const values = matrix.dimensions[ownIndex]?.values ?? [];
  // States by value index: whether a variant matches the earlier dimensions or the whole selection, and whether such a variant can be
  // ordered.
  const states = values.map(() => ({ isOffered: false, canOrder: false, isExact: false, canOrderExact: false }));
  for (const { valueIndexes, orderable } of matrix.variants) {
    const value = states[valueIndexes[ownIndex] ?? -1];
    if (!value) continue;
    const firstDifference = selectedIndexes.findIndex((value, index) => value !== -1 && valueIndexes[index] !== value);
    if (firstDifference !== -1 && firstDifference < ownIndex) continue;
    value.isOffered = true;
    value.canOrder ||= orderable;
    if (firstDifference !== -1) continue;
    value.isExact = true;
    value.canOrderExact ||= orderable;
  }
  return new Map(
    states.map(({ isOffered, canOrder, isExact, canOrderExact }, index): [string, ValueState] => {
      const isAvailable = isExact ? canOrderExact : canOrder;
      return [values[index]?.value ?? '', isOffered ? (isAvailable ? 'available' : 'sold-out') : 'not-offered'];
    }),
  );
}

export function valueState(matrix: VariantMatrix, selection: SelectedValues, dimensionId: string, value: string): ValueState {
  return valueStates(matrix, selection, dimensionId).get(value) ?? 'not-offered';
}

/** Selects a value and deselects values that no variant combines with it, later dimensions first. */
export function selectValue(matrix: VariantMatrix, selection: SelectedValues, dimensionId: string, value: string): SelectedValues {
  const ownIndex = matrix.dimensions.findIndex(({ id }) => id === dimensionId);
  if (ownIndex < 0) return selection;
  let compatible: SelectedValues = { [dimensionId]: value };
  const order = matrix.dimensions.filter((_, index) => index !== ownIndex);
  for (const { id } of order) {
    const selected = selection[id];
    if (selected === undefined) continue;
    const candidate = { ...compatible, [id]: selected };
    if (matchingVariants(matrix, candidate).length > 0) compatible = candidate;
  }
  return inDimensionOrder(matrix, compatible);
}

function inDimensionOrder(matrix: VariantMatrix, selection: SelectedValues): SelectedValues {
  return Object.fromEntries(matrix.dimensions.flatMap(({ id }) => (selection[id] === undefined ? [] : [[id, selection[id]]])));
}

/**
 * Returns the initial selection of a page: the requested values that a variant combines, else the only value of a dimension, else its
 * fallback.
 */
export function initialSelection(matrix: VariantMatrix, requested: SelectedValues, fallback: SelectedValues = {}): SelectedValues {
  let selection: SelectedValues = {};
  for (const { id, values } of matrix.dimensions) {
    const onlyValue = values.length === 1 ? values[0]?.value : undefined;
    for (const value of [requested[id], onlyValue, fallback[id]]) {
      if (value === undefined || !values.some((other) => other.value === value)) continue;
      const candidate = { ...selection, [id]: value };
      if (matchingVariants(matrix, candidate).length === 0) continue;
      selection = candidate;
      break;
    }
  }
  return selection;
}

export function missingDimensions(matrix: VariantMatrix, selection: SelectedValues): Dimension[] {
  return matrix.dimensions.filter((dimension) => selectedIndex(dimension, selection) < 0);
}

export type ResolvedVariant =
  | { ok: true; variant: ProductVariant }
  | { ok: false; error: 'MISSING_SELECTIONS'; missing: readonly Dimension[] };

/**
 * Returns the variant to add (ERROR-032). A gift card needs no selection (PDP-002): its first orderable variant is used, else its first.
 */
export function resolveVariant(matrix: VariantMatrix, selection: SelectedValues, isGiftCard: boolean): ResolvedVariant {
  const remaining = remainingVariants(matrix, selection);
  const missing = missingDimensions(matrix, selection);
  const variant = isGiftCard
    ? (remaining.find(({ orderable }) => orderable) ?? remaining[0])
    : missing.length === 0
      ? remaining[0]
      : undefined;
  return variant ? { ok: true, variant } : { ok: false, error: 'MISSING_SELECTIONS', missing };
}

export function selectedVariant(matrix: VariantMatrix, selection: SelectedValues): ProductVariant | undefined {
  return missingDimensions(matrix, selection).length > 0 ? undefined : matchingVariants(matrix, selection)[0];
}

export function remainingVariants(matrix: VariantMatrix, selection: SelectedValues): ProductVariant[] {
  return matchingVariants(matrix, selection);
}

/** Returns whether no variant can be ordered. A matrix without variants, of which nothing is known, counts as sold out. */
export function isAllSoldOut({ variants }: VariantMatrix): boolean {
  return variants.every(({ orderable }) => !orderable);
}
