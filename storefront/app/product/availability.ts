/**
 * What a shopper can choose: pure functions over the variant matrix. The dimensions stand in the order in which they are chosen; an
 * earlier one decides which values of a later one are made at all (a Tall has no Small), and what can be ordered is asked of all of them.
 */
import type { Choosable, Dimension } from './variant-table.ts';

export interface Matrix {
  dimensions: readonly Dimension[];
  variants: readonly Choosable[];
}

/** Chosen values by dimension id. */
export type Selection = Readonly<Record<string, string>>;

/** `not-made`: no variant has it together with what is chosen before it. */
export type ValueState = 'available' | 'sold-out' | 'not-made';

/** The index of the chosen value; -1 where nothing (or nothing that exists) is chosen. */
function chosenIndex(dimension: Dimension, selection: Selection): number {
  const chosen = selection[dimension.id];
  return chosen === undefined ? -1 : dimension.values.findIndex(({ value }) => value === chosen);
}

/** The variants that have every chosen value of the dimensions that `counts` says yes to. */
function matching(matrix: Matrix, selection: Selection, counts: (index: number) => boolean): Choosable[] {
  const wanted = matrix.dimensions.map((dimension, index) => (counts(index) ? chosenIndex(dimension, selection) : -1));
  return matrix.variants.filter((variant) => wanted.every((value, index) => value === -1 || variant.at[index] === value));
}

/** How a value stands beside what is chosen otherwise. */
export function stateOf(matrix: Matrix, selection: Selection, dimensionId: string, value: string): ValueState {
  const own = matrix.dimensions.findIndex(({ id }) => id === dimensionId);
  const withValue = { ...selection, [dimensionId]: value };
  const made = matching(matrix, withValue, (index) => index <= own);
  if (made.length === 0) return 'not-made';
  const exact = matching(matrix, withValue, () => true);
  const pool = exact.length > 0 ? exact : made;
  return pool.some((variant) => variant.orderable) ? 'available' : 'sold-out';
}

/** Chooses a value. Choices that are not made together with it fall away, the later ones first. */
export function choose(matrix: Matrix, selection: Selection, dimensionId: string, value: string): Selection {
  const own = matrix.dimensions.findIndex(({ id }) => id === dimensionId);
  if (own < 0) return selection;
  let kept: Selection = { [dimensionId]: value };
  const order = matrix.dimensions.filter((_, index) => index !== own);
  for (const { id } of order) {
    const chosen = selection[id];
    if (chosen === undefined) continue;
    const more = { ...kept, [id]: chosen };
    if (matching(matrix, more, () => true).length > 0) kept = more;
  }
  return inOrder(matrix, kept);
}

function inOrder(matrix: Matrix, selection: Selection): Selection {
  return Object.fromEntries(matrix.dimensions.flatMap(({ id }) => (selection[id] === undefined ? [] : [[id, selection[id]]])));
}

/** What is chosen when the page opens: what the address asks for as far as it is made, and what leaves no choice. */
export function selectionFrom(matrix: Matrix, asked: Selection, otherwise: Selection = {}): Selection {
  let selection: Selection = {};
  for (const { id, values } of matrix.dimensions) {
    const only = values.length === 1 ? values[0]?.value : undefined;
    for (const value of [asked[id], only, otherwise[id]]) {
      if (value === undefined || !values.some((candidate) => candidate.value === value)) continue;
      const more = { ...selection, [id]: value };
      if (matching(matrix, more, () => true).length === 0) continue;
      selection = more;
      break;
    }
  }
  return selection;
}

/** The dimensions in which nothing is chosen yet: what MISSING_SELECTIONS flags (ERROR-032). */
export function missingSelections(matrix: Matrix, selection: Selection): Dimension[] {
  return matrix.dimensions.filter((dimension) => chosenIndex(dimension, selection) < 0);
}

/** The variant that is chosen; undefined while a choice is missing. */
export function variantOf(matrix: Matrix, selection: Selection): Choosable | undefined {
  return missingSelections(matrix, selection).length > 0 ? undefined : matching(matrix, selection, () => true)[0];
}

/** The variants that what is chosen leaves open. */
export function variantsLeft(matrix: Matrix, selection: Selection): Choosable[] {
  return matching(matrix, selection, () => true);
}
