import { describe, expect, it } from 'vitest';
import { hostedOrigins, isHostedSearchEnabled } from './hosted-preferences.ts';

const preferences = {
  algoliaEnabled: true,
  algoliaApplicationId: 'RIDGE',
  algoliaApiKey: 'key',
  algoliaProductIndex: 'products',
  algoliaSuggestionIndex: 'phrases',
  algoliaHosts: [],
};

describe('the preferences of the hosted search', () => {
  it('PREFS-003 enable hosted search if it is switched on and completely configured', () => {
    expect(isHostedSearchEnabled(preferences)).toBe(true);
    expect(isHostedSearchEnabled({ ...preferences, algoliaEnabled: false })).toBe(false);
    expect(isHostedSearchEnabled({ ...preferences, algoliaApiKey: '' })).toBe(false);
  });

  it('PREFS-004 determine its origins: the configured hosts, or those of the application', () => {
    expect(hostedOrigins({ ...preferences, algoliaHosts: ['https://search.example.com'] })).toEqual(['https://search.example.com']);
    expect(hostedOrigins(preferences)).toEqual([
      'https://ridge-dsn.algolia.net',
      'https://ridge-1.algolianet.com',
      'https://ridge-2.algolianet.com',
      'https://ridge-3.algolianet.com',
    ]);
    expect(hostedOrigins({ ...preferences, algoliaEnabled: false })).toEqual([]);
    expect(hostedOrigins({ ...preferences, algoliaApplicationId: "x; script-src 'unsafe-inline'" })).toEqual([]);
  });
});
