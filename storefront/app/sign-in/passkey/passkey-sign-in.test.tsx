// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { openTab, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { typeInto } from '../../platform/testing/type-into.ts';
import { LoginPage } from '../login-page.tsx';
import { LazySignInNotices } from '../notices/lazy-sign-in-notices.tsx';
import { clearNotices } from '../notices/stored-notices.ts';
import { creationOptions, requestOptions, sentCredential, stubAuthenticator } from '../testing/fake-authenticator.ts';

const session = { accessToken: 'token', expiresIn: 1800, customerId: 'customer1', usid: 'usid1', authType: 'registered' };
const signedIn = { ...session, firstName: 'Dale', email: 'dale@example.com' };

async function openLogin(authenticator: Parameters<typeof stubAuthenticator>[0] | 'none', calls: Parameters<typeof openTab>[1] = {}) {
  const tab = openTab(null, {
    'POST sign-in': () => respondWith(requestOptions),
    'POST passkey': () => respondWith(signedIn),
    'POST login': () => respondWith(signedIn),
    'POST sessions': () => respondWith({ success: true, customerId: 'customer1' }),
    'GET passkeys': () => respondWith({ passkeys: [] }),
    ...calls,
  });
  clearNotices();
  const device = authenticator === 'none' ? undefined : stubAuthenticator(authenticator);
  const { container, router } = mountScreens(
    {
      login: <LoginPage returnTo="/account" />,
      account: <LazySignInNotices />,
    },
    '/login',
  );
  await waitFor(() => expect(container.querySelector('input[name="email"]')).not.toBeNull());
  return {
    container,
    router,
    device,
    text: () => container.textContent ?? '',
    click: (text: string) => findByText(container, 'button', text).click(),
    alert: () => container.querySelector('[role="alert"]')?.textContent,
    sent: (call: string) => tab.requests.filter((request) => request.call === call),
    typePassword() {
      for (const [name, value] of [
        ['email', 'dale@example.com'],
        ['password', 'three brass rivets'],
      ]) {
        typeInto(container.querySelector<HTMLInputElement>(`input[name="${name}"]`)!, value!);
      }
      container.querySelector<HTMLButtonElement>('form button[type="submit"]')!.click();
    },
  };
}
const button = 'Sign in with a passkey';

describe('the button for passkeys', () => {
  it('signs in with the passkey that the customer has chosen, and returns to the page before', async () => {
    const login = await openLogin({});
    login.container.querySelector<HTMLInputElement>('input[name="keepSignedIn"]')!.click();
    login.click(button);
    await waitFor(() => expect(login.router.state.location.pathname).toBe('/account'));
    expect(login.sent('POST passkey')).toMatchObject([{ body: { credential: sentCredential, keepSignedIn: false } }]);
    expect(JSON.parse(localStorage.getItem('outfitter.remembered-user') ?? '')).toEqual({ firstName: 'Dale', email: 'dale@example.com' });
  });

  it.each(['NotAllowedError', 'AbortError'])('says nothing when the dialog of the browser is closed: %s', async (error) => {
    const login = await openLogin({ error });
    login.click(button);
    await waitFor(() => expect(login.sent('POST sign-in')).not.toEqual([]));
    await waitFor(() => expect(findByText(login.container, 'button', button).getAttribute('aria-busy')).toBeNull());
    expect(login.alert()).toBeUndefined();
    expect(login.sent('POST passkey')).toEqual([]);
  });

  it.each([
    ['unknown', 'That passkey was removed from its account. Sign in with your password.'],
    ['challenge', 'That took too long. Try again.'],
    ['signature', 'The passkey didn’t work. Try again, or use your password.'],
  ])('says why a passkey is rejected: %s', async (reason, message) => {
    const login = await openLogin({}, { 'POST passkey': () => respondWithFault(400, 'InvalidPasskeyException', { reason }) });
    login.click(button);
    await waitFor(() => expect(login.alert()).toBe(message));
    expect(login.router.state.location.pathname).toBe('/login');
  });

  it('says why the browser has failed, and when there were too many tries', async () => {
    const atOtherAddress = await openLogin({ error: 'SecurityError' });
    atOtherAddress.click(button);
    await waitFor(() => expect(atOtherAddress.alert()).toBe('Passkeys don’t work at this web address. Use your password.'));
    const limited = await openLogin({}, { 'POST sign-in': () => respondWithFault(429, 'TooManyRequestsException') });
    limited.click(button);
    await waitFor(() => expect(limited.alert()).toContain('Too many tries.'));
  });

  it('is not shown by a browser without passkeys', async () => {
    const login = await openLogin('none');
    await waitFor(() => expect(login.text()).not.toContain(button));
    expect(login.text()).toContain('Sign in');
    expect(login.sent('POST sign-in')).toEqual([]);
  });
});

