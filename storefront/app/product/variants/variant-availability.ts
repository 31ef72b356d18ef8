/**
 * What a shopper can choose: pure functions over the variant matrix. The dimensions stand in the order in which they are chosen; an
 * earlier one decides which values of a later one are made at all (a Tall has no Small), and what can be ordered is asked of all of them.
 */
import type { Dimension, ProductVariant } from './variant-table.ts';

export interface VariantMatrix {
  dimensions: readonly Dimension[];
  variants: readonly ProductVariant[];
}

/** Chosen values by dimension id. */
export type SelectedValues = Readonly<Record<string, string>>;

/** `not-offered`: no variant has it together with what is chosen before it. */
export type ValueState = 'available' | 'sold-out' | 'not-offered';

/** The index of the chosen value; -1 where nothing (or nothing that exists) is chosen. */
function chosenIndex(dimension: Dimension, selection: SelectedValues): number {
  const chosen = selection[dimension.id];
  return chosen === undefined ? -1 : dimension.values.findIndex(({ value }) => value === chosen);
}

/** The variants that have every chosen value of the dimensions that `counts` says yes to. */
function matchingVariants(matrix: VariantMatrix, selection: SelectedValues, counts: (index: number) => boolean): ProductVariant[] {
  const wanted = matrix.dimensions.map((dimension, index) => (counts(index) ? chosenIndex(dimension, selection) : -1));
  return matrix.variants.filter((variant) => wanted.every((value, index) => value === -1 || variant.valueIndexes[index] === value));
}

/**
 * How each value of a dimension stands beside what is chosen otherwise, by value. One walk over the variants, however many values there
 * are: a style of 414 variants is chosen from as fast as one of 4.
 */
export function valueStates(matrix: VariantMatrix, selection: SelectedValues, dimensionId: string): ReadonlyMap<string, ValueState> {
  const own = matrix.dimensions.findIndex(({ id }) => id === dimensionId);
  const wanted = matrix.dimensions.map((dimension, index) => (index === own ? -1 : chosenIndex(dimension, selection)));
  const values = matrix.dimensions[own]?.values ?? [];
  // By index of the value: made with what is chosen before it, made with everything that is chosen, and whether one can be ordered.
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

/** How one value stands; for several of a dimension ask `statesOf`. */
export function valueState(matrix: VariantMatrix, selection: SelectedValues, dimensionId: string, value: string): ValueState {
  return valueStates(matrix, selection, dimensionId).get(value) ?? 'not-offered';
}

/** Chooses a value. Choices that are not made together with it fall away, the later ones first. */
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

/** What is chosen when the page opens: what the address asks for as far as it is made, and what leaves no choice. */
export function initialSelection(matrix: VariantMatrix, asked: SelectedValues, otherwise: SelectedValues = {}): SelectedValues {
  let selection: SelectedValues = {};
  for (const { id, values } of matrix.dimensions) {
    const only = values.length === 1 ? values[0]?.value : undefined;
    for (const value of [asked[id], only, otherwise[id]]) {
      if (value === undefined || !values.some((candidate) => candidate.value === value)) continue;
      const more = { ...selection, [id]: value };
      if (matchingVariants(matrix, more, () => true).length === 0) continue;
      selection = more;
      break;
    }
  }
  return selection;
}

/** The dimensions in which nothing is chosen yet: what MISSING_SELECTIONS flags (ERROR-032). */
export function missingDimensions(matrix: VariantMatrix, selection: SelectedValues): Dimension[] {
  return matrix.dimensions.filter((dimension) => chosenIndex(dimension, selection) < 0);
}

/** What a press of the button is about: a variant, or why there is none yet. */
export type ResolvedVariant =
  | { ok: true; variant: ProductVariant }
  | { ok: false; error: 'MISSING_SELECTIONS'; missing: readonly Dimension[] };

/**
 * The variant to add (ERROR-032). A gift card needs no choice (PDP-002): what is left open takes the first that can be ordered, else the
 * first that there is.
 */
export function resolveVariant(matrix: VariantMatrix, selection: SelectedValues, isGiftCard: boolean): ResolvedVariant {
  const left = remainingVariants(matrix, selection);
  const missing = missingDimensions(matrix, selection);
  const variant = isGiftCard ? (left.find(({ orderable }) => orderable) ?? left[0]) : missing.length === 0 ? left[0] : undefined;
  return variant ? { ok: true, variant } : { ok: false, error: 'MISSING_SELECTIONS', missing };
}

/** The variant that is chosen; undefined while a choice is missing. */
export function selectedVariant(matrix: VariantMatrix, selection: SelectedValues): ProductVariant | undefined {
  return missingDimensions(matrix, selection).length > 0 ? undefined : matchingVariants(matrix, selection, () => true)[0];
}

/** The variants that what is chosen leaves open. */
export function remainingVariants(matrix: VariantMatrix, selection: SelectedValues): ProductVariant[] {
  return matchingVariants(matrix, selection, () => true);
}
