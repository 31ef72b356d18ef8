import { describe, expect, it } from 'vitest';
import { activeRulesAt } from '../../merchandising/active-rules.ts';
import { buildRule } from '../../merchandising/testing/rule-builder.ts';
import { searchRedirect } from './search-redirect.ts';

const rules = activeRulesAt(
  [
    buildRule({
      id: 'repair',
      kind: 'redirect',
      definition: { phrases: ['cracked bowl', 'glue'], match: 'contains', url: '/content/repair' },
    }),
    buildRule({ id: 'hours', kind: 'redirect', definition: { phrases: ['opening hours'], match: 'exact', url: '/content/hours' } }),
  ],
  new Date('2026-11-21T15:00:00Z'),
);
const redirect = (text: string, hasFullMatch = false) => searchRedirect(rules, { text, corrected: undefined, hasFullMatch });

describe('the redirect of a search', () => {
  it('is that of a contained phrase in another form, if no style matches the whole query', () => {
    expect(redirect('can you mend cracked bowls for me')).toBe('/content/repair');
    expect(redirect('can you mend cracked bowls for me', true)).toBeUndefined();
  });

  it('is not that of an exact phrase or a single word that the query only contains', () => {
    expect(redirect('opening hour plates')).toBeUndefined();
    expect(redirect('glues for plates')).toBeUndefined();
    expect(redirect('opening hour')).toBe('/content/hours');
  });
});
