import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { ProductView } from '../product/index.ts';
import { structuredProduct } from './product.ts';

const site = { brand: 'Ridge & Rivet', origin: 'https://shop.example' };
const dimension = (id: string, values: readonly string[]) => ({ id, name: id, values: values.map((name) => ({ value: name, name })) });

/** A product with a variant for each combination of its dimensions. Every third variant is not orderable. */
function buildProduct(dimensions: ProductView['dimensions'], changes: Partial<ProductView> = {}): ProductView {
  let combinations: number[][] = [[]];
  for (const { values } of dimensions) combinations = combinations.flatMap((prefix) => values.map((_, index) => [...prefix, index]));
  const rows = combinations.map(
    (valueIndexes, number) =>
      `4117${String(number).padStart(5, '0')},${valueIndexes.join('.')},149,${number === 1 ? '179' : ''},4,${number % 3 === 2 ? 0 : 1},`,
  );
  return {
    id: '4117',
    name: 'Fencepost Chore Coat',
    to: '/fencepost-chore-coat-4117.html',
    currency: 'USD',
    price: 149,
    priceMax: 149,
    rating: 4.6,
    reviews: 212,
    headline: 'The coat you lend.',
    description: ['Firm cotton duck outside.', 'Blanket inside.'],
    features: [],
    facts: [],
    care: [],
    materials: [],
    fit: '',
    cloth: '',
    promotions: [],
    giftCardAmounts: [],
    images: Object.fromEntries(
      (dimensions.find(({ id }) => id === 'color')?.values ?? [{ value: '' }]).map(({ value }) => [
        value,
        [{ link: `/i/ridge/4117-${value}-front`, alt: '', version: 'abc' }],
      ]),
    ),
    colors: [],
    dimensions,
    variants: rows.join(';'),
    defaultSelection: {},
    ...changes,
  };
}

describe('a structured product', () => {
  const coat = buildProduct([
    dimension('color', ['Duck Brown', 'Soot']),
    dimension('fit', ['Regular', 'Tall']),
    dimension('size', ['M', 'L']),
  ]);

  it('SHELL-041 is a ProductGroup whose variants have their own number, color, size, image and offer', () => {
    const group = structuredProduct(coat, site);
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      name: 'Fencepost Chore Coat',
      productGroupID: '4117',
      brand: { '@type': 'Brand', name: 'Ridge & Rivet' },
      variesBy: ['https://schema.org/color', 'https://schema.org/size'],
      aggregateRating: { ratingValue: 4.6, reviewCount: 212 },
    });
    const { hasVariant } = group as { hasVariant: { name: string; sku: string }[] };
    expect(hasVariant).toHaveLength(8);
    expect(new Set(hasVariant.map(({ sku }) => sku)).size).toBe(8);
    expect(new Set(hasVariant.map(({ name }) => name)).size).toBe(8);
    expect(hasVariant[1]).toEqual({
      '@type': 'Product',
      sku: '411700001',
      name: 'Fencepost Chore Coat, Duck Brown, Regular / L',
      color: 'Duck Brown',
      size: 'Regular / L',
      image: 'https://shop.example/i/ridge/4117-Duck Brown-front?fmt=auto&qlt=70&w=1000&v=abc',
      offers: {
        '@type': 'Offer',
        url: 'https://shop.example/fencepost-chore-coat-4117.html?color=Duck+Brown&fit=Regular&size=L',
        price: 149,
        priceCurrency: 'USD',
        availability: 'InStock',
        priceSpecification: { '@type': 'UnitPriceSpecification', priceType: 'StrikethroughPrice', price: 179, priceCurrency: 'USD' },
      },
    });
    expect(hasVariant[2]).toMatchObject({ offers: { availability: 'OutOfStock' } });
  });

  it('SHELL-041 is a Product with one offer if there are no choices, and has no rating without reviews', () => {
    const structured = structuredProduct(buildProduct([], { reviews: 0 }), site);
    expect(structured).toMatchObject({ '@type': 'Product', sku: '411700000', offers: { price: 149, availability: 'InStock' } });
    expect(structured).not.toHaveProperty('aggregateRating');
    expect(structured).not.toHaveProperty('hasVariant');
  });

  it('is smaller than 5 kB (compressed) for a style with 414 variants', () => {
    const productWithManyVariants = buildProduct([
      dimension('color', ['Duck Brown', 'Soot', 'Moss', 'Rust', 'Bone', 'Slate', 'Ink', 'Straw', 'Clay']),
      dimension(
        'waist',
        Array.from({ length: 46 / 2 }, (_, index) => String(index + 28)),
      ),
      dimension('inseam', ['30', '32']),
    ]);
    const text = JSON.stringify(structuredProduct(productWithManyVariants, site));
    expect((structuredProduct(productWithManyVariants, site) as { hasVariant: unknown[] }).hasVariant).toHaveLength(414);
    const size = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
    expect(size).toBeLessThan(5_000);
  });
});
