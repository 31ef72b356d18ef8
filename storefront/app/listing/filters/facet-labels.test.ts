import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { localizeRefinement, localizeSortingOptions } from './facet-labels.ts';

const intl = createIntl({ locale: 'en-US', defaultLocale: 'en-US' });
const labelOf = (attributeId: string, value: string, locale = intl) =>
  localizeRefinement({ attributeId, label: 'x', single: true, values: [{ value, label: 'as the index says', hitCount: 1 }] }, 'USD', locale)
    .values[0]?.label;

it('labels values in the language of the page', () => {
  expect(labelOf('price', '0-25')).toBe('Under $25');
  expect(labelOf('price', '50-75')).toBe('$50 to $75');
  expect(labelOf('price', '200-')).toBe('$200 and up');
  expect(labelOf('rating', '4')).toBe('4 stars and up');
  expect(labelOf('weight', '8-10')).toBe('8 to 10 oz');
  expect(labelOf('color', 'grey')).toBe('Gray');
  expect(labelOf('sale', 'true')).toBe('On sale');
  expect(labelOf('price', '50-75', createIntl({ locale: 'fr-FR', defaultLocale: 'en-US', onError: () => {} }))).toMatch(
    /^50\s\$US to 75\s\$US$/,
  );
});

it('tells the sizes of shoes and hats from others where their heading is not shown', () => {
  const sizes = { attributeId: 'size', label: 'Size', single: false };
  const fullLabel = (value: string) =>
    localizeRefinement({ ...sizes, values: [{ value, label: '8', hitCount: 1 }] }, 'USD', intl).values[0]?.fullLabel;
  expect(['Shoe size 8', 'Hat size 8', '8'].map(fullLabel)).toEqual(['Shoe size 8', 'Hat size 8', undefined]);
});

it('I18N-001 shows cloth weights in the unit of the locale', () => {
  const french = createIntl({
    locale: 'fr-FR',
    onError: () => {},
    messages: { 'listing.facet.grams': 'De {from} à {to} g/m²' },
  });
  expect(labelOf('weight', '12-14', french)).toBe('De 405 à 475 g/m²');
});

it('does not change labels of the merchant or of unknown values', () => {
  for (const attribute of ['size', 'category', 'fit', 'brand', 'toString']) expect(labelOf(attribute, 'M')).toBe('as the index says');
  expect(labelOf('color', 'constructor')).toBe('as the index says');
  expect(localizeSortingOptions([{ id: 'top-rated', label: 'x' }], intl)).toEqual([{ id: 'top-rated', label: 'Top Rated' }]);
});
