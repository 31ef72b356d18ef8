import { expect, type Page } from '@playwright/test';
import { readSentMails, shopOrigin } from '../shop/running-shop.ts';
import { field } from './checkout.ts';
import { openPage } from './open-page.ts';

export const testPassword = 'three blue otters';

export async function register(page: Page, { fullName, email }: { fullName: string; email: string }): Promise<void> {
  await openPage(page, '/register');
  await field(page, 'Full name').fill(fullName);
  await field(page, 'Email').first().fill(email);
  await field(page, 'Password').fill(testPassword);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Hello, / })).toBeVisible();
}

const organizationId = 'f_ecom_demo_001';

interface Login {
  accessToken: string;
  usid: string;
  customerId: string;
  encUserId?: string;
}

/**
 * Registers and signs in through the API, without the page of the form and its scripts. The next page that opens is that of the customer.
 */
export async function registerByCall(page: Page, { fullName, email }: { fullName: string; email: string }): Promise<void> {
  const origin = shopOrigin();
  async function post(path: string, data: object, accessToken?: string): Promise<Login> {
    const headers = { origin, 'sec-fetch-site': 'same-origin', ...(accessToken && { authorization: `Bearer ${accessToken}` }) };
    const response = await page.request.post(origin + path, { data, headers });
    expect(response.ok(), `${path}: ${response.status()}`).toBe(true);
    return response.json();
  }
  const [firstName, ...lastNames] = fullName.split(' ');
  const customer = { firstName, lastName: lastNames.join(' '), email, login: email };
  const { accessToken } = await post('/api/session/guest', {});
  await post('/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5/customers', { customer, password: testPassword }, accessToken);
  const { usid, customerId, encUserId } = await post('/api/session/login', { email, password: testPassword, keepSignedIn: true });
  // Values that the shop's page stores after a sign-in, beside the cookie of the call.
  const stored = {
    'outfitter.auth': { organizationId, usid, customerId, authType: 'registered', encUserId },
    'outfitter.remembered-user': { firstName, email },
  };
  await page.goto('/robots.txt');
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, JSON.stringify(value));
  }, stored);
}

/** Returns the path of the link in a mail to this address, such as `/account/confirm-email`, with its token. */
export async function mailedLink(email: string, path: string): Promise<string> {
  let link = '';
  await expect
    .poll(
      async () => {
        // Mails are quoted-printable.
        const mails = (await readSentMails(email)).map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
        link = mails.map((mail) => new RegExp(`${path}\\?token=[\\w.-]+`).exec(mail)?.[0] ?? '').find(Boolean) ?? '';
        return link;
      },
      { timeout: 30_000 },
    )
    .not.toBe('');
  return link;
}
