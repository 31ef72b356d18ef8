import { beforeAll, expect } from 'vitest';
import { type FormBrowser, openFormBrowser } from './form-browser.ts';
import { createClientAt } from './log-in-guest.ts';
import { type TestWeb, useShop } from './use-shop.ts';

export const password = 'three blue otters';
export const newPassword = 'seven gray herons';

/** Starts a shop whose forms for accounts are sent by browsers without JavaScript. */
export function useAccountForms() {
  const shop = useShop();
  let web: TestWeb;
  beforeAll(async () => {
    web = await shop.startWeb({ PROXIES: '1' });
  });
  let opened = 0;
  /** Opens a browser in a network of its own, because the limits count by network. */
  function openBrowser(): FormBrowser {
    opened += 1;
    return openFormBrowser(web.origin, `2001:db8:${opened}::1`);
  }
  const register = (browser: FormBrowser, email: string, fields: Record<string, string> = {}) =>
    browser.postToSession('/register', { fullName: 'Dale Lindqvist', email, password, ...fields });
  const signIn = (browser: FormBrowser, email: string, fields: Record<string, string> = {}, page = '/login') =>
    browser.postToSession(page, { email, password, keepSignedIn: 'on', ...fields });
  async function addCustomer(email: string): Promise<void> {
    expect((await register(openBrowser(), email)).status).toBe(303);
  }
  async function sessionOf(browser: FormBrowser) {
    const { status, text } = await browser.callSession('refresh');
    if (status !== 200) return undefined;
    const { authType, customerId, accessToken } = JSON.parse(text) as { authType: string; customerId: string; accessToken: string };
    return { authType, customerId, client: createClientAt(web.origin, accessToken) };
  }
  return {
    shop,
    get origin() {
      return web.origin;
    },
    openBrowser,
    newEmail: (name: string) => `${name}${opened}@example.com`,
    register,
    signIn,
    addCustomer,
    sessionOf,
    authTypeOf: async (browser: FormBrowser) => (await sessionOf(browser))?.authType,
  };
}

export const cookieLine = ({ setCookies }: { setCookies: readonly string[] }, name: string) =>
  setCookies.find((line) => line.startsWith(`${name}=`));
