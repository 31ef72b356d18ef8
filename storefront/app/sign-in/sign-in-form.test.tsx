// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { useCustomer } from '../customer/index.ts';
import { onBasketsMerged } from '../platform/analytics/basket-events.ts';
import { useCurrentCustomer } from '../platform/session/index.ts';
import { openTab, respondWith, respondWithFault } from '../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../platform/testing/mount.tsx';
import { typeInto } from '../platform/testing/type-into.ts';
import { LoginPage } from './login-page.tsx';

// The id is that of the guest, because test files share the login in memory.
const session = {
  accessToken: 'token',
  expiresIn: 1800,
  customerId: 'customer1',
  usid: 'usid1',
  authType: 'registered',
  encUserId: 'e7d1',
};
const dale = { firstName: 'Dale', email: 'dale@example.com' };
const signedIn = { ...session, ...dale };
const rememberedUser = () => JSON.parse(localStorage.getItem('outfitter.remembered-user') ?? 'null');

function Greeting() {
  const { data } = useCustomer({ enabled: useCurrentCustomer().kind === 'registered' });
  return <output>{data?.customerNo}</output>;
}

async function openLogin(calls: Parameters<typeof openTab>[1] = {}, returnTo = '/account') {
  const tab = openTab(null, {
    'POST login': () => respondWith(signedIn),
    'POST sessions': () => respondWith({ success: true, customerId: 'customer1' }),
    'GET customer1': () => respondWith({ customerId: 'customer1', customerNo: 'R4K72M9QXB', ...dale }),
    ...calls,
  });
  const { container, router } = mountScreens(
    {
      login: (
        <>
          <LoginPage returnTo={returnTo} />
          <Greeting />
        </>
      ),
      account: <Greeting />,
      'women/coats': <h1>Coats</h1>,
    },
    '/login',
  );
  await waitFor(() => expect(container.querySelector('input[name="email"]')).not.toBeNull());
  const field = (name: string) => container.querySelector<HTMLInputElement>(`input[name="${name}"]`)!;
  const fill = (email: string, password: string) => {
    typeInto(field('email'), email);
    typeInto(field('password'), password);
  };
  const submit = () => container.querySelector<HTMLButtonElement>('form button[type="submit"]')!.click();
  const sent = (call: string) => tab.requests.filter((request) => request.call === call);
  return { container, router, field, fill, submit, sent, text: () => container.textContent ?? '' };
}

