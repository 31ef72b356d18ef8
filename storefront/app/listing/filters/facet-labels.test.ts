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

it.each([
  ['price', 'abc'],
  ['price', '-25'],
  ['weight', '8-'],
  ['rating', 'best'],
])('shows a value of %s that an address has made up, "%s", as the search names it', (attributeId, value) => {
  expect(labelOf(attributeId, value)).toBe('as the index says');
});

it('tells the sizes of shoes, hats and attributes with a name of their own from others where their heading is not shown', () => {
  const sizes = { attributeId: 'size', label: 'Size', single: false };
  const fullLabel = (group: { presentationId?: string; c_attributeLabel?: string }, locale = intl) =>
    localizeRefinement({ ...sizes, values: [{ value: 'x', label: '8', hitCount: 1, ...group }] }, 'USD', locale).values[0]?.fullLabel;
  expect(fullLabel({ presentationId: 'shoes', c_attributeLabel: 'Footwear' })).toBe('Shoe size 8');
  expect(fullLabel({ presentationId: 'hats' })).toBe('Hat size 8');
  expect(fullLabel({ presentationId: 'boots', c_attributeLabel: 'Boot size' })).toBe('Boot size 8');
  expect(fullLabel({ c_attributeLabel: 'Boot size' })).toBe('Boot size 8');
  expect(fullLabel({ presentationId: 'collars', c_attributeLabel: 'Neck' })).toBeUndefined();
  expect([fullLabel({ presentationId: 'numbers' }), fullLabel({})]).toEqual([undefined, undefined]);
  const french = createIntl({ locale: 'fr-FR', onError: () => {}, messages: { 'listing.facet.shoe-size': 'Pointure {size}' } });
  expect(fullLabel({ presentationId: 'shoes', c_attributeLabel: 'Shoe size' }, french)).toBe('Pointure 8');
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
