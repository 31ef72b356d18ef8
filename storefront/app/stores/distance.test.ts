import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { distanceUnitOf, formatDistance } from './distance.ts';

it('distances are in miles in the United States and in kilometers in Canada, else as the language suggests', () => {
  expect(distanceUnitOf({ countryCode: 'US' }, 'fr-FR')).toBe('mi');
  expect(distanceUnitOf({ countryCode: 'CA' }, 'en-US')).toBe('km');
  expect(['en-US', 'en-GB', 'fr-FR'].map((locale) => distanceUnitOf(undefined, locale))).toEqual(['mi', 'mi', 'km']);
});

it('distances have a decimal below ten', () => {
  const intl = createIntl({ locale: 'en-US', defaultLocale: 'en-US' });
  expect(formatDistance(intl, 0.32, 'mi')).toBe('0.3 miles');
  expect(formatDistance(intl, 66.4, 'mi')).toBe('66 miles');
  expect(formatDistance(createIntl({ locale: 'fr-CA', defaultLocale: 'fr-CA' }), 1234.5, 'km')).toMatch(/^1\s235\skilomètres$/);
});
