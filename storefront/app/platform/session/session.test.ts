import { describe, expect, it } from 'vitest';
import type { Login } from './access-token.ts';
import type { AuthKeys } from './auth-keys.ts';
import { createSession } from './session.ts';

function fakeBrowser() {
  let now = 0;
  let logins = 0;
  let customerId = 'c1';
  let keys: AuthKeys | undefined;
  let lock: Promise<unknown> = Promise.resolve();
  const listeners: ((login: Login) => void)[] = [];
  const openTab = () => {
    let ownListener: ((login: Login) => void) | undefined;
    return createSession({
      organizationId: 'o',
      start: async () => {
        logins += 1;
        return { accessToken: `t${logins}`, expiresIn: 1800, customerId, usid: 'u', authType: 'guest' };
      },
      withTabLock: (task) => {
        const done = lock.then(task);
        lock = done.catch(() => {});
        return done;
      },
      tabs: {
        post: (login) => {
          for (const notify of listeners) if (notify !== ownListener) notify(login);
        },
        subscribe: (listener) => {
          ownListener = listener;
          listeners.push(listener);
          return () => {};
        },
      },
      keys: { read: () => keys, write: (newKeys) => (keys = newKeys) },
      now: () => now,
    });
  };
  return {
    openTab,
    get logins() {
      return logins;
    },
    get keys() {
      return keys;
    },
    advanceTime: (milliseconds: number) => (now += milliseconds),
    changeCustomer: (id: string) => (customerId = id),
  };
}

describe('the session of a browser', () => {
  it('AUTH-018 concurrent calls log in once', async () => {
    const browser = fakeBrowser();
    const session = browser.openTab();
    const [first, second] = await Promise.all([session.login(), session.login()]);
    expect(first).toBe(second);
    expect(browser.logins).toBe(1);
  });
  it('AUTH-018 a tab that waited uses the login of the other tab', async () => {
    const browser = fakeBrowser();
    const tabs = [browser.openTab(), browser.openTab(), browser.openTab()];
    const tokens = await Promise.all(tabs.map((tab) => tab.login()));
    expect(new Set(tokens.map(({ accessToken }) => accessToken)).size).toBe(1);
    expect(browser.logins).toBe(1);
  });
  it('AUTH-021 a login is renewed 60 seconds before it expires', async () => {
    const browser = fakeBrowser();
    const session = browser.openTab();
    await session.login();
    browser.advanceTime(1_739_999);
    expect((await session.login()).accessToken).toBe('t1');
    browser.advanceTime(1);
    expect((await session.login()).accessToken).toBe('t2');
  });
  it('AUTH-021 a rejected token is replaced', async () => {
    const browser = fakeBrowser();
    const session = browser.openTab();
    await session.login();
    expect((await session.renew()).accessToken).toBe('t2');
    expect((await session.login()).accessToken).toBe('t2');
  });
  it('AUTH-023 the customer is stored, tokens are not', async () => {
    const browser = fakeBrowser();
    const session = browser.openTab();
    expect(session.hasStoredLogin()).toBe(false);
    await session.login();
    expect(session.hasStoredLogin()).toBe(true);
    expect(browser.keys).toEqual({ organizationId: 'o', usid: 'u', customerId: 'c1', authType: 'guest' });
  });
  it('BASKET-006 a change of the customer is reported', async () => {
    const browser = fakeBrowser();
    const session = browser.openTab();
    const customerIds: string[] = [];
    session.onCustomerChange(({ customerId }) => customerIds.push(customerId));
    await session.login();
    await session.renew();
    browser.changeCustomer('c2');
    await session.renew();
    expect(customerIds).toEqual(['c2']);
  });
});
