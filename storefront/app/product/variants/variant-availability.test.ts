import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SelectedValues } from '../../sizing/index.ts';
import {
  initialSelection,
  missingDimensions,
  remainingVariants,
  resolveVariant,
  selectedVariant,
  selectValue,
  type VariantMatrix,
  valueState,
  valueStates,
} from './variant-availability.ts';

const ids = ['color', 'fit', 'size'];
const matrices: fc.Arbitrary<VariantMatrix> = fc
  .array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 })
  .chain((counts) => {
    const cells = counts.reduce<number[][]>(
      (rows, count) => rows.flatMap((row) => Array.from({ length: count }, (_, index) => [...row, index])),
      [[]],
    );
    const dimensions = counts.map((count, index) => ({
      id: ids[index]!,
      name: ids[index]!,
      values: Array.from({ length: count }, (_, value) => ({ value: `${ids[index]}${value}`, name: `${value}` })),
    }));
    return fc
      .array(fc.record({ isOffered: fc.boolean(), orderable: fc.boolean() }), { minLength: cells.length, maxLength: cells.length })
      .map((generated) => ({
        dimensions,
        variants: cells.flatMap((valueIndexes, cell) =>
          generated[cell]!.isOffered
            ? [
                {
                  productId: `v${cell}`,
                  valueIndexes,
                  price: 1,
                  strikePrice: undefined,
                  stock: 1,
                  backorder: false,
                  isReduced: false,
                  inStockDate: undefined,
                  orderable: generated[cell]!.orderable,
                },
              ]
            : [],
        ),
      }));
  })
  .filter((matrix) => matrix.variants.length > 0);

const selections = matrices.chain((matrix) =>
  fc.array(fc.tuple(fc.nat(2), fc.nat(3)), { maxLength: 6 }).map((clicks) => {
    let selection: SelectedValues = {};
    for (const [dimension, value] of clicks) {
      const clicked = matrix.dimensions[dimension]?.values[value];
      const id = matrix.dimensions[dimension]?.id;
      if (!clicked || !id || valueState(matrix, selection, id, clicked.value) === 'not-offered') continue;
      selection = selectValue(matrix, selection, id, clicked.value);
    }
    return { matrix, selection };
  }),
);
const everyValue = (matrix: VariantMatrix) => matrix.dimensions.flatMap(({ id, values }) => values.map(({ value }) => ({ id, value })));

describe('selecting a value', () => {
  it('never leads to a combination without a variant', () => {
    fc.assert(fc.property(selections, ({ matrix, selection }) => remainingVariants(matrix, selection).length > 0));
  });
  it('selects the clicked value, and selecting it again changes nothing', () => {
    fc.assert(
      fc.property(selections, ({ matrix, selection }) => {
        for (const { id, value } of everyValue(matrix)) {
          if (valueState(matrix, selection, id, value) === 'not-offered') continue;
          const after = selectValue(matrix, selection, id, value);
          expect(after[id]).toBe(value);
          expect(selectValue(matrix, after, id, value)).toEqual(after);
        }
      }),
    );
  });
  it('keeps the selection of earlier dimensions', () => {
    fc.assert(
      fc.property(selections, ({ matrix, selection }) => {
        for (const [index, { id, values }] of matrix.dimensions.entries()) {
          for (const { value } of values) {
            if (valueState(matrix, selection, id, value) === 'not-offered') continue;
            const after = selectValue(matrix, selection, id, value);
            for (const earlier of matrix.dimensions.slice(0, index)) expect(after[earlier.id]).toBe(selection[earlier.id]);
          }
        }
      }),
    );
  });
  it('PDP-002 yields a variant exactly if no dimension is missing', () => {
    fc.assert(
      fc.property(selections, ({ matrix, selection }) => {
        const variant = selectedVariant(matrix, selection);
        expect(variant !== undefined).toBe(missingDimensions(matrix, selection).length === 0);
        if (variant) expect(remainingVariants(matrix, selection)).toEqual([variant]);
      }),
    );
  });
  it('shows a selected value as available exactly if a variant with it can be ordered', () => {
    fc.assert(
      fc.property(selections, ({ matrix, selection }) => {
        for (const [id, value] of Object.entries(selection)) {
          const canOrder = remainingVariants(matrix, selection).some((variant) => variant.orderable);
          expect(valueState(matrix, selection, id, value)).toBe(canOrder ? 'available' : 'sold-out');
        }
      }),
    );
  });
});

