import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import type { Clause } from '../query/search-criteria.ts';
import { colorLexeme, sizeLexemes } from '../query/text/lexemes.ts';
import { inFields, sameVariantTsquery } from '../query/tsquery.ts';

const database = useTestDatabase();

const colors = ['black', 'brown', 'navy'];
const sizes = ['m', 'xl', '4xl'];
const clause = (kind: 'color' | 'size', value: string): Clause => ({
  alternatives: [{ terms: [{ lexemes: kind === 'color' ? [colorLexeme(value)] : sizeLexemes([value]) }] }],
  isExact: true,
  variant: { kind, values: [value] },
});

const variant = fc.record({ color: fc.constantFrom(...colors), size: fc.constantFrom(...sizes) });

/** Writes variants as the index does: each lexeme at the position of its color, which are counted from 11 (`exact-lexemes.ts`). */
function asTsvector(variants: readonly { color: string; size: string }[]): string {
  return variants
    .flatMap(({ color, size }) =>
      [colorLexeme(color), ...sizeLexemes([size])].map((lexeme) => `'${lexeme}':${colors.indexOf(color) + 11}C`),
    )
    .join(' ');
}

describe('a color and a size in a query', () => {
  it('match exactly the styles with a variant of both', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(variant, { minLength: 1, maxLength: 6 }), variant, async (variants, wanted) => {
        const tsquery = sameVariantTsquery([clause('color', wanted.color), clause('size', wanted.size)], inFields.allButCopy);
        const { rows } = await database.pool.query('SELECT $1::tsvector @@ $2::tsquery AS matches', [asTsvector(variants), tsquery]);
        const expected = variants.some(({ color, size }) => color === wanted.color && size === wanted.size);
        expect(rows).toEqual([{ matches: expected }]);
      }),
    );
  });

  it('have no tsquery of their own if the query has only one of them', () => {
    expect(sameVariantTsquery([clause('color', 'black')], inFields.any)).toBeUndefined();
  });
});
