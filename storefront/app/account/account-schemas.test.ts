import { describe, expect, it } from 'vitest';
import { type FormSchema, validate } from '../forms/index.ts';
import { newPasswordSchema, registerSchema, resetPasswordSchema } from './account-schemas.ts';

function codes<Values>(schema: FormSchema<Values, unknown>, values: Values) {
  const validation = validate(schema, values);
  if (validation.ok) return {};
  return Object.fromEntries(Object.entries(validation.errors).map(([field, error]) => [field, (error as { code: string }).code]));
}

describe('the forms of the account area', () => {
  it('require an email before a reset mail', () => {
    expect(codes(resetPasswordSchema, { email: ' ' })).toEqual({ email: 'required' });
    expect(codes(resetPasswordSchema, { email: 'dale' })).toEqual({ email: 'email' });
    expect(codes(resetPasswordSchema, { email: 'dale@example.com' })).toEqual({});
  });
  it('require name, email and a password of eight characters of a new customer', () => {
    expect(codes(registerSchema, { fullName: '', email: '', password: '' })).toEqual({
      fullName: 'required',
      email: 'required',
      password: 'required',
    });
    expect(codes(registerSchema, { fullName: 'Dale', email: 'dale@', password: 'seven77' })).toEqual({
      email: 'email',
      password: 'too-short',
    });
    expect(codes(registerSchema, { fullName: 'Dale', email: 'dale@example.com', password: 'eight888' })).toEqual({});
  });
  it('require the same new password twice', () => {
    expect(codes(newPasswordSchema, { password: '', again: '' })).toEqual({ password: 'required', again: 'required' });
    expect(codes(newPasswordSchema, { password: 'eight888', again: 'eight889' })).toEqual({ again: 'mismatch' });
    expect(codes(newPasswordSchema, { password: 'eight888', again: 'eight888' })).toEqual({});
  });
});
