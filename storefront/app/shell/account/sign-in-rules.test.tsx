import { describe, expect, it } from 'vitest';
import { htmlOf, linksIn, wordsIn } from '../testing/render.tsx';
import { EmailFaultText } from './email-fault-text.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { emailMost, signInFaults } from './sign-in-rules.ts';

describe('the sign-in form', () => {
  it('SHELL-008 asks for both fields and for no longer an address than mail takes', () => {
    expect(signInFaults({ email: ' ', password: '' })).toEqual({ email: 'empty', password: 'empty' });
    expect(signInFaults({ email: 'dale@example.com', password: ' ' })).toEqual({});
    expect(signInFaults({ email: 'd'.repeat(emailMost + 1), password: 'p' })).toEqual({ email: 'long' });
    expect(signInFaults({ email: 'd'.repeat(emailMost), password: 'p' })).toEqual({});
  });
  it('SHELL-008 says what is wrong in the specification’s sentences', () => {
    expect(wordsIn(htmlOf(<EmailFaultText fault="empty" />))).toBe('Email Address is required');
    expect(wordsIn(htmlOf(<EmailFaultText fault="long" />))).toBe('Email cannot be longer than 254 characters.');
  });
  it('SHELL-042 SHELL-043 marks what is required, hides the password until asked, and keeps signed in by default', () => {
    const nothing = () => {};
    const html = htmlOf(<SignInForm signIn={async () => ({ kind: 'done' })} onDone={nothing} onForgotten={nothing} onRegister={nothing} />);
    expect(html.match(/class="required"/g)).toHaveLength(2);
    expect(html).toMatch(/<input[^>]+type="password"/);
    expect(html).toMatch(/<button[^>]+aria-pressed="false"/);
    expect(html).toMatch(/<input[^>]+type="checkbox"[^>]+checked/);
    expect(linksIn(html)).toEqual(['/register']);
  });
});
