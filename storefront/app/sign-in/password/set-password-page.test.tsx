// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { openTab, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { typeInto } from '../../platform/testing/type-into.ts';
import { setPassword } from './set-password.ts';
import { SetPasswordPage } from './set-password-page.tsx';

function openLink(respond: () => Response) {
  const { requests } = openTab(null, { 'POST password-link': respond });
  const { container } = mountScreens({ 'set-password': <SetPasswordPage token="t0ken" /> }, '/set-password');
  return { container, requests };
}

it('ACCOUNT-015 a used or expired link says so when it is opened, and offers a new one', async () => {
  const { container, requests } = openLink(() => respondWithFault(400, 'InvalidLinkException', { reason: 'used' }));
  await waitFor(() => expect(container.querySelector('[role="alert"]')?.textContent).toContain('expired or was used already'));
  expect(container.querySelector('form')).toBeNull();
  expect(container.querySelector('a[href="/reset-password"]')).not.toBeNull();
  expect(requests).toMatchObject([{ call: 'POST password-link', body: { token: 't0ken' } }]);
});

it.each([204, 503])('a link that works, or that cannot be checked, opens the form (%i)', async (status) => {
  const { container, requests } = openLink(() => new Response(null, { status }));
  await waitFor(() => expect(requests).not.toHaveLength(0));
  expect(container.querySelector('input[name="password"]')).not.toBeNull();
  expect(container.querySelector('[role="alert"]')).toBeNull();
});

it('ERROR-010 throws the error of a used token with the detail text of the server', async () => {
  const used = { title: 'Invalid link', type: 'InvalidLinkException', detail: 'This token was used on Friday.' };
  openTab(null, { 'POST ': () => respondWith(used, 400) });
  await expect(setPassword('t0ken', { password: 'three brass rivets', keepSignedIn: true })).rejects.toMatchObject({
    type: used.type,
    message: used.detail,
  });
});

it.each([true, false])('AUTH-007 a new password signs the customer in, for long if they want it: %s', async (isLong) => {
  const session = { accessToken: 'token', expiresIn: 1800, customerId: 'customer1', usid: 'usid1', authType: 'registered' };
  const { requests } = openTab(null, {
    'POST password-link': () => new Response(null, { status: 204 }),
    'POST ': () => respondWith({ login: 'dale@example.com' }),
    'POST login': () => respondWith({ ...session, firstName: 'Dale', email: 'dale@example.com' }),
  });
  const { container, router } = mountScreens(
    { 'set-password': <SetPasswordPage token="t0ken" />, account: <h1>Account</h1> },
    '/set-password',
  );
  await waitFor(() => expect(container.querySelector('form')).not.toBeNull());
  typeInto(container.querySelector<HTMLInputElement>('input[name="password"]')!, 'three brass rivets');
  if (!isLong) container.querySelector<HTMLInputElement>('input[name="keepSignedIn"]')!.click();
  container.querySelector<HTMLButtonElement>('button[type="submit"]')!.click();
  await waitFor(() => expect(router.state.location.pathname).toBe('/account'));
  expect(requests.filter(({ call }) => call !== 'POST password-link')).toMatchObject([
    { call: 'POST ', body: { token: 't0ken', password: 'three brass rivets' } },
    { call: 'POST login', body: { email: 'dale@example.com', keepSignedIn: isLong } },
  ]);
});

it('shows the rule for the length until an error repeats it', async () => {
  const { container } = openLink(() => new Response(null, { status: 204 }));
  await waitFor(() => expect(container.querySelector('form')).not.toBeNull());
  const password = container.querySelector<HTMLInputElement>('input[name="password"]')!;
  expect(container.textContent).toContain('At least 8 characters.');
  typeInto(password, 'rivets');
  container.querySelector<HTMLButtonElement>('button[type="submit"]')!.click();
  await waitFor(() => expect(container.textContent).toContain('Use at least 8 characters.'));
  expect(container.textContent).not.toContain('At least 8 characters.');
  expect(document.getElementById(password.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Use at least 8 characters.');
});