describe('the email field', () => {
  it('suggests passkeys, and signs in with the one that is chosen', async () => {
    const login = await openLogin({ isSuggesting: true });
    await waitFor(() => expect(login.device?.requests.map(({ mediation }) => mediation)).toEqual(['conditional']));
    expect(login.container.querySelector<HTMLInputElement>('input[name="email"]')?.autocomplete).toBe('username webauthn');
    login.device?.choose();
    await waitFor(() => expect(login.router.state.location.pathname).toBe('/account'));
  });

  it('suggests them again after the dialog of the button was closed', async () => {
    const login = await openLogin({ isSuggesting: true, error: 'NotAllowedError' });
    await waitFor(() => expect(login.device?.requests).toHaveLength(1));
    login.click(button);
    await waitFor(() =>
      expect(login.device?.requests.map(({ mediation }) => mediation)).toEqual(['conditional', undefined, 'conditional']),
    );
    expect(login.alert()).toBeUndefined();
  });
});

describe('the offer of a passkey', () => {
  const offer = 'Skip the password next time?';

  it('follows a sign-in with the password, once, and adds a passkey without asking for the password again', async () => {
    const calls = {
      'POST registration': () => respondWith(creationOptions),
      'POST passkeys': () => respondWith({ passkeyId: 'p1', browser: '', system: '', isSynced: false, createdAt: '2026-11-26T12:00:00Z' }),
    };
    const login = await openLogin({}, calls);
    login.typePassword();
    await waitFor(() => expect(login.text()).toContain(offer));
    login.click('Add a passkey');
    await waitFor(() => expect(login.text()).toContain('Passkey added.'));
    expect(login.sent('POST registration')).toMatchObject([{ body: {} }]);
    expect(login.sent('POST passkeys')).toMatchObject([{ body: { credential: sentCredential } }]);
    login.click('Got it');
    await waitFor(() => expect(login.text()).not.toContain('Passkey added.'));
    expect(JSON.parse(localStorage.getItem('outfitter.passkey-offers') ?? '')).toEqual(['customer1']);
  });

  it('can be declined, and leads to the security page when the sign-in was too long ago', async () => {
    const login = await openLogin({}, { 'POST registration': () => respondWithFault(403, 'PasswordRequiredException') });
    login.typePassword();
    await waitFor(() => expect(login.text()).toContain(offer));
    login.click('Add a passkey');
    await waitFor(() => expect(login.alert()).toContain('Adding one needs your password by now'));
    login.click('Not now');
    await waitFor(() => expect(login.text()).not.toContain(offer));
  });

  it.each<[string, Parameters<typeof openLogin>[0], object[], string[]]>([
    ['without an authenticator in the device', { hasPlatform: false }, [], []],
    ['without passkeys', 'none', [], []],
    ['of a customer who has one', {}, [{ passkeyId: 'p1' }], []],
    ['in which it was made before', {}, [], ['customer1']],
  ])('is not made in a browser %s', async (_, authenticator, passkeys, offered) => {
    const login = await openLogin(authenticator, { 'GET passkeys': () => respondWith({ passkeys }) });
    localStorage.setItem('outfitter.passkey-offers', JSON.stringify(offered));
    login.typePassword();
    await waitFor(() => expect(login.router.state.location.pathname).toBe('/account'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(login.text()).not.toContain(offer);
  });
});
