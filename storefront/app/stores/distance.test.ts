import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { distanceUnitOf, distanceUnitOfLocale, formatDistance } from './distance.ts';

it('distances are in miles in the United States and in kilometers in Canada, in both countries as the language suggests', () => {
  expect(['US', 'CA'].map((countryCode) => distanceUnitOf({ countryCode }))).toEqual(['mi', 'km']);
  expect(['en-US', 'en-GB', 'fr-FR'].map(distanceUnitOfLocale)).toEqual(['mi', 'mi', 'km']);
});

it('distances have a decimal below ten', () => {
  const intl = createIntl({ locale: 'en-US', defaultLocale: 'en-US' });
  expect(formatDistance(intl, 0.32, 'mi')).toBe('0.3 miles');
  expect(formatDistance(intl, 66.4, 'mi')).toBe('66 miles');
  expect(formatDistance(createIntl({ locale: 'fr-CA', defaultLocale: 'fr-CA' }), 1234.5, 'km')).toMatch(/^1\s235\skilomètres$/);
});
