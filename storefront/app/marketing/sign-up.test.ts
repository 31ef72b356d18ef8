import { describe, expect, it } from 'vitest';
import { validate } from '../forms/index.ts';
import { emptySignUp } from './sign-up.ts';
import { signUpSchema } from './sign-up-schema.ts';

const check = (email: string) => validate(signUpSchema, { ...emptySignUp, email });

describe('an email sign-up', () => {
  it('MARKETING-002 requires the email', () => expect(check('  ')).toEqual({ ok: false, errors: { email: { code: 'required' } } }));
  it('MARKETING-003 rejects a text that is not an email address', () => {
    expect(check('dale@example')).toEqual({ ok: false, errors: { email: { code: 'email' } } });
    expect(check('dale@example.com').ok).toBe(true);
  });
  it('MARKETING-004 sends the email in lower case', () => {
    expect(check(' Dale@Example.COM ')).toEqual({ ok: true, values: { email: 'dale@example.com', website: '' } });
  });
});
