import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { localizeRefinement, localizeSortingOptions } from './facet-labels.ts';

const intl = createIntl({ locale: 'en-US', defaultLocale: 'en-US' });
const named = (attributeId: string, value: string, locale = intl) =>
  localizeRefinement({ attributeId, label: 'x', single: true, values: [{ value, label: 'as the index says', hitCount: 1 }] }, 'USD', locale)
    .values[0]?.label;

it('names values as the search does, in the page’s language', () => {
  expect(named('price', '0-25')).toBe('Under $25');
  expect(named('price', '50-75')).toBe('$50 to $75');
  expect(named('price', '200-')).toBe('$200 and up');
  expect(named('rating', '4')).toBe('4 stars and up');
  expect(named('weight', '8-10')).toBe('8 to 10 oz');
  expect(named('color', 'grey')).toBe('Gray');
  expect(named('sale', 'true')).toBe('On sale');
  expect(named('price', '50-75', createIntl({ locale: 'fr-FR', defaultLocale: 'en-US', onError: () => {} }))).toMatch(/^50\s\$ to 75\s\$$/);
});

it('I18N-001 cloth is weighed as it is where the page is read', () => {
  const french = createIntl({
    locale: 'fr-FR',
    onError: () => {},
    messages: { 'facet.grams': 'De {from} à {to} g/m²' },
  });
  expect(named('weight', '12-14', french)).toBe('De 405 à 475 g/m²');
});

it('leaves what the merchant named, and what it does not know, as it is', () => {
  for (const attribute of ['size', 'category', 'fit', 'brand', 'toString']) expect(named(attribute, 'M')).toBe('as the index says');
  expect(named('color', 'constructor')).toBe('as the index says');
  expect(localizeSortingOptions([{ id: 'top-rated', label: 'x' }], intl)).toEqual([{ id: 'top-rated', label: 'Top Rated' }]);
});
