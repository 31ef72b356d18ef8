import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareablePhrase } from './phrase-privacy.ts';

describe('a shareable phrase', () => {
  it('has a key without capitals, repeated spaces and accents, beside its wording', () => {
    expect(shareablePhrase('  Chore   COAT ')).toEqual({ phrase: 'chore coat', wording: 'chore coat' });
    expect(shareablePhrase('chemise à carreaux')).toEqual({ phrase: 'chemise a carreaux', wording: 'chemise à carreaux' });
    expect(shareablePhrase('pants 34x30')?.phrase).toBe('pants 34x30');
  });

  it('contains no address, personal number or message', () => {
    const personal = [
      'dale@example.com',
      '218-365-1234',
      '4111 1111 1111 1111',
      '(218) 36 51 23',
      '٠١٢٣٤٥',
      'x'.repeat(61),
      '',
      '?!',
      '<b>coat</b>',
    ];
    for (const text of personal) expect(shareablePhrase(text), text).toBeUndefined();
  });

  it('is unchanged if it is processed again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const shareable = shareablePhrase(text);
        fc.pre(shareable !== undefined);
        expect(shareable.wording.length).toBeLessThanOrEqual(60);
        expect(shareablePhrase(shareable.wording)).toEqual(shareable);
      }),
    );
  });
});
