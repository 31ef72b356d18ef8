import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choose, type Matrix, missingSelections, type Selection, selectionFrom, stateOf, variantOf, variantsLeft } from './availability.ts';

const ids = ['color', 'fit', 'size'];
const matrices: fc.Arbitrary<Matrix> = fc
  .array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 })
  .chain((counts) => {
    const cells = counts.reduce<number[][]>(
      (rows, count) => rows.flatMap((row) => Array.from({ length: count }, (_, at) => [...row, at])),
      [[]],
    );
    const dimensions = counts.map((count, at) => ({
      id: ids[at]!,
      name: ids[at]!,
      values: Array.from({ length: count }, (_, value) => ({ value: `${ids[at]}${value}`, name: `${value}` })),
    }));
    return fc
      .array(fc.record({ isMade: fc.boolean(), orderable: fc.boolean() }), { minLength: cells.length, maxLength: cells.length })
      .map((made) => ({
        dimensions,
        variants: cells.flatMap((at, cell) =>
          made[cell]!.isMade
            ? [
                {
                  productId: `v${cell}`,
                  at,
                  price: 1,
                  was: undefined,
                  stock: 1,
                  backorder: false,
                  isClearance: false,
                  inStockDate: undefined,
                  orderable: made[cell]!.orderable,
                },
              ]
            : [],
        ),
      }));
  })
  .filter((matrix) => matrix.variants.length > 0);

/** A matrix, and a selection as pressing visible values makes one. */
const situations = matrices.chain((matrix) =>
  fc.array(fc.tuple(fc.nat(2), fc.nat(3)), { maxLength: 6 }).map((presses) => {
    let selection: Selection = {};
    for (const [dimension, value] of presses) {
      const pressed = matrix.dimensions[dimension]?.values[value];
      const id = matrix.dimensions[dimension]?.id;
      if (!pressed || !id || stateOf(matrix, selection, id, pressed.value) === 'not-made') continue;
      selection = choose(matrix, selection, id, pressed.value);
    }
    return { matrix, selection };
  }),
);
const everyValue = (matrix: Matrix) => matrix.dimensions.flatMap(({ id, values }) => values.map(({ value }) => ({ id, value })));

describe('choosing a variant', () => {
  it('never leads to a combination that is not made', () => {
    fc.assert(fc.property(situations, ({ matrix, selection }) => variantsLeft(matrix, selection).length > 0));
  });
  it('chooses what was pressed, and pressing it again changes nothing', () => {
    fc.assert(
      fc.property(situations, ({ matrix, selection }) => {
        for (const { id, value } of everyValue(matrix)) {
          if (stateOf(matrix, selection, id, value) === 'not-made') continue;
          const after = choose(matrix, selection, id, value);
          expect(after[id]).toBe(value);
          expect(choose(matrix, after, id, value)).toEqual(after);
        }
      }),
    );
  });
  it('keeps every choice made before the pressed one', () => {
    fc.assert(
      fc.property(situations, ({ matrix, selection }) => {
        for (const [index, { id, values }] of matrix.dimensions.entries()) {
          for (const { value } of values) {
            if (stateOf(matrix, selection, id, value) === 'not-made') continue;
            const after = choose(matrix, selection, id, value);
            for (const earlier of matrix.dimensions.slice(0, index)) expect(after[earlier.id]).toBe(selection[earlier.id]);
          }
        }
      }),
    );
  });
  it('PDP-002 names a variant exactly when nothing is missing', () => {
    fc.assert(
      fc.property(situations, ({ matrix, selection }) => {
        const variant = variantOf(matrix, selection);
        expect(variant !== undefined).toBe(missingSelections(matrix, selection).length === 0);
        if (variant) expect(variantsLeft(matrix, selection)).toEqual([variant]);
      }),
    );
  });
  it('shows a chosen value as available exactly when something of it can be ordered', () => {
    fc.assert(
      fc.property(situations, ({ matrix, selection }) => {
        for (const [id, value] of Object.entries(selection)) {
          const canOrder = variantsLeft(matrix, selection).some((variant) => variant.orderable);
          expect(stateOf(matrix, selection, id, value)).toBe(canOrder ? 'available' : 'sold-out');
        }
      }),
    );
  });
});

describe('what the page opens with', () => {
  it('takes what the address asks for as far as it is made, and what leaves no choice', () => {
    fc.assert(
      fc.property(
        matrices,
        fc.dictionary(fc.constantFrom(...ids), fc.constantFrom('color0', 'fit1', 'size2', 'nonsense')),
        (matrix, asked) => {
          const selection = selectionFrom(matrix, asked);
          expect(variantsLeft(matrix, selection).length).toBeGreaterThan(0);
          for (const { id, values } of matrix.dimensions) {
            if (values.length === 1 && matrix.dimensions.length === 1) expect(selection[id]).toBe(values[0]!.value);
          }
        },
      ),
    );
  });
});
