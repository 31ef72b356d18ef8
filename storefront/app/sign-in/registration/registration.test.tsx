// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { getShopper, readCurrentCustomer } from '../../platform/session/index.ts';
import { openTab, respondWith } from '../../platform/testing/fake-shop.ts';
import { mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { typeInto } from '../../platform/testing/type-into.ts';
import { createCustomer } from './create-customer.ts';
import { RegisterPage } from './register-page.tsx';

const dale = { firstName: 'Dale', email: 'dale@example.com' };
// The id is that of the guest, because test files share the login in memory.
const session = { accessToken: 'token', expiresIn: 1800, customerId: 'customer1', usid: 'usid1', authType: 'registered' };

async function openRegistration(calls: Parameters<typeof openTab>[1]) {
  const { requests } = openTab(null, { 'POST login': () => respondWith({ ...session, ...dale }), ...calls });
  const screens = { register: <RegisterPage returnTo="/women/coats" />, 'women/coats': <h1>Coats</h1> };
  const { container, router } = mountScreens(screens, '/register');
  await waitFor(() => expect(container.querySelector('form')).not.toBeNull());
  const register = () => {
    for (const [name, value] of Object.entries({ fullName: 'Dale Lindqvist', email: dale.email, password: 'three brass rivets' })) {
      typeInto(container.querySelector<HTMLInputElement>(`input[name="${name}"]`)!, value);
    }
    container.querySelector<HTMLButtonElement>('button[type="submit"]')!.click();
  };
  return { container, router, requests, register };
}

describe('a registration', () => {
  it('ACCOUNT-007 ACCOUNT-008 sends names, email and password, signs the customer in, and leads back', async () => {
    const { router, requests, register } = await openRegistration({ 'POST customers': () => respondWith({ customerId: 'customer1' }) });
    register();
    await waitFor(() => expect(router.state.location.pathname).toBe('/women/coats'));
    expect(requests).toMatchObject([
      {
        call: 'POST customers',
        body: {
          customer: { firstName: 'Dale', lastName: 'Lindqvist', email: dale.email, login: dale.email },
          password: 'three brass rivets',
        },
      },
      { call: 'POST login', body: { email: dale.email, password: 'three brass rivets', keepSignedIn: true } },
    ]);
    expect(readCurrentCustomer()).toEqual({ kind: 'registered', customerId: 'customer1', firstName: 'Dale' });
  });

  it('AUTH-007 of a customer who does not stay signed in starts a session that ends with the browser', async () => {
    const { container, router, requests, register } = await openRegistration({
      'POST customers': () => respondWith({ customerId: 'customer1' }),
    });
    const keepSignedIn = container.querySelector<HTMLInputElement>('input[name="keepSignedIn"]')!;
    expect(keepSignedIn.checked).toBe(true);
    keepSignedIn.click();
    register();
    await waitFor(() => expect(router.state.location.pathname).toBe('/women/coats'));
    expect(requests).toMatchObject([{ call: 'POST customers' }, { call: 'POST login', body: { keepSignedIn: false } }]);
    expect(requests[0]?.body).not.toHaveProperty('keepSignedIn');
  });

  it('is not sent by a browser that blocks cookies', async () => {
    const { container, requests, register } = await openRegistration({});
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    register();
    await waitFor(() => expect(container.querySelector('[role="alert"]')?.textContent).toContain('Your browser blocks cookies'));
    expect(requests).toEqual([]);
  });

  const inUse = { title: 'Login in use', type: 'LoginAlreadyInUseException', detail: 'Dale is taken.' };

  it('ERROR-010 throws an error with the detail text of the server', async () => {
    openTab(null, { 'POST customers': () => respondWith(inUse, 400) });
    const registration = { fullName: 'Dale Lindqvist', email: dale.email, password: 'three brass rivets' };
    await expect(createCustomer(getShopper().client, registration)).rejects.toMatchObject({ type: inUse.type, message: inUse.detail });
  });

  it('names an address in use in the language of the page, and signs nobody in', async () => {
    const { container, requests, register } = await openRegistration({ 'POST customers': () => respondWith(inUse, 400) });
    register();
    const alertText = () => container.querySelector('[role="alert"]')?.textContent;
    await waitFor(() => expect(alertText()).toContain('An account with this email address already exists.'));
    expect(alertText()).not.toContain(inUse.detail);
    expect(requests).toHaveLength(1);
    expect(readCurrentCustomer().kind).toBe('guest');
  });

  it('offers the email that was meant if its domain is mistyped', async () => {
    const { container } = await openRegistration({});
    const input = container.querySelector<HTMLInputElement>('input[name="email"]')!;
    typeInto(input, 'dale@hotmial.com');
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await waitFor(() => expect(container.textContent).toContain('Did you mean dale@hotmail.com?'));
    expect(input.autocomplete).toBe('username');
  });
});
