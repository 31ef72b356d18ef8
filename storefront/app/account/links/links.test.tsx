// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { openTab, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { AccountPage } from '../layout/account-page.tsx';

const customer = { firstName: 'Dale', email: 'dale@example.com' };

function openLink(path: string, calls: Parameters<typeof openTab>[1], signedIn?: typeof customer) {
  const { requests } = openTab(null, calls, signedIn);
  const { container, router } = mountScreens({ 'account/*': <AccountPage />, login: <p>Sign in</p> }, path);
  return { requests, container, router, text: () => container.textContent ?? '' };
}
const invalidLink = () => respondWithFault(400, 'InvalidLinkException');

describe('the link that confirms an email address', () => {
  const confirmed = (joinedOrders: number) => () => respondWith({ success: true, email: 'dale@example.com', joinedOrders });
  // The path of the call ends with a slash.
  const call = 'POST ';

  it('works once, without being signed in, and says how many orders joined the account', async () => {
    const link = openLink('/account/confirm-email?token=t1', { [call]: confirmed(2) });
    await waitFor(() => expect(link.text()).toContain('dale@example.com is confirmed'));
    expect(link.text()).toContain('2 orders that you placed as a guest are in your account now.');
    expect(link.requests.map(({ body }) => body)).toEqual([{ token: 't1' }]);
    expect(link.router.state.location.pathname).toBe('/account/confirm-email');
    expect(link.container.querySelector('nav')).toBeNull();
    expect(link.text()).not.toContain('Sign out');
  });

  it('is good news without orders, too, in the account of a customer', async () => {
    const link = openLink('/account/confirm-email?token=t1', { [call]: confirmed(0) }, customer);
    await waitFor(() => expect(link.text()).toContain('Your account is all set.'));
    expect(link.container.querySelector('nav')?.textContent).not.toContain('Confirm your email');
  });

  it('says that it was used or has expired, and where to get another', async () => {
    const link = openLink('/account/confirm-email?token=old', { [call]: invalidLink });
    await waitFor(() => expect(link.text()).toContain('This link has expired or was used already.'));
    expect(findByText(link.container, 'a', 'Go to your profile').getAttribute('href')).toBe('/account/profile');
  });
});

describe('the link that erases an account', () => {
  const path = '/account/confirm-erasure?token=t2';
  const button = (link: ReturnType<typeof openLink>) => findByText(link.container, 'button', 'Erase my account for good');
  const opened = async (link: ReturnType<typeof openLink>) => {
    await waitFor(() => button(link));
    return link;
  };

  it('changes nothing when it is opened', async () => {
    const link = await opened(openLink(path, {}));
    expect(link.requests).toEqual([]);
  });

  it('erases the account when the button is clicked, and signs out', async () => {
    const calls = { 'POST confirm': () => respondWith({ success: true }), 'POST logout': () => new Response(null, { status: 204 }) };
    const link = await opened(openLink(path, calls, customer));
    button(link).click();
    await waitFor(() => expect(link.text()).toContain('Your account is erased'));
    expect(link.requests.find(({ call }) => call === 'POST confirm')?.body).toEqual({ token: 't2' });
    expect(link.requests.map(({ call }) => call)).toContain('POST logout');
    expect(localStorage.getItem('outfitter.remembered-user')).toBeNull();
  });

  it('says that nothing was erased if it was used or has expired', async () => {
    const link = await opened(openLink(path, { 'POST confirm': invalidLink }));
    button(link).click();
    await waitFor(() => expect(link.text()).toContain('Nothing was erased.'));
  });

  it('keeps the button after another error', async () => {
    const link = await opened(openLink(path, { 'POST confirm': () => respondWithFault(429, 'TooManyRequestsException') }));
    button(link).click();
    await waitFor(() => expect(link.container.querySelector('[role="alert"]')?.textContent).toContain('Too many tries.'));
    expect(button(link)).toBeDefined();
  });
});
