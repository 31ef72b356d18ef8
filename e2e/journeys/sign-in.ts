import { expect, type Locator, type Page } from '@playwright/test';
import { testPassword } from './account.ts';
import { waitForAccountSection } from './account-section.ts';
import { openPage } from './open-page.ts';

/** Container of a sign-in form: a page, the checkout or a dialog. The footer has an email field of its own. */
type Place = Page | Locator;

const mainOf = (page: Page) => page.getByRole('main');

export const signInFields = (place: Place) => ({
  email: place.getByRole('textbox', { name: 'Email', exact: true }),
  password: place.getByRole('textbox', { name: 'Password', exact: true }),
  keepSignedIn: place.getByRole('checkbox', { name: 'Keep me signed in' }),
  submit: place.getByRole('button', { name: 'Sign in', exact: true }),
});

export async function submitSignIn(place: Place, email: string, password = testPassword): Promise<void> {
  const fields = signInFields(place);
  await fields.email.fill(email);
  await fields.password.fill(password);
  await fields.submit.click();
}

/** Signs in on the page and waits for the account, or for the page that `from` leads back to. */
export async function signIn(page: Page, email: string, password = testPassword): Promise<void> {
  await openPage(page, '/login');
  await submitSignIn(mainOf(page), email, password);
  await expect(page).toHaveURL(/\/account$/);
}

export async function signOut(page: Page): Promise<void> {
  await openPage(page, '/account');
  await waitForAccountSection(page);
  await mainOf(page).getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
}

export const signedInHeading = (page: Page) => page.getByRole('heading', { level: 1, name: /^Hello, / });
