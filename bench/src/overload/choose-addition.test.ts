import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chooseAddition } from './choose-addition.ts';

const listOf = (name: string, length: number) => Array.from({ length }, (_, index) => `${name}-${index}`);

it('an addition takes a SKU that its basket does not hold, until the basket holds all of them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }), (basketCount, skuCount) => {
      const baskets = listOf('basket', basketCount);
      const skus = listOf('sku', skuCount);
      const lines = Array.from({ length: basketCount * skuCount }, (_, index) => {
        const { basket, sku } = chooseAddition(index, baskets, skus);
        return `${basket} ${sku}`;
      });
      expect(new Set(lines).size).toBe(lines.length);
    }),
  );
});

it('additions are spread evenly over baskets and SKUs', () => {
  const skus = listOf('sku', 10);
  const chosen = Array.from({ length: 40 }, (_, index) => chooseAddition(index, listOf('basket', 20), skus));
  expect([...Map.groupBy(chosen, ({ basket }) => basket).values()].map(({ length }) => length)).toEqual(Array(20).fill(2));
  expect([...Map.groupBy(chosen, ({ sku }) => sku).values()].map(({ length }) => length)).toEqual(Array(10).fill(4));
});
