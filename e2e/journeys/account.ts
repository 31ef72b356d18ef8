import { expect, type Page } from '@playwright/test';
import { readSentMails } from '../shop/running-shop.ts';
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
