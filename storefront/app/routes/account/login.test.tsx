// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { openTab, respondWith } from '../../platform/testing/fake-shop.ts';
import { mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import Login from './login.tsx';

const session = { accessToken: 'token2', expiresIn: 1800, customerId: 'customer2', usid: 'usid2', authType: 'registered' };

function typeInto(container: Element, selector: string, text: string): void {
  const field = container.querySelector<HTMLInputElement>(selector);
  if (!field) throw new Error(`no ${selector} in: ${container.textContent}`);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

async function signInAt(query: string): Promise<string> {
  openTab(null, {
    'POST login': () => respondWith({ ...session, firstName: 'Dale', email: 'dale@example.com' }),
    'POST sessions': () => respondWith({ success: true, customerId: session.customerId }),
  });
  const { container, router, unmount } = mountScreens({ login: <Login />, '*': <h1>Another page</h1> }, `/login${query}`);
  await waitFor(() => expect(container.querySelector('form')).not.toBeNull());
  typeInto(container, 'input[type="email"], input[name="email"]', 'dale@example.com');
  typeInto(container, 'input[type="password"]', 'wheelbarrow in the rain');
  container.querySelector('form')?.requestSubmit();
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/login'));
  const { pathname, search } = router.state.location;
  unmount();
  return pathname + search;
}

it('AUTH-004 leads to the page that the shopper came from', async () => {
  expect(await signInAt('?returnTo=%2Faccount%2Forders%3Ftab%3Dopen')).toBe('/account/orders?tab=open');
});

it.each([
  '//evil.example',
  'https://evil.example/account',
  '/\\evil.example',
  '/\t/evil.example',
  '/a/..//evil.example',
  'javascript:alert(1)',
  '/login?returnTo=//evil.example',
])('ROUTE-005 leads to the account from a link with the return path %j', async (returnTo) => {
  expect(await signInAt(`?returnTo=${encodeURIComponent(returnTo)}`)).toBe('/account');
});

it('tells a customer who is signed in already, and leads on; a guest sees the form alone', async () => {
  const open = async () => {
    const { container, unmount } = mountScreens({ login: <Login /> }, '/login?returnTo=%2Faccount%2Forders');
    await waitFor(() => expect(container.querySelector('form')).not.toBeNull());
    return { container, unmount };
  };
  openTab(null, {});
  const guest = await open();
  expect(guest.container.textContent).not.toContain('You’re signed in');
  guest.unmount();
  openTab(null, {}, { firstName: 'Dale', email: 'dale@example.com' });
  const { container } = await open();
  await waitFor(() => expect(container.textContent).toContain('You’re signed in as Dale.'));
  expect(container.querySelector<HTMLAnchorElement>('a[href="/account/orders"]')?.textContent).toBe('Continue');
});
