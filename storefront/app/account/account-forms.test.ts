import { describe, expect, it } from 'vitest';
import { newPasswordFaults, registerFaults, resetFaults } from './account-forms.ts';

describe('the forms of the account area', () => {
  it('ask for an email before a reset mail', () => {
    expect(resetFaults({ email: ' ' })).toEqual({ email: 'missing' });
    expect(resetFaults({ email: 'dale' })).toEqual({ email: 'form' });
    expect(resetFaults({ email: 'dale@example.com' })).toEqual({});
  });
  it('ask a new customer for name, email and a password of eight signs', () => {
    expect(registerFaults({ fullName: '', email: '', password: '' })).toEqual({
      fullName: 'missing',
      email: 'missing',
      password: 'missing',
    });
    expect(registerFaults({ fullName: 'Dale', email: 'dale@', password: 'seven77' })).toEqual({ email: 'form', password: 'short' });
    expect(registerFaults({ fullName: 'Dale', email: 'dale@example.com', password: 'eight888' })).toEqual({});
  });
  it('ask for the same new password twice', () => {
    expect(newPasswordFaults({ password: '', again: '' })).toEqual({ password: 'missing', again: 'missing' });
    expect(newPasswordFaults({ password: 'eight888', again: 'eight889' })).toEqual({ again: 'different' });
    expect(newPasswordFaults({ password: 'eight888', again: 'eight888' })).toEqual({});
  });
});
