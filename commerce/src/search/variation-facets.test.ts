import { describe, expect, it } from 'vitest';
import { presentFacetValue, sizePosition, variationFacet } from './variation-facets.ts';

const facetOf = (attributeName: string, sizeSystem?: string, value = '8') =>
  variationFacet({ id: 'size', name: attributeName }, { value, name: value, sizeSystem });
const indexed = (facet: ReturnType<typeof facetOf>) => ({ swatch: null, presentationId: null, attributeLabel: null, ...facet });

describe('facets of sizes', () => {
  it('tell sizes of the same name apart by their size system, whatever their attribute is called', () => {
    const facets = [facetOf('Size', 'numbers'), facetOf('Size', 'shoes'), facetOf('Size', 'hats'), facetOf('Size', 'boots')];
    expect(new Set(facets.map(({ value }) => value)).size).toBe(4);
    expect(facetOf('Footwear', 'shoes').value).toBe(facetOf('Shoe size', 'shoes').value);
  });

  it('tell sizes without a system apart by the name of their attribute', () => {
    expect([facetOf('Boot size'), facetOf('Size')].map(({ value }) => value)).toEqual(['Boot size 8', '8']);
    expect(facetOf('Boot size')).toMatchObject({ label: '8', attributeLabel: 'Boot size' });
    expect(facetOf('Boot size')).not.toHaveProperty('presentationId');
  });

  it.each([
    ['Size', 'letters', 'M', 'M'],
    ['Size', 'numbers', '8', '8'],
    ['Size', 'children', '2T', '2T'],
    ['Size', 'socks', 'Small, shoe 4–6.5', 'Small, shoe 4–6.5'],
    ['Size', 'dogs', 'Small, 12–22 lb', 'Small, 12–22 lb'],
    ['Shoe size', 'shoes', '8', 'Shoe size 8'],
    ['Hat size', 'hats', '7', 'Hat size 7'],
    ['Neck', 'collars', 'Small, 11–14 in.', 'Neck Small, 11–14 in.'],
    ['Length', 'lengths', '4 ft', 'Length 4 ft'],
  ])('have the values that stand in saved addresses: %s, %s, %s', (attributeName, sizeSystem, size, value) => {
    expect(facetOf(attributeName, sizeSystem, size).value).toBe(value);
  });

  it('I18N-001 are translated by the size alone', () => {
    const nameOf = (attribute: string, value: string) => (attribute === 'size' && value === '8' ? 'huit' : undefined);
    const shown = [facetOf('Shoe size', 'shoes'), facetOf('Boot size', 'boots'), facetOf('Boot size'), facetOf('Size', 'numbers')];
    expect(shown.map((facet) => presentFacetValue(indexed(facet), nameOf))).toEqual([
      { label: 'huit', presentationId: 'shoes', c_attributeLabel: 'Shoe size' },
      { label: 'huit', presentationId: 'boots', c_attributeLabel: 'Boot size' },
      { label: 'huit', c_attributeLabel: 'Boot size' },
      { label: 'huit', presentationId: 'numbers' },
    ]);
    expect(presentFacetValue(indexed(facetOf('Size', 'letters', 'M')), nameOf)).toMatchObject({ label: 'M' });
  });

  it('sort sizes from smallest to largest', () => {
    const sizes = [
      '12M',
      '18M',
      '2T',
      '5T',
      'XS',
      'S',
      'S–M',
      'L',
      'L–XL',
      'XL',
      '3XL',
      '1X',
      '8C',
      '13C',
      '1Y',
      '4 ft',
      '5–8 years',
      '6',
      '6.5',
      '7',
      '7⅛',
      '7¼',
      '7⅝',
      '9–13 years',
      '28',
      'Small, 12–22 lb',
      'X-Large, 61–85 lb',
    ];
    expect([...sizes].reverse().sort((a, b) => sizePosition(a) - sizePosition(b))).toEqual(sizes);
  });
});
