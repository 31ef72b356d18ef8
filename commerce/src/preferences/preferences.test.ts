import { editablePreferences } from '@outfitter/contract';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createUnreadableLogger } from './log-unreadable.ts';
import { preferenceDefinitions, preferenceKeys, preferenceSchemas, readPreferences } from './preferences.ts';

const requiredKeys =
  'launchDisabled oneTrustID oneTrustEnabled algoliaEnabled maoEnabled gtmEnabled genesysDeploymentKey useAcquiaDAM adyenPaymentProcessingEnabled fallbackAltImagesOnPdpEnabled fallbackAltImagesOnPlpEnabled giftCardTypes maoGiftCardEnabled maoGiftCardSKU maoGiftCardStyleNumber maoGiftCardAmount chatHours';

describe('preferences', () => {
  it('PREFS-001 have every required key with a valid default', () => {
    expect(preferenceKeys).toEqual(expect.arrayContaining(requiredKeys.split(' ')));
    for (const key of preferenceKeys) {
      expect(preferenceSchemas[key].safeParse(preferenceDefinitions[key].fallback).success, key).toBe(true);
      expect(preferenceDefinitions[key].description).toMatch(/^[A-Z].*\.$/);
    }
    expect(preferenceKeys).toEqual(expect.arrayContaining(Object.keys(editablePreferences.shape)));
  });

  it('PREFS-001 contain gift card types with type, id, image and enabled', () => {
    const types = [{ type: 'mailed', id: '9000', image: '/i/ridge/9000-35-front', enabled: true }];
    expect(readPreferences([{ key: 'giftCardTypes', value: types }]).giftCardTypes).toEqual(types);
  });

  it('PREFS-004 contain the application, key and indexes of the hosted search', () => {
    const values = { algoliaApplicationId: 'APP', algoliaApiKey: 'k', algoliaProductIndex: 'p', algoliaSuggestionIndex: 's' };
    const rows = Object.entries(values).map(([key, value]) => ({ key, value }));
    expect(readPreferences(rows)).toMatchObject(values);
  });

  it('CONST-002 treat responses as fresh for 200 ms by default, and for at most an hour', () => {
    const stored = (value: unknown) => readPreferences([{ key: 'queryStaleTime', value }]).queryStaleTime;
    expect(readPreferences([]).queryStaleTime).toBe(200);
    expect([0, 3_600_000].map(stored)).toEqual([0, 3_600_000]);
    expect([-1, 0.5, 3_600_001, '200'].map(stored)).toEqual([200, 200, 200, 200]);
  });

  it('fall back to defaults for unreadable values', () => {
    const row = fc.record({ key: fc.oneof(fc.constantFrom<string>(...preferenceKeys), fc.string()), value: fc.jsonValue() });
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const read = readPreferences(rows);
        for (const key of preferenceKeys) expect(preferenceSchemas[key].safeParse(read[key]).success).toBe(true);
      }),
    );
  });

  it('CHAT-002 contain chat hours by weekday; invalid hours mean no chat', () => {
    const hours = { monday: { start: 7, end: 20 } };
    const stored = (value: unknown) => readPreferences([{ key: 'chatHours', value }]).chatHours;
    expect(stored(hours)).toEqual(hours);
    for (const invalid of [
      { monday: { start: 20, end: 7 } },
      { monday: { start: -1, end: 7 } },
      { monday: 'always' },
      'always',
      null,
      [],
    ]) {
      expect(stored(invalid)).toEqual({});
    }
    expect(readPreferences([{ key: 'chatTimeZone', value: 'Mars/Olympus' }]).chatTimeZone).toBe('America/Chicago');
  });

  it('log an unreadable value once', () => {
    const warn = vi.fn();
    const logUnreadable = createUnreadableLogger({ warn });
    const rows = (value: unknown) => [{ key: 'chatHours', value }];
    for (const value of ['always', 'always', 'never', 'never']) readPreferences(rows(value), logUnreadable);
    expect(warn.mock.calls.map(([fields]) => fields)).toEqual([{ preference: 'chatHours' }, { preference: 'chatHours' }]);
  });
});
