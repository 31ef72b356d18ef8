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
  let failure: 'start' | 'end' | undefined;
  const listeners: ((login: Login | undefined) => void)[] = [];
  const openTab = () => {
    let ownListener: ((login: Login | undefined) => void) | undefined;
    return createSession({
      organizationId: 'o',
      start: async () => {
        if (failure === 'start') throw new Error('no connection');
        logins += 1;
        return { accessToken: `t${logins}`, expiresIn: 1800, customerId, usid: 'u', authType: 'guest' };
      },
      end: async () => {
        if (failure === 'end') throw new Error('no connection');
        customerId = 'c-after-sign-out';
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
    fail: (call: typeof failure) => (failure = call),
  };
}

describe('the session of a browser', () => {
  it('AUTH-018 concurrent calls log in once', async () => {
    const browser = fakeBrowser();
    const session = browser.openTab();
    const [first, second] = await Promise.all([session.getLogin(), session.getLogin()]);
    expect(first).toBe(second);
    expect(browser.logins).toBe(1);
  });
  it('AUTH-018 a tab that waited uses the login of the other tab', async () => {
    const browser = fakeBrowser();
    const tabs = [browser.openTab(), browser.openTab(), browser.openTab()];
    const tokens = await Promise.all(tabs.map((tab) => tab.getLogin()));
    expect(new Set(tokens.map(({ accessToken }) => accessToken)).size).toBe(1);
    expect(browser.logins).toBe(1);
  });
  it('AUTH-021 a login is renewed 60 seconds before it expires', async () => {
    const browser = fakeBrowser();
    const session = browser.openTab();
    await session.getLogin();
    browser.advanceTime(1_739_999);
    expect((await session.getLogin()).accessToken).toBe('t1');
    browser.advanceTime(1);
    expect((await session.getLogin()).accessToken).toBe('t2');
  });
  it('AUTH-021 a rejected token is replaced', async () => {
    const browser = fakeBrowser();
    const session = browser.openTab();
    await session.getLogin();
    expect((await session.renew()).accessToken).toBe('t2');
    expect((await session.getLogin()).accessToken).toBe('t2');
  });
  it('AUTH-023 the customer is stored, tokens are not', async () => {
    const browser = fakeBrowser();
    const session = browser.openTab();
    expect(session.hasStoredLogin()).toBe(false);
    await session.getLogin();
    expect(session.hasStoredLogin()).toBe(true);
    expect(browser.keys).toEqual({ organizationId: 'o', usid: 'u', customerId: 'c1', authType: 'guest' });
  });
  it('BASKET-006 a change of the customer is reported', async () => {
    const browser = fakeBrowser();
    const session = browser.openTab();
    const customerIds: string[] = [];
    session.onCustomerChange(({ customerId }) => customerIds.push(customerId));
    await session.getLogin();
    await session.renew();
    browser.changeCustomer('c2');
    await session.renew();
    expect(customerIds).toEqual(['c2']);
  });
  it('AUTH-012 AUTH-018 a sign-in replaces the login in all tabs, and a call meanwhile waits for it', async () => {
    const browser = fakeBrowser();
    const [tab, otherTab] = [browser.openTab(), browser.openTab()];
    await tab.getLogin();
    let finish = () => {};
    const signedIn = tab.signIn(async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      return { accessToken: 'of-customer', expiresIn: 1800, customerId: 'customer', usid: 'u', authType: 'registered', email: 'e' };
    });
    await Promise.resolve();
    const renewed = otherTab.renew();
    finish();
    expect(await signedIn).toMatchObject({ email: 'e' });
    expect((await renewed).accessToken).toBe('of-customer');
    expect((await otherTab.getLogin()).accessToken).toBe('of-customer');
    expect(browser.keys).toEqual({ organizationId: 'o', usid: 'u', customerId: 'customer', authType: 'registered' });
  });
  it('ERROR-049 AUTH-017 a session that has ended clears the keys of the customer, and the login is retried once, as a guest', async () => {
    const browser = fakeBrowser();
    const tab = browser.openTab();
    await tab.signIn(async () => ({
      accessToken: 'of-customer',
      expiresIn: 1800,
      customerId: 'customer',
      usid: 'u-customer',
      authType: 'registered',
      encUserId: 'e',
    }));
    expect(browser.keys).toMatchObject({ customerId: 'customer', encUserId: 'e' });
    const login = await tab.renew();
    expect(login).toMatchObject({ accessToken: 't1', authType: 'guest' });
    expect(browser.keys).toEqual({ organizationId: 'o', usid: 'u', customerId: 'c1', authType: 'guest' });
    expect(await tab.getLogin()).toBe(login);
  });
  it('a rejected sign-in leaves the login as it was', async () => {
    const browser = fakeBrowser();
    const tab = browser.openTab();
    const before = await tab.getLogin();
    await expect(tab.signIn(() => Promise.reject(new Error('rejected')))).rejects.toThrow('rejected');
    expect(await tab.getLogin()).toBe(before);
    expect(browser.keys?.authType).toBe('guest');
  });
  it('AUTH-015 AUTH-016 a sign-out ends the session and logs in as a guest, in all tabs', async () => {
    const browser = fakeBrowser();
    const [tab, otherTab] = [browser.openTab(), browser.openTab()];
    await tab.signIn(async () => ({
      accessToken: 'of-customer',
      expiresIn: 1800,
      customerId: 'customer',
      usid: 'u',
      authType: 'registered',
    }));
    await tab.signOut();
    expect(browser.keys).toMatchObject({ customerId: 'c-after-sign-out', authType: 'guest' });
    expect((await otherTab.getLogin()).accessToken).toBe('t1');
  });

  const ofCustomer = { accessToken: 'of-customer', expiresIn: 1800, customerId: 'customer', usid: 'u', authType: 'registered' } as const;

  it('AUTH-015 a sign-out that cannot end the session throws, and the customer stays signed in', async () => {
    const browser = fakeBrowser();
    const tab = browser.openTab();
    await tab.signIn(async () => ofCustomer);
    browser.fail('end');
    await expect(tab.signOut()).rejects.toThrow('no connection');
    expect((await tab.getLogin()).accessToken).toBe('of-customer');
    expect(browser.keys).toMatchObject({ customerId: 'customer', authType: 'registered' });
  });
  it('AUTH-015 AUTH-016 a sign-out after which no guest session starts leaves nothing of the customer in any tab', async () => {
    const browser = fakeBrowser();
    const tabs = [browser.openTab(), browser.openTab()] as const;
    await tabs[0].signIn(async () => ofCustomer);
    const changes: string[][] = tabs.map((tab) => {
      const customerIds: string[] = [];
      tab.onCustomerChange(({ customerId }) => customerIds.push(customerId));
      return customerIds;
    });
    browser.fail('start');
    await tabs[0].signOut();
    expect(browser.keys).toBeUndefined();
    for (const tab of tabs) {
      expect(tab.hasStoredLogin()).toBe(false);
      await expect(tab.getLogin()).rejects.toThrow('no connection');
    }
    browser.fail(undefined);
    expect(await tabs[1].getLogin()).toMatchObject({ accessToken: 't1', authType: 'guest' });
    expect(changes).toEqual([['c-after-sign-out'], ['c-after-sign-out']]);
  });
});
