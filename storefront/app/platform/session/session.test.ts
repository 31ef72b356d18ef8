import { describe, expect, it } from 'vitest';
import type { Login } from './access-token.ts';
import type { AuthKeys } from './auth-keys.ts';
import { createSession } from './session.ts';

function aBrowser() {
  let now = 0;
  let logins = 0;
  let customerId = 'c1';
  let keys: AuthKeys | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  const ears: ((login: Login) => void)[] = [];
  const openTab = () => {
    let own: ((login: Login) => void) | undefined;
    return createSession({
      organizationId: 'o',
      start: async () => {
        logins += 1;
        return { accessToken: `t${logins}`, expiresIn: 1800, customerId, usid: 'u', authType: 'guest' };
      },
      withTabLock: (work) => {
        const done = turn.then(work);
        turn = done.catch(() => {});
        return done;
      },
      tabs: {
        post: (login) => {
          for (const ear of ears) if (ear !== own) ear(login);
        },
        subscribe: (listener) => {
          own = listener;
          ears.push(listener);
          return () => {};
        },
      },
      keys: { read: () => keys, write: (written) => (keys = written) },
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
    pass: (milliseconds: number) => (now += milliseconds),
    becomeCustomer: (id: string) => (customerId = id),
  };
}

describe('the session of a browser', () => {
  it('AUTH-018 concurrent calls log in once', async () => {
    const browser = aBrowser();
    const session = browser.openTab();
    const [first, second] = await Promise.all([session.login(), session.login()]);
    expect(first).toBe(second);
    expect(browser.logins).toBe(1);
  });
  it('AUTH-018 a tab that waited uses the login of the other tab', async () => {
    const browser = aBrowser();
    const tabs = [browser.openTab(), browser.openTab(), browser.openTab()];
    const tokens = await Promise.all(tabs.map((tab) => tab.login()));
    expect(new Set(tokens.map(({ accessToken }) => accessToken)).size).toBe(1);
    expect(browser.logins).toBe(1);
  });
  it('AUTH-021 a login is renewed within 60 seconds of its end', async () => {
    const browser = aBrowser();
    const session = browser.openTab();
    await session.login();
    browser.pass(1_739_999);
    expect((await session.login()).accessToken).toBe('t1');
    browser.pass(1);
    expect((await session.login()).accessToken).toBe('t2');
  });
  it('AUTH-021 a rejected token is replaced', async () => {
    const browser = aBrowser();
    const session = browser.openTab();
    await session.login();
    expect((await session.renew()).accessToken).toBe('t2');
    expect((await session.login()).accessToken).toBe('t2');
  });
  it('AUTH-023 the customer is stored, tokens are not', async () => {
    const browser = aBrowser();
    const session = browser.openTab();
    expect(session.hasStoredLogin()).toBe(false);
    await session.login();
    expect(session.hasStoredLogin()).toBe(true);
    expect(browser.keys).toEqual({ organizationId: 'o', usid: 'u', customerId: 'c1', authType: 'guest' });
  });
  it('BASKET-006 a change of the customer is reported', async () => {
    const browser = aBrowser();
    const session = browser.openTab();
    const heard: string[] = [];
    session.onCustomerChange(({ customerId }) => heard.push(customerId));
    await session.login();
    await session.renew();
    browser.becomeCustomer('c2');
    await session.renew();
    expect(heard).toEqual(['c2']);
  });
});
