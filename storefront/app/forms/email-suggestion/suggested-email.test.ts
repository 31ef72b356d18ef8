import { describe, expect, it } from 'vitest';
import { suggestedEmail } from './suggested-email.ts';

describe('email addresses', () => {
  it('suggest a similar common domain, but not for a correct one', () => {
    expect(suggestedEmail('dale@gmial.com')).toBe('dale@gmail.com');
    expect(suggestedEmail('dale@hotmial.com')).toBe('dale@hotmail.com');
    expect(suggestedEmail('dale@gmail.com')).toBeUndefined();
    expect(suggestedEmail('dale@ridgeandrivet.com')).toBeUndefined();
  });
  it('suggest a correct ending, of common domains and of others', () => {
    expect(suggestedEmail('dale@gmial.con')).toBe('dale@gmail.com');
    expect(suggestedEmail('dale@gmail.cmo')).toBe('dale@gmail.com');
    expect(suggestedEmail('dale@comcast.ent')).toBe('dale@comcast.net');
    expect(suggestedEmail('dale@ridgeandrivet.con')).toBe('dale@ridgeandrivet.com');
    expect(suggestedEmail('dale@ranch.co')).toBeUndefined();
  });
  it('suggest nothing for an incomplete or invalid address', () => {
    for (const typed of ['', 'dale', 'dale@gmial', 'dale@@gmial.com', 'da le@gmial.com']) expect(suggestedEmail(typed)).toBeUndefined();
  });
  it('keep the name as typed, without spaces around it', () => {
    expect(suggestedEmail(' Dale.L+shop@gmial.com ')).toBe('Dale.L+shop@gmail.com');
  });
});
