import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maxSentenceUses, sentencesOf } from './sentences.ts';

it('returns sentences and clauses without transitions', () => {
  expect(sentencesOf('Fits well. One gripe: the zipper is stiff!\n\nHe said “no.” Really…')).toEqual([
    'fits well',
    'the zipper is stiff',
    'he said no',
    'really',
  ]);
});

it('allows long sentences less often than short ones', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('warm', 'coat', 'snow'), { minLength: 1, maxLength: 15 }), (words) => {
      const uses = maxSentenceUses(words.join(' '));
      expect(uses).toBeLessThanOrEqual(12);
      if (words.length > 7) expect(uses).toBe(2);
    }),
  );
});
