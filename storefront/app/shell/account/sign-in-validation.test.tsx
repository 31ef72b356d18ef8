import { describe, expect, it } from 'vitest';
import { linkTargets, renderHtml, textContent } from '../testing/render.tsx';
import { EmailErrorMessage } from './email-error-message.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { maxEmailLength, validateSignIn } from './sign-in-validation.ts';

describe('the sign-in form', () => {
  it('SHELL-008 asks for both fields and for no longer an address than mail takes', () => {
    expect(validateSignIn({ email: ' ', password: '' })).toEqual({ email: 'empty', password: 'empty' });
    expect(validateSignIn({ email: 'dale@example.com', password: ' ' })).toEqual({});
    expect(validateSignIn({ email: 'd'.repeat(maxEmailLength + 1), password: 'p' })).toEqual({ email: 'long' });
    expect(validateSignIn({ email: 'd'.repeat(maxEmailLength), password: 'p' })).toEqual({});
  });
  it('SHELL-008 says what is wrong in the specification’s sentences', () => {
    expect(textContent(renderHtml(<EmailErrorMessage error="empty" />))).toBe('Email Address is required');
    expect(textContent(renderHtml(<EmailErrorMessage error="long" />))).toBe('Email cannot be longer than 254 characters.');
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
