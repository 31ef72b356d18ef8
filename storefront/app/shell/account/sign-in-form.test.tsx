import { describe, expect, it } from 'vitest';
import { validate } from '../../forms/index.ts';
import { linkTargets, renderHtml, textContent } from '../testing/render.tsx';
import { EmailErrorMessage } from './email-error-message.tsx';
import { maxEmailLength } from './max-email-length.ts';
import { SignInForm } from './sign-in-form.tsx';
import { signInSchema } from './sign-in-schema.ts';

function codes(values: { email: string; password: string }) {
  const validation = validate(signInSchema, { ...values, keepSignedIn: true });
  return validation.ok ? {} : Object.fromEntries(Object.entries(validation.errors).map(([field, { code }]) => [field, code]));
}

describe('the sign-in form', () => {
  it('SHELL-008 requires both fields, and an email address no longer than mail servers accept', () => {
    expect(codes({ email: ' ', password: '' })).toEqual({ email: 'required', password: 'required' });
    expect(codes({ email: 'dale@example.com', password: ' ' })).toEqual({});
    expect(codes({ email: 'd'.repeat(maxEmailLength + 1), password: 'p' })).toEqual({ email: 'too-long' });
    expect(codes({ email: 'd'.repeat(maxEmailLength), password: 'p' })).toEqual({});
  });
  it('SHELL-008 shows errors in the specified sentences', () => {
    expect(textContent(renderHtml(<EmailErrorMessage error={{ code: 'required' }} />))).toBe('Email Address is required');
    expect(textContent(renderHtml(<EmailErrorMessage error={{ code: 'too-long' }} />))).toBe('Email cannot be longer than 254 characters.');
  });
  it('SHELL-042 SHELL-043 marks what is required, hides the password until asked, and keeps signed in by default', () => {
    const nothing = () => {};
    const html = renderHtml(
      <SignInForm signIn={async () => ({ kind: 'done' })} onDone={nothing} onForgotten={nothing} onRegister={nothing} />,
    );
    expect(html.match(/class="required"/g)).toHaveLength(2);
    expect(html).toMatch(/<input[^>]+type="password"/);
    expect(html).toMatch(/<button[^>]+aria-pressed="false"/);
    expect(html).toMatch(/<input[^>]+type="checkbox"[^>]+checked/);
    expect(linkTargets(html)).toEqual(['/register']);
  });
});
