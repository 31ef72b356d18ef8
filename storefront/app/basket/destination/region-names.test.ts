import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { readTranslations } from '../../../localization/translations.ts';
import { listCountries, listRegions, regionName } from './region-names.ts';
import { regionCodesOf } from './regions.ts';

const english = createIntl({ locale: 'en-US', defaultLocale: 'en-US' });
const french = createIntl({ locale: 'fr-FR', messages: Object.fromEntries(readTranslations('fr-FR')) });

describe('the names of shipping destinations', () => {
  it('CHECKOUT-015 CHECKOUT-016 are in English by default', () => {
    expect(listCountries(english).map(({ name }) => name)).toEqual([
      'United States',
      'Canada',
      'Military, Americas (AA)',
      'Military, Europe (AE)',
      'Military, Pacific (AP)',
    ]);
    expect(listRegions(english, 'US').slice(0, 3)).toEqual([
      { code: 'AL', name: 'Alabama' },
      { code: 'AK', name: 'Alaska' },
      { code: 'AZ', name: 'Arizona' },
    ]);
  });

  it('I18N-001 are in French on a French page', () => {
    expect(listCountries(french).map(({ name }) => name)).toEqual([
      'États-Unis',
      'Canada',
      'Militaires, Amériques (AA)',
      'Militaires, Europe (AE)',
      'Militaires, Pacifique (AP)',
    ]);
    expect(regionName(french, 'US', 'NM')).toBe('Nouveau-Mexique');
    expect(listRegions(french, 'CA').map(({ name }) => name)).toContain('Terre-Neuve-et-Labrador');
  });

  it.each([english, french])('are all known, different and in alphabetical order in $locale', (intl) => {
    for (const country of ['US', 'CA']) {
      const regions = listRegions(intl, country);
      expect(regions.map(({ code }) => code).sort()).toEqual([...regionCodesOf(country)].sort());
      expect(regions.filter(({ code, name }) => code === name)).toEqual([]);
      expect(new Set(regions.map(({ name }) => name)).size).toBe(regions.length);
      expect(regions.map(({ name }) => name)).toEqual(
        regions.map(({ name }) => name).sort((one, other) => one.localeCompare(other, intl.locale)),
      );
    }
  });

  it('are the code for a region that the shop does not know', () => expect(regionName(english, 'US', 'ZZ')).toBe('ZZ'));
});
