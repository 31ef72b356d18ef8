import { maxEmailLength } from '@outfitter/contract/client';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { emailText, fieldRule, lowerCaseEmailText, optionalText, requiredText } from './schema.ts';
import { validate } from './validate.ts';

const schema = z
  .object({ name: requiredText(), note: optionalText(), email: emailText() })
  .check(fieldRule(({ note }) => (note === 'bad' ? { note: { code: 'bad-note', values: { length: note.length } } } : {})));

describe('form schemas', () => {
  it('trim the values', () => {
    expect(validate(schema, { name: ' Dale ', note: '', email: ' Dale@example.com ' })).toEqual({
      ok: true,
      values: { name: 'Dale', note: '', email: 'Dale@example.com' },
    });
    expect(validate(lowerCaseEmailText(), ' Dale@Example.COM ')).toEqual({ ok: true, values: 'dale@example.com' });
  });

  it('AUTH-009 reject an email address that is longer than the shared maximum', () => {
    const form = z.object({ email: emailText() });
    const addressOf = (length: number) => `${'dale.'.repeat(60)}@example.com`.slice(-length);
    const codes = [maxEmailLength + 1, maxEmailLength].map((length) => {
      const validation = validate(form, { email: addressOf(length) });
      return validation.ok ? undefined : validation.errors.email?.code;
    });
    expect(codes).toEqual(['too-long', 'email']);
  });

  it('report the first error of each field, with the values of its message', () => {
    expect(validate(schema, { name: ' ', note: 'bad', email: '' })).toEqual({
      ok: false,
      errors: { name: { code: 'required' }, email: { code: 'required' }, note: { code: 'bad-note', values: { length: 3 } } },
    });
  });
});
