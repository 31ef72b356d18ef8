import { describe, expect, it } from 'vitest';
import { type FormSchema, validate } from '../forms/index.ts';
import { newPasswordSchema, registerSchema, resetPasswordSchema } from './account-schemas.ts';

function errorCodes<Values>(schema: FormSchema<Values, unknown>, values: Values) {
  const validation = validate(schema, values);
  if (validation.ok) return {};
  return Object.fromEntries(Object.entries(validation.errors).map(([field, error]) => [field, (error as { code: string }).code]));
}

describe('the forms of the account area', () => {
  it('require a valid email address to reset a password', () => {
    expect(errorCodes(resetPasswordSchema, { email: ' ' })).toEqual({ email: 'required' });
    expect(errorCodes(resetPasswordSchema, { email: 'dale' })).toEqual({ email: 'email' });
    expect(errorCodes(resetPasswordSchema, { email: 'dale@example.com' })).toEqual({});
  });
  it('require a name, an email address and a password of eight characters to create an account', () => {
    expect(errorCodes(registerSchema, { fullName: '', email: '', password: '' })).toEqual({
      fullName: 'required',
      email: 'required',
      password: 'required',
    });
    expect(errorCodes(registerSchema, { fullName: 'Dale', email: 'dale@', password: 'seven77' })).toEqual({
      email: 'email',
      password: 'too-short',
    });
    expect(errorCodes(registerSchema, { fullName: 'Dale', email: 'dale@example.com', password: 'eight888' })).toEqual({});
  });
  it('require a new password to be typed twice', () => {
    expect(errorCodes(newPasswordSchema, { password: '', repeatedPassword: '' })).toEqual({
      password: 'required',
      repeatedPassword: 'required',
    });
    expect(errorCodes(newPasswordSchema, { password: 'eight888', repeatedPassword: 'eight889' })).toEqual({ repeatedPassword: 'mismatch' });
    expect(errorCodes(newPasswordSchema, { password: 'eight888', repeatedPassword: 'eight888' })).toEqual({});
  });
});