describe('the initial selection', () => {
  it('has the requested values that a variant combines, and the only value of a dimension', () => {
    fc.assert(
      fc.property(
        matrices,
        fc.dictionary(fc.constantFrom(...ids), fc.constantFrom('color0', 'fit1', 'size2', 'nonsense')),
        (matrix, requested) => {
          const selection = initialSelection(matrix, requested);
          expect(remainingVariants(matrix, selection).length).toBeGreaterThan(0);
          for (const { id, values } of matrix.dimensions) {
            if (values.length === 1 && matrix.dimensions.length === 1) expect(selection[id]).toBe(values[0]!.value);
          }
        },
      ),
    );
  });
});

/**
 * Computes the same state by brute force: a value is not offered if no variant combines it with the selected values of earlier
 * dimensions, and so on.
 */
function stateByBruteForce({ dimensions, variants }: VariantMatrix, selection: SelectedValues, id: string, value: string): string {
  const ownIndex = dimensions.findIndex((dimension) => dimension.id === id);
  const chosenBy = (variant: VariantMatrix['variants'][number], index: number) =>
    dimensions[index]?.values[variant.valueIndexes[index] ?? -1]?.value;
  const has = (variant: VariantMatrix['variants'][number], upTo: number) =>
    chosenBy(variant, ownIndex) === value &&
    dimensions.every((dimension, index) => {
      const chosen = selection[dimension.id];
      const counts = index !== ownIndex && index <= upTo && dimension.values.some((candidate) => candidate.value === chosen);
      return !counts || chosenBy(variant, index) === chosen;
    });
  const generated = variants.filter((variant) => has(variant, ownIndex));
  const exact = variants.filter((variant) => has(variant, dimensions.length));
  if (generated.length === 0) return 'not-offered';
  return (exact.length > 0 ? exact : generated).some((variant) => variant.orderable) ? 'available' : 'sold-out';
}

describe('the states of a dimension', () => {
  it('equal those of a brute-force computation for every value and selection', () => {
    const anySelection = fc.dictionary(fc.constantFrom(...ids), fc.constantFrom('color0', 'color3', 'fit1', 'fit2', 'size2', 'nonsense'));
    fc.assert(
      fc.property(matrices, anySelection, (matrix, selection) => {
        for (const { id, values } of matrix.dimensions) {
          const states = valueStates(matrix, selection, id);
          expect([...states]).toEqual(values.map(({ value }) => [value, stateByBruteForce(matrix, selection, id, value)]));
        }
      }),
    );
  });

  it('visit each of 414 variants once, independent of the number of values', () => {
    let visitCount = 0;
    const values = (count: number) => Array.from({ length: count }, (_, value) => ({ value: `${value}`, name: `${value}` }));
    const dimensions = [
      { id: 'color', name: 'Color', values: values(6) },
      { id: 'waist', name: 'Waist', values: values(69) },
    ];
    const variants = Array.from({ length: 414 }, (_, cell) => ({
      productId: `v${cell}`,
      get valueIndexes() {
        visitCount += 1;
        return [Math.floor(cell / 69), cell % 69];
      },
      price: 1,
      strikePrice: undefined,
      stock: 1,
      backorder: false,
      isReduced: false,
      inStockDate: undefined,
      orderable: true,
    }));
    expect(valueStates({ dimensions, variants }, { color: '2' }, 'waist').size).toBe(69);
    expect(visitCount).toBe(414);
  });
});

describe('the variant to add', () => {
  it('ERROR-032 is the selected variant, or MISSING_SELECTIONS with the dimensions without a selection', () => {
    fc.assert(
      fc.property(selections, ({ matrix, selection }) => {
        const ready = resolveVariant(matrix, selection, false);
        const missing = missingDimensions(matrix, selection);
        if (missing.length > 0) expect(ready).toEqual({ ok: false, error: 'MISSING_SELECTIONS', missing });
        else expect(ready).toEqual({ ok: true, variant: selectedVariant(matrix, selection) });
      }),
    );
  });

  it('PDP-002 is never missing for a gift card, which takes an orderable variant', () => {
    fc.assert(
      fc.property(selections, ({ matrix, selection }) => {
        const ready = resolveVariant(matrix, selection, true);
        const canOrder = remainingVariants(matrix, selection).some(({ orderable }) => orderable);
        expect(ready.ok && ready.variant.orderable).toBe(canOrder);
      }),
    );
  });
});
