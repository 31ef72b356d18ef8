import { describe, expect, it } from 'vitest';
import { ruleForStyles } from './search-rule-rows.ts';

const arrangement = (definition: Record<string, unknown>) => ({ id: 'a', kind: 'arrangement', definition });

describe('a merchandising rule of the demo with a selection of styles', () => {
  it('refers only to loaded styles, and is omitted if nothing is left', () => {
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
