// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useCurrentCustomer } from '../../platform/session/index.ts';
import { openTab, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { signIn } from '../sign-in.ts';
import { LazyInactivityObserver } from './lazy-inactivity-observer.tsx';

const minute = 60_000;
const start = new Date('2026-11-28T08:00:00Z').getTime();
const dale = { firstName: 'Dale', email: 'dale@example.com' };
const session = { accessToken: 'token', expiresIn: 1800, customerId: 'customer1', usid: 'usid1', authType: 'registered' };
const guest = { ...session, accessToken: 'of-guest', customerId: 'guest1', usid: 'usid2', authType: 'guest' };

const lastActivity = () => Number(localStorage.getItem('outfitter.last-activity'));

function Customer() {
  return (
    <>
      <LazyInactivityObserver />
      <output>{useCurrentCustomer().kind}</output>
    </>
  );
}

/** Opens the shop in a browser in which a customer was active `idleMinutes` ago. */
function openShop(idleMinutes: number | undefined, logout: (() => Response)[] = [], customer: typeof dale | null = dale) {
  // The queues of React and of the storage run on real timers.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: start });
  let isSignedIn = customer !== null;
  const { requests } = openTab(
    null,
    {
      'POST guest': () => respondWith(isSignedIn ? session : guest),
      'POST login': () => respondWith({ ...session, ...dale }),
      'POST logout': [
        ...logout,
        () => {
          isSignedIn = false;
          return new Response(null, { status: 204 });
        },
      ],
    },
    customer ?? undefined,
  );
  if (idleMinutes !== undefined) localStorage.setItem('outfitter.last-activity', String(start - idleMinutes * minute));
  const { container, router } = mountScreens({ '*': <Customer /> }, '/men', { inactivityMinutes: 30 });
  return {
    router,
    kind: () => container.textContent,
    signOuts: () => requests.filter(({ call }) => call === 'POST logout').length,
    /** The device sleeps: time passes, and no timer runs. */
    sleep: (minutes: number) => vi.setSystemTime(Date.now() + minutes * minute),
  };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a customer who comes back', () => {
  it.each([29, 600, undefined])('AUTH-024 after %s minutes is active by opening a page', async (idleMinutes) => {
    const shop = openShop(idleMinutes);
    await waitFor(() => expect(lastActivity()).toBeGreaterThanOrEqual(start));
    expect([shop.kind(), shop.signOuts()]).toEqual(['registered', 0]);
  });

  it('AUTH-024 to a page that could not be signed out is not active by going on to another one', async () => {
    const shop = openShop(1, [() => respondWithFault(503, 'ServiceUnavailableException')]);
    await waitFor(() => expect(lastActivity()).toBeGreaterThanOrEqual(start));
    const opened = lastActivity();
    shop.sleep(31);
    await shop.router.navigate('/women');
    await waitFor(() => expect(shop.signOuts()).toBe(1));
    expect(shop.kind()).toBe('registered');
    await shop.router.navigate('/dogs');
    await waitFor(() => expect(shop.kind()).toBe('guest'));
    expect(lastActivity()).toBe(opened);
    expect(localStorage.getItem('outfitter.remembered-user')).toContain('Dale');
  });
});

describe('a page that was open while the device slept', () => {
  it.each([
    ['is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['comes from the back/forward cache', () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))],
  ])('AUTH-024 signs the customer out when it %s after 30 minutes', async (_, wake) => {
    const shop = openShop(1);
    await waitFor(() => expect(lastActivity()).toBeGreaterThanOrEqual(start));
    shop.sleep(29);
    wake();
    expect(shop.signOuts()).toBe(0);
    shop.sleep(30);
    wake();
    await waitFor(() => expect(shop.kind()).toBe('guest'));
    expect(shop.signOuts()).toBe(1);
  });

  it('AUTH-024 signs the customer out when a link is clicked after 30 minutes', async () => {
    const shop = openShop(1);
    await waitFor(() => expect(lastActivity()).toBeGreaterThanOrEqual(start));
    shop.sleep(30);
    await shop.router.navigate('/women');
    await waitFor(() => expect(shop.kind()).toBe('guest'));
  });
});

it('AUTH-024 a customer who signs in is active, however long ago the last activity in this browser was', async () => {
  const shop = openShop(600, [], null);
  await waitFor(() => expect(shop.kind()).toBe('guest'));
  await signIn({ email: dale.email, password: 'three brass rivets' });
  await waitFor(() => expect(shop.kind()).toBe('registered'));
  expect(lastActivity()).toBeGreaterThanOrEqual(start);
  vi.advanceTimersByTime(minute);
  await shop.router.navigate('/women');
  await waitFor(() => expect(lastActivity()).toBeGreaterThanOrEqual(start + minute));
  expect(shop.signOuts()).toBe(0);
});
