import { describe, expect, it } from 'vitest';
import { hostedOrigins, isHostedSearchEnabled } from './hosted-preferences.ts';

const given = {
  algoliaEnabled: true,
  algoliaApplicationId: 'RIDGE',
  algoliaApiKey: 'key',
  algoliaProductIndex: 'products',
  algoliaSuggestionIndex: 'phrases',
  algoliaHosts: [],
};

describe('the preferences of the hosted search', () => {
  it('PREFS-003 enable it if it is switched on and completely configured', () => {
    expect(isHostedSearchEnabled(given)).toBe(true);
    expect(isHostedSearchEnabled({ ...given, algoliaEnabled: false })).toBe(false);
    expect(isHostedSearchEnabled({ ...given, algoliaApiKey: '' })).toBe(false);
  });

  it('PREFS-004 name its origins, else those of the application', () => {
    expect(hostedOrigins({ ...given, algoliaHosts: ['https://search.example.com'] })).toEqual(['https://search.example.com']);
    expect(hostedOrigins(given)).toEqual([
      'https://ridge-dsn.algolia.net',
      'https://ridge-1.algolianet.com',
      'https://ridge-2.algolianet.com',
      'https://ridge-3.algolianet.com',
    ]);
    expect(hostedOrigins({ ...given, algoliaEnabled: false })).toEqual([]);
    expect(hostedOrigins({ ...given, algoliaApplicationId: "x; script-src 'unsafe-inline'" })).toEqual([]);
  });
});
