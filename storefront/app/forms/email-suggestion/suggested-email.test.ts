import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, emailError, emailSuggestion } from './email.ts';

describe('email addresses', () => {
  it.each(['dale@example.com', 'd.lindqvist+shop@mail.co.uk', 'a@b.io'])('accept %s', (email) => {
    expect(emailError(email)).toBeUndefined();
  });
  it('report a missing top-level domain and suggest an address', () => {
    expect(emailError('dale@example')).toEqual({
      code: 'email-incomplete',
      values: { email: 'dale@example', suggestion: 'dale@example.com' },
    });
    expect(emailError('dale@comcast')?.values?.suggestion).toBe('dale@comcast.net');
    expect(emailError('dale@ranch.')?.values?.suggestion).toBe('dale@ranch.com');
  });
  it.each(['dale', 'dale@', '@example.com', 'da le@example.com', 'dale@@example.com', 'dale@example..com', 'dale@.com', 'dale@example.c'])(
    'reject %s',
    (email) => {
      expect(emailError(email)).toBeDefined();
    },
  );
  it('reject an address longer than 254 characters', () => {
    expect(emailError(`${'a'.repeat(243)}@example.com`)).toMatchObject({ code: 'email-invalid' });
  });
  it('suggest a similar common domain, but not for a correct one', () => {
    expect(emailSuggestion('dale@gmial.com')).toBe('dale@gmail.com');
    expect(emailSuggestion('dale@hotmial.com')).toBe('dale@hotmail.com');
    expect(emailSuggestion('dale@gmail.com')).toBeUndefined();
    expect(emailSuggestion('dale@ridgeandrivet.com')).toBeUndefined();
  });
  it('suggest a correct ending, of common domains and of others', () => {
    expect(emailSuggestion('dale@gmial.con')).toBe('dale@gmail.com');
    expect(emailSuggestion('dale@gmail.cmo')).toBe('dale@gmail.com');
    expect(emailSuggestion('dale@comcast.ent')).toBe('dale@comcast.net');
    expect(emailSuggestion('dale@ridgeandrivet.con')).toBe('dale@ridgeandrivet.com');
    expect(emailSuggestion('dale@ranch.co')).toBeUndefined();
  });
  it('have a symmetric edit distance, and the distance 0 to themselves', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '.'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(editDistance(one, other)).toBe(editDistance(other, one));
        expect(editDistance(one, one)).toBe(0);
      }),
    );
  });
  it('have the edit distance 1 after one deleted letter', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 2, maxLength: 10 }), fc.nat(), (word, seed) => {
        const index = seed % word.length;
        return editDistance(word, word.slice(0, index) + word.slice(index + 1)) === 1;
      }),
    );
  });
});
