import type { Hit } from '@outfitter/contract/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankSimilar, similarity } from './similar-products.ts';
import { chore, choreHit } from './testing/product-fixture.ts';

const brown = { id: 'color', name: 'Color', values: [{ value: '10', name: 'Duck Brown', orderable: true }] };
const style = { ...chore, variationAttributes: [brown] };
const hit = (productId: string, changes: Partial<Hit> = {}): Hit => ({ ...choreHit, productId, ...changes });
const idsOf = (hits: readonly Hit[]) => rankSimilar(style, hits).map(({ productId }) => productId);

describe('similar products', () => {
  it('are sorted by cloth, colors and price, without the product itself', () => {
    const black = choreHit.colors.map((color) => ({ ...color, value: '20', name: 'Coal Chute' }));
    const hits = [
      hit('4200', { c_cloth: 'Merino, knit double', price: 26, colors: black }),
      hit('4201', { c_cloth: '10 oz duck', price: 139 }),
      hit('4117'),
      hit('4202', { c_cloth: '12 oz duck', colors: black }),
    ];
    expect(idsOf(hits)).toEqual(['4201', '4202', '4200']);
  });

  it('that can be ordered come first', () => {
    expect(idsOf([hit('4201', { orderable: false }), hit('4202', { c_cloth: 'Linen', price: 10 })])).toEqual(['4202', '4201']);
  });

  it('are ranked by a similarity of 0 to 3, which is the highest for equal attributes', () => {
    expect(similarity(style, hit('4201'))).toBe(3);
    fc.assert(
      fc.property(fc.string(), fc.nat(10_000), (cloth, price) => {
        const score = similarity(style, hit('4201', { c_cloth: cloth, price }));
        expect(score >= 0 && score <= 3).toBe(true);
      }),
    );
  });
});
