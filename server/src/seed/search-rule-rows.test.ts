import { describe, expect, it } from 'vitest';
import { ruleForStyles } from './search-rule-rows.ts';

const arrangement = (definition: Record<string, unknown>) => ({ id: 'a', kind: 'arrangement', definition });

describe('a rule of the demo’s search, where only some styles are loaded', () => {
  it('names those alone, and is left out where it would say nothing', () => {
    const styles = new Set(['4117']);
    expect(ruleForStyles(arrangement({ query: 'coat', pinned: ['4117', '4118'], hidden: ['4119'] }), styles)).toEqual(
      arrangement({ query: 'coat', pinned: ['4117'] }),
    );
    expect(ruleForStyles(arrangement({ query: 'coat', pinned: ['4118'] }), styles)).toBeUndefined();
    const boosts = [{ attribute: 'sale', value: 'true', by: 1 }];
    expect(ruleForStyles(arrangement({ query: 'coat', pinned: ['4118'], boosts }), styles)).toEqual(arrangement({ query: 'coat', boosts }));
    const synonym = { id: 'b', kind: 'synonym', definition: { words: ['a', 'b'] } };
    expect(ruleForStyles(synonym, styles)).toBe(synonym);
  });
});
