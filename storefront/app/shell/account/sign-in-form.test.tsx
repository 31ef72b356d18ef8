import { describe, expect, it } from 'vitest';
import { validate } from '../../forms/index.ts';
import { linkTargets, renderHtml, textContent } from '../testing/render.tsx';
import { EmailErrorMessage } from './email-error-message.tsx';
import { maxEmailLength } from './max-email-length.ts';
import { SignInForm } from './sign-in-form.tsx';
import { signInSchema } from './sign-in-schema.ts';

function errorCodes(values: { email: string; password: string }) {
  const validation = validate(signInSchema, { ...values, keepSignedIn: true });
  return validation.ok ? {} : Object.fromEntries(Object.entries(validation.errors).map(([field, { code }]) => [field, code]));
}

describe('the sign-in form', () => {
  it('SHELL-008 requires both fields, and an email address no longer than mail servers accept', () => {
    expect(errorCodes({ email: ' ', password: '' })).toEqual({ email: 'required', password: 'required' });
    expect(errorCodes({ email: 'dale@example.com', password: ' ' })).toEqual({});
    expect(errorCodes({ email: 'd'.repeat(maxEmailLength + 1), password: 'p' })).toEqual({ email: 'too-long' });
    expect(errorCodes({ email: 'd'.repeat(maxEmailLength), password: 'p' })).toEqual({});
  });
  it('SHELL-008 shows the specified error messages', () => {
    expect(textContent(renderHtml(<EmailErrorMessage error={{ code: 'required' }} />))).toBe('Email Address is required');
    expect(textContent(renderHtml(<EmailErrorMessage error={{ code: 'too-long' }} />))).toBe('Email cannot be longer than 254 characters.');
  });
  it('SHELL-042 SHELL-043 marks required fields, hides the password, and keeps the shopper signed in by default', () => {
    const noop = () => {};
    const html = renderHtml(<SignInForm signIn={async () => ({ kind: 'done' })} onDone={noop} onForgotten={noop} onRegister={noop} />);
    expect(html.match(/class="required"/g)).toHaveLength(2);
    expect(html).toMatch(/<input[^>]+type="password"/);
    expect(html).toMatch(/<button[^>]+aria-pressed="false"/);
    expect(html).toMatch(/<input[^>]+type="checkbox"[^>]+checked/);
    expect(linkTargets(html)).toEqual(['/register']);
  });
});
