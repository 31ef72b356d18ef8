import { describe, expect, it } from 'vitest';
import { emailError } from './email.ts';

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
});
