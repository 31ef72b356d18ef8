import { editablePreferences } from '@outfitter/contract';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createUnreadableLogger } from './log-unreadable.ts';
import { preferenceDefinitions, preferenceKeys, preferenceShapes, readPreferences } from './preferences.ts';

const named =
  'launchDisabled oneTrustID oneTrustEnabled algoliaEnabled maoEnabled gtmEnabled genesysDeploymentKey useAcquiaDAM adyenPaymentProcessingEnabled fallbackAltImagesOnPdpEnabled fallbackAltImagesOnPlpEnabled giftCardTypes maoGiftCardEnabled maoGiftCardSKU maoGiftCardStyleNumber maoGiftCardAmount chatHours';

describe('preferences', () => {
  it('PREFS-001 have every named key, each with a default of its own shape', () => {
    expect(preferenceKeys).toEqual(expect.arrayContaining(named.split(' ')));
    for (const key of preferenceKeys) {
      expect(preferenceShapes[key].safeParse(preferenceDefinitions[key].fallback).success, key).toBe(true);
      expect(preferenceDefinitions[key].description).toMatch(/^[A-Z].*\.$/);
    }
    expect(preferenceKeys).toEqual(expect.arrayContaining(Object.keys(editablePreferences.shape)));
  });

  it('PREFS-001 keep gift card types with type, id, image and enabled', () => {
    const types = [{ type: 'mailed', id: '9000', image: '/i/ridge/9000-35-front', enabled: true }];
    expect(readPreferences([{ key: 'giftCardTypes', value: types }]).giftCardTypes).toEqual(types);
  });

  it('PREFS-004 name the hosted search’s application, its key and both indexes', () => {
    const values = { algoliaApplicationId: 'APP', algoliaApiKey: 'k', algoliaProductIndex: 'p', algoliaSuggestionIndex: 's' };
    const rows = Object.entries(values).map(([key, value]) => ({ key, value }));
    expect(readPreferences(rows)).toMatchObject(values);
  });

  it('CONST-002 let an answer count as fresh for 200 ms, or for up to an hour', () => {
    const kept = (value: unknown) => readPreferences([{ key: 'queryStaleTime', value }]).queryStaleTime;
    expect(readPreferences([]).queryStaleTime).toBe(200);
    expect([0, 3_600_000].map(kept)).toEqual([0, 3_600_000]);
    expect([-1, 0.5, 3_600_001, '200'].map(kept)).toEqual([200, 200, 200, 200]);
  });

  it('fall back for what nobody can read, whatever is kept', () => {
    const row = fc.record({ key: fc.oneof(fc.constantFrom<string>(...preferenceKeys), fc.string()), value: fc.jsonValue() });
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const read = readPreferences(rows);
        for (const key of preferenceKeys) expect(preferenceShapes[key].safeParse(read[key]).success).toBe(true);
      }),
    );
  });

  it('CHAT-002 take chat hours by weekday; nonsense means no chat', () => {
    const hours = { monday: { start: 7, end: 20 } };
    const kept = (value: unknown) => readPreferences([{ key: 'chatHours', value }]).chatHours;
    expect(kept(hours)).toEqual(hours);
    for (const nonsense of [
      { monday: { start: 20, end: 7 } },
      { monday: { start: -1, end: 7 } },
      { monday: 'always' },
      'always',
      null,
      [],
    ]) {
      expect(kept(nonsense)).toEqual({});
    }
    expect(readPreferences([{ key: 'chatTimeZone', value: 'Mars/Olympus' }]).chatTimeZone).toBe('America/Chicago');
  });

  it('tell the log of what they cannot read, once for each value', () => {
    const warn = vi.fn();
    const notice = createUnreadableLogger({ warn });
    const rows = (value: unknown) => [{ key: 'chatHours', value }];
    for (const value of ['always', 'always', 'never', 'never']) readPreferences(rows(value), notice);
    expect(warn.mock.calls.map(([told]) => told)).toEqual([{ preference: 'chatHours' }, { preference: 'chatHours' }]);
  });
});
