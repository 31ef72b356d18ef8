// @vitest-environment happy-dom
import type { Customer } from '@outfitter/contract/client';
import { describe, expect, it } from 'vitest';
import { readCurrentCustomer, readRememberedUser } from '../../platform/session/index.ts';
import { loseConnection, openTab, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { typeInto } from '../../platform/testing/type-into.ts';
import { AccountPage } from '../layout/account-page.tsx';

const dale = { customerId: 'customer1', firstName: 'Dale', lastName: 'Lindqvist', email: 'dale@example.com', c_emailConfirmed: true };
const session = { accessToken: 'token', expiresIn: 1800, customerId: 'customer1', usid: 'usid1', authType: 'registered' };

function openProfile(path: string, customer: Partial<Customer> = {}, logIn?: () => Response | Promise<Response>) {
  let current: Partial<Customer> = { ...dale, ...customer };
  const { requests } = openTab(
    null,
    {
      'GET customer1': () => respondWith(current),
      'GET orders': () => respondWith({ data: [], count: 0, start: 0, total: 0 }),
      'GET passkeys': () => respondWith({ passkeys: [] }),
      'POST login': ({ body }) => logIn?.() ?? respondWith({ ...session, firstName: 'Dale', email: (body as { email: string }).email }),
      // The paths of a change and of a request for the link again both end with a slash.
      'POST ': ({ body }) => {
        const { email } = body as { email?: string };
        if (email) current = { ...current, c_pendingEmail: email };
        return respondWith({ success: true });
      },
    },
    dale,
  );
  const { container } = mountScreens({ 'account/*': <AccountPage />, login: <h1>Sign-in page</h1> }, path, { queryStaleTime: 60_000 });
  const field = (name: string) => container.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  return { container, requests, field, text: () => container.textContent ?? '' };
}

describe('a change of the sign-in email', () => {
  it('ACCOUNT-009 changes the login, clears the remember-me record, logs in again, and says on the page what is left to do', async () => {
    const { container, requests, field, text } = openProfile('/account/profile');
    await waitFor(() => expect(field('email')).not.toBeNull());
    const [name, email] = [field('fullName'), field('email')];
    typeInto(name!, 'Dale M Lindqvist');
    typeInto(email!, 'dale@new.example');
    typeInto(field('password')!, 'three blue otters');
    findByText(container, 'button', 'Change email').click();
    await waitFor(() => expect(text()).toContain('Changed. Open the link in the email that we sent you.'));
    await waitFor(() => expect(text()).toContain('dale@new.example is not confirmed yet.'));
    expect(text()).not.toContain('still signed in as before');
    expect(text()).toContain('Until then, our emails go to dale@example.com.');
    expect(requests.filter(({ call }) => call.startsWith('POST'))).toMatchObject([
      { body: { currentEmail: 'dale@example.com', email: 'dale@new.example', password: 'three blue otters' } },
      { call: 'POST login', body: { email: 'dale@new.example', password: 'three blue otters' } },
    ]);
    expect(readRememberedUser()).toEqual({ firstName: 'Dale', email: 'dale@new.example' });
    // Neither the form nor what is typed in the other one goes away.
    expect(field('email')).toBe(email);
    expect([email?.value, field('password')?.value, name?.value]).toEqual(['', '', 'Dale M Lindqvist']);
  });

  it.each([
    ['429', () => respondWithFault(429, 'TooManyRequestsException')],
    ['503', () => respondWithFault(503, 'ServiceUnavailableException')],
    ['lost connection', loseConnection],
  ])('ACCOUNT-009 says that the sign-in with the new address failed (%s), and goes on with the session before', async (_, logIn) => {
    const { container, field, text } = openProfile('/account/profile', {}, logIn);
    await waitFor(() => expect(field('email')).not.toBeNull());
    typeInto(field('email')!, 'dale@new.example');
    typeInto(field('password')!, 'three blue otters');
    findByText(container, 'button', 'Change email').click();
    await waitFor(() => expect(text()).toContain('Changed. Open the link in the email that we sent you.'));
    expect(text()).toContain('so you’re still signed in as before');
    expect(readCurrentCustomer()).toMatchObject({ kind: 'registered', firstName: 'Dale' });
    expect(readRememberedUser()).toEqual({ firstName: 'Dale', email: 'dale@new.example' });
  });

  it.each(['/account', '/account/profile'])(
    'ACCOUNT-009 %s says of which address the link was not opened, and sends it again',
    async (path) => {
      const { container, requests, text } = openProfile(path, { c_pendingEmail: 'dale@new.example' });
      await waitFor(() => expect(text()).toContain('dale@new.example is not confirmed yet.'));
      expect(text()).not.toContain('dale@example.com is not confirmed');
      const button = findByText(container, 'button', 'Send the link again');
      button.focus();
      button.click();
      await waitFor(() => expect(document.activeElement?.textContent).toContain('We sent the link again.'));
      expect(requests.filter(({ call }) => call === 'POST ')).toMatchObject([{ body: {} }]);
    },
  );

  it('ACCOUNT-009 names the new address, to which the link is sent, if neither address is confirmed', async () => {
    const { text } = openProfile('/account/profile', { c_pendingEmail: 'dale@new.example', c_emailConfirmed: false });
    await waitFor(() => expect(text()).toContain('dale@new.example is not confirmed yet.'));
    expect(text()).not.toContain('dale@example.com is not confirmed');
  });
});