describe('the sign-in form', () => {
  it('AUTH-001 AUTH-007 has an email, a password, a choice to stay signed in that is on, and links to a new password and account', async () => {
    const { container, field } = await openLogin({}, '/women/coats');
    expect([field('email').type, field('password').type]).toEqual(['email', 'password']);
    expect([field('keepSignedIn').type, field('keepSignedIn').checked]).toEqual(['checkbox', true]);
    expect(findByText(container, 'a', 'Forgot password').getAttribute('href')).toBe('/reset-password');
    expect(findByText(container, 'a', 'Create an account').getAttribute('href')).toBe('/register?returnTo=%2Fwomen%2Fcoats');
  });

  it('AUTH-008 AUTH-010 requires an email and a password, and sends nothing without them', async () => {
    const { submit, sent, text } = await openLogin();
    submit();
    await waitFor(() => expect(text()).toContain('Email Address is required'));
    expect(text()).toContain('Password is required');
    expect(sent('POST login')).toEqual([]);
  });

  it('says at the field that an email address is none, and sends nothing', async () => {
    const { container, fill, submit, sent, field } = await openLogin();
    fill('dale@example', 'three brass rivets');
    submit();
    await waitFor(() => expect(field('email').getAttribute('aria-invalid')).toBe('true'));
    expect(container.textContent).toContain('Email addresses must contain an "at" sign (@) and a period (.).');
    expect(sent('POST login')).toEqual([]);
  });

  it.each([
    ['tells a customer who is signed in', 'registered', true],
    ['does not take a customer whose session has ended with the browser for signed in', 'guest', false],
  ])('%s', async (_, authType, isTold) => {
    openTab(null, { 'POST guest': () => respondWith({ ...session, authType }) }, dale);
    const { container } = mountScreens({ login: <LoginPage returnTo="/account" /> }, '/login');
    await waitFor(() => expect(container.textContent).toContain('Welcome back, Dale.'));
    if (isTold) await waitFor(() => expect(container.textContent).toContain('You’re signed in as Dale.'));
    else await waitFor(() => expect(JSON.parse(localStorage.getItem('outfitter.auth') ?? '{}')).toMatchObject({ authType: 'guest' }));
    expect(container.textContent?.includes('You’re signed in')).toBe(isTold);
  });

  it.each(['/women/coats', '/account'])(
    'AUTH-004 AUTH-012 signs the customer in with what was typed, and returns to %s',
    async (returnTo) => {
      const { router, field, fill, submit, sent } = await openLogin({}, returnTo);
      fill('dale@example.com', 'three brass rivets');
      field('keepSignedIn').click();
      submit();
      await waitFor(() => expect(router.state.location.pathname).toBe(returnTo));
      expect(sent('POST login')).toMatchObject([
        { body: { email: 'dale@example.com', password: 'three brass rivets', keepSignedIn: false } },
      ]);
    },
  );

  it('AUTH-012 is busy while it logs the customer in, and no longer once that has ended', async () => {
    let finish: (response: Response) => void = () => {};
    const { container, fill, submit } = await openLogin({
      'POST login': () => new Promise<Response>((resolve) => (finish = resolve)),
    });
    const isBusy = () => container.querySelector('form button[type="submit"]')?.getAttribute('aria-busy') === 'true';
    fill('dale@example.com', 'wrong');
    expect(isBusy()).toBe(false);
    submit();
    await waitFor(() => expect(isBusy()).toBe(true));
    await new Promise((resolve) => setTimeout(resolve, 50));
    finish(respondWithFault(401, 'InvalidCredentialsException'));
    await waitFor(() => expect(isBusy()).toBe(false));
  });

  it('AUTH-023 stores the keys of the customer, and neither token', async () => {
    const { router, fill, submit } = await openLogin();
    fill('dale@example.com', 'three brass rivets');
    submit();
    await waitFor(() => expect(router.state.location.pathname).toBe('/account'));
    expect(JSON.parse(localStorage.getItem('outfitter.auth') ?? '')).toEqual({
      organizationId: 'f_ecom_demo_001',
      usid: 'usid1',
      customerId: 'customer1',
      authType: 'registered',
      encUserId: 'e7d1',
    });
  });

  it('AUTH-011 AUTH-013 loads the whole customer, and remembers first name and email in this browser', async () => {
    const { fill, submit, sent, text } = await openLogin();
    fill('dale@example.com', 'three brass rivets');
    submit();
    await waitFor(() => expect(text()).toContain('R4K72M9QXB'));
    expect(sent('GET customer1')[0]).toMatchObject({ query: { expand: 'addresses,paymentinstruments' } });
    expect(rememberedUser()).toEqual(dale);
  });

  it('AUTH-002 AUTH-011 greets the remembered user with a link that signs them out', async () => {
    openTab(null, {});
    localStorage.setItem('outfitter.remembered-user', JSON.stringify(dale));
    const { container } = mountScreens({ login: <LoginPage returnTo="/account" /> }, '/login');
    await waitFor(() => expect(container.textContent).toContain('Welcome back, Dale.'));
    expect(container.querySelector<HTMLInputElement>('input[name="email"]')?.value).toBe('dale@example.com');
    findByText(container, 'button', 'Sign out').click();
    await waitFor(() => expect(container.textContent).not.toContain('Welcome back'));
    expect(container.querySelector<HTMLInputElement>('input[name="email"]')?.value).toBe('');
    expect(rememberedUser()).toBeNull();
  });

  it('ERROR-002 says that the credentials are wrong, and keeps what was typed', async () => {
    const { container, router, field, fill, submit } = await openLogin({
      'POST login': () => respondWithFault(401, 'InvalidCredentialsException'),
    });
    fill('dale@example.com', 'wrong');
    submit();
    const alert = () => container.querySelector('[role="alert"]')?.textContent;
    await waitFor(() => expect(alert()).toBe('Incorrect username or password, please try again.'));
    expect([field('email').value, field('password').value]).toEqual(['dale@example.com', 'wrong']);
    expect(router.state.location.pathname).toBe('/login');
    expect(rememberedUser()).toBeNull();
  });

  it('says that the browser blocks cookies instead of sending a sign-in that the next page would not know of', async () => {
    const { container, field, fill, submit, sent } = await openLogin();
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    fill('dale@example.com', 'three brass rivets');
    submit();
    await waitFor(() => expect(container.querySelector('[role="alert"]')?.textContent).toContain('Your browser blocks cookies'));
    expect([field('email').value, sent('POST login')]).toEqual(['dale@example.com', []]);
  });

  it.each([
    ['TooManyRequestsException', 429, 'Slow down.', 'Too many tries. Wait a few minutes, then try again.'],
    ['MaintenanceException', 503, 'Sign-in is closed until noon.', 'Sign-in is closed until noon.'],
  ])('ERROR-003 shows the error %s in its own words', async (type, status, serverText, message) => {
    const { container, fill, submit } = await openLogin({
      'POST login': () => respondWith({ fault: { type, message: serverText } }, status),
    });
    fill('dale@example.com', 'three brass rivets');
    submit();
    await waitFor(() => expect(container.querySelector('[role="alert"]')?.textContent).toBe(message));
  });
});

describe('a sign-in', () => {
  it('BASKET-008 creates the session of the legacy API, and does not depend on it', async () => {
    const { router, fill, submit, sent } = await openLogin({ 'POST sessions': () => respondWithFault(503, 'ServiceUnavailableException') });
    fill('dale@example.com', 'three brass rivets');
    submit();
    await waitFor(() => expect(router.state.location.pathname).toBe('/account'));
    await waitFor(() => expect(sent('POST sessions')).not.toHaveLength(0));
  });

  it('BASKET-012 sends the event of merged carts if the guest had items', async () => {
    const onMerge = vi.fn();
    const stop = onBasketsMerged(onMerge);
    const merge = {
      basketItems: 2,
      wishlistItems: 1,
      wishlistCuts: [],
      isLinkEnded: false,
      shortfalls: [],
      movedItems: [],
      droppedCoupons: [],
    };
    const { router, fill, submit } = await openLogin({ 'POST login': () => respondWith({ ...signedIn, merge }) });
    fill('dale@example.com', 'three brass rivets');
    submit();
    await waitFor(() => expect(router.state.location.pathname).toBe('/account'));
    stop();
    expect(onMerge.mock.calls).toEqual([[2]]);
  });
});
