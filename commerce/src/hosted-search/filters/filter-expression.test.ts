import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Filter } from '../../search/index.ts';
import { parseFilterExpression } from './filter-expression.ts';

const value = (attribute: string, ...values: string[]): Filter => ({ kind: 'value', attribute, values });
const number = (attribute: 'price' | 'rating', comparison: '>=' | '<=' | '<' | '=', amount: number): Filter => ({
  kind: 'number',
  attribute,
  comparison,
  amount,
});
const errorOf = (text: string): string => {
  try {
    parseFilterExpression(text);
    return 'is read';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('the filter language', () => {
  it('supports values, quoted if they contain spaces, and numeric comparisons', () => {
    expect(parseFilterExpression('color:blue')).toEqual(value('color', 'blue'));
    expect(parseFilterExpression(`"fit":'Big \\'n\\' Tall'`)).toEqual(value('fit', "Big 'n' Tall"));
    expect(parseFilterExpression('price >= 49.99')).toEqual(number('price', '>=', 4_999));
    expect(parseFilterExpression('rating<4')).toEqual(number('rating', '<', 4));
    expect(parseFilterExpression('price:50 TO 100')).toEqual({
      kind: 'and',
      of: [number('price', '>=', 5_000), number('price', '<=', 10_000)],
    });
    expect(parseFilterExpression('objectID:4117')).toEqual({ kind: 'style', ids: ['4117'] });
    expect(parseFilterExpression('price_range:25-50')).toEqual(value('price', '25-50'));
    expect(parseFilterExpression('  ')).toBeUndefined();
  });

  it('binds NOT before AND before OR, and parentheses before all', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((each) => value('color', each)) as [Filter, Filter, Filter];
    expect(parseFilterExpression('color:a OR color:b AND NOT color:c')).toEqual({
      kind: 'or',
      of: [a, { kind: 'and', of: [b, { kind: 'not', of: c }] }],
    });
    expect(parseFilterExpression('(color:a OR color:b) AND color:c')).toEqual({ kind: 'and', of: [{ kind: 'or', of: [a, b] }, c] });
    expect(parseFilterExpression('NOT (color:a)')).toEqual({ kind: 'not', of: a });
  });

  it('is rejected with the position of the error', () => {
    expect(errorOf('color:a color:b')).toBe("filters: AND or OR is missing at position 9, before 'color:b'");
    expect(errorOf('(color:a')).toBe('filters: a parenthesis is not closed at position 9, where it ends');
    expect(errorOf('color')).toBe('filters: a colon or a comparison is missing at position 6, where it ends');
    expect(errorOf('color:')).toContain('a value is missing');
    expect(errorOf('AND')).toContain('a colon or a comparison is missing');
    expect(errorOf('weave:twill')).toBe("filters: records have no attribute 'weave'");
    expect(errorOf('price:cheap')).toBe("filters: 'price' is compared with 'cheap', which is not a number");
    expect(errorOf('color > 3')).toContain('is not a numeric attribute');
    expect(errorOf(`${'('.repeat(50)}color:a${')'.repeat(50)}`)).toContain('deeper than 30 levels');
    expect(errorOf(Array(300).fill('color:a').join(' OR '))).toContain('more than 200 conditions');
    expect(errorOf(`color:${'x'.repeat(10_001)}`)).toContain('longer than');
  });

  it('returns an expression or its own error for any input', () => {
    const part = fc.constantFrom(
      'AND',
      'OR',
      'NOT',
      '(',
      ')',
      'color',
      ':',
      'blue',
      '"',
      "'",
      '\\',
      '>=',
      '<',
      '-3',
      'price',
      'TO',
      ' ',
      '%',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(part).map((parts) => parts.join(' ')),
          fc.array(part).map((parts) => parts.join('')),
          fc.string(),
        ),
        (text) => {
          expect(errorOf(text)).toMatch(/^(is read|filters: )/);
        },
      ),
      { numRuns: 500 },
    );
  });
});
