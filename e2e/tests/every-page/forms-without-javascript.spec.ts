import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { turnScriptsOff, type WithoutScript } from '../../fixtures/without-script.ts';
import { previewBar, signInAsEditor } from '../../journeys/preview.ts';
import { soldOutSizeProduct } from '../../journeys/product-page.ts';
import { isDesktop } from '../../journeys/viewport.ts';
import { editor, readSentMails } from '../../shop/running-shop.ts';

let withoutScript: WithoutScript;
const expectReadableWithoutScript = (state: string) => withoutScript.expectReadable(state);

test.beforeEach(async ({ page, unexpectedErrors }) => {
  withoutScript = await turnScriptsOff(page, unexpectedErrors);
});

/** Main content, without the footer, which has an email field too. */
const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string | RegExp) => main(page).getByRole('textbox', { name });
const submit = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

/**
 * Whether a test sends catalog requests and messages: their limits (docs/security.md) are for one visitor, so only one width sends them.
 */
const canSend = isDesktop;

/** Returns the path of a link in the mail that was sent to an address. Mails are quoted-printable. */
async function linkInMail(email: string, subject: string, pattern: RegExp): Promise<string> {
  const find = async () => {
    const [mail = ''] = await readSentMails(email, subject);
    const text = mail.replaceAll(/=\r?\n/g, '').replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
    return pattern.exec(text)?.[0];
  };
  await expect.poll(find, { timeout: 30_000 }).toBeTruthy();
  return (await find()) ?? '';
}

test('MARKETING-002 MARKETING-003 ROUTE-017 ROUTE-018 without JavaScript a visitor signs up, confirms by the link of the mail, and unsubscribes @desktop @phone', async ({
  page,
}, { project }) => {
  const email = `without-script-${project.name}@example.com`;
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('textbox', { name: 'Email' }).fill('dale@example');
  await footer.getByRole('button', { name: 'Sign me up' }).click();
  await expect(page).toHaveURL('/email-deals');
  await expect(main(page).getByText('Email addresses must contain an "at" sign (@) and a period (.).')).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue('dale@example');
  await expectReadableWithoutScript('a rejected sign-up');
  await field(page, 'Email').fill('');
  await submit(page, 'Sign me up');
  await expect(main(page).getByText('This field is required.')).toBeVisible();
  await field(page, 'Email').fill(email);
  await submit(page, 'Sign me up');
  await expect(main(page).getByRole('status')).toContainText('THANK YOU FOR SIGNING UP!');

  await page.goto(await linkInMail(email, 'please confirm your email', /\/email-deals\?confirm=\S+/));
  await expect(main(page).getByText('This link is for one email address only.')).toBeVisible();
  await expectReadableWithoutScript('the link that confirms a sign-up');
  await submit(page, 'Confirm my email');
  await expect(main(page).getByRole('status')).toContainText('You’re on the list.');
  await page.goto('/email-deals?confirm=unknown');
  await submit(page, 'Confirm my email');
  await expect(main(page).getByRole('alert')).toContainText('This link is no longer valid.');
  await expect(field(page, 'Email')).toBeVisible();
  await expectReadableWithoutScript('an unknown link');

  await page.goto(await linkInMail(email, 'please confirm your email', /\/unsubscribe\?token=\S+/));
  await main(page).getByRole('combobox').selectOption('Too many emails');
  await expectReadableWithoutScript('the link that unsubscribes');
  await submit(page, 'Take me off the list');
  await expect(main(page).getByRole('status')).toContainText('You’re off the list.');

  await page.goto('/unsubscribe?token=unknown');
  await submit(page, 'Take me off the list');
  await expect(main(page).getByRole('alert')).toContainText('This link is no longer valid.');
  await main(page).getByRole('link', { name: 'Enter an email address instead' }).click();
  await field(page, 'Email').fill('dale@example');
  await submit(page, 'Take me off the list');
  await expect(main(page).getByText('Email addresses must contain')).toBeVisible();
  await field(page, 'Email').fill(email);
  await submit(page, 'Take me off the list');
  await expect(main(page).getByRole('status')).toContainText('You’re off the list.');
});

test('PDP-002 without JavaScript a visitor selects a sold-out size and asks for a mail when it is back @desktop @phone', async ({
  page,
}) => {
  await page.goto(`${soldOutSizeProduct.path}?size=XL`);
  await expect(
    page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio', { name: 'XL, sold out online', exact: true }),
  ).toBeChecked();
  await submit(page, 'Email me when it’s back');
  await expect(page).toHaveURL(/size=XL.*notify=1#back-in-stock$/);
  await expectReadableWithoutScript('the back-in-stock form');
  await field(page, 'Email').fill('dale@example');
  await submit(page, 'Email me when it’s back');
  await expect(main(page).getByText('Email addresses must contain')).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue('dale@example');
  await field(page, 'Email').fill('dale.waits@example.com');
  await submit(page, 'Email me when it’s back');
  await expect(main(page).getByRole('status').filter({ hasText: 'You’re on the list.' })).toBeVisible();
  await expectReadableWithoutScript('a requested back-in-stock email');

  await page.goto(soldOutSizeProduct.path);
  await page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio', { name: '2XL, sold out online' }).check({ force: true });
  await submit(page, 'Update');
  await expect(page).toHaveURL(/size=2XL/);
  await expect(main(page).getByRole('button', { name: 'Email me when it’s back' })).toBeVisible();
  await expectReadableWithoutScript('a sold-out size');
});

test('ROUTE-003 ROUTE-019 ROUTE-022 without JavaScript the catalog, tracking and review forms show errors, keep what was typed, and are sent @desktop @phone', async ({
  page,
}, { project }) => {
  await page.goto('/free-catalog-signup');
  await fill(page, { 'Full name': 'Dale Lindqvist', 'Street address': '418 Lakeview Ave', City: 'Ely' });
  await submit(page, 'Send me the catalog');
  await expect(main(page).getByText('Enter a ZIP code.').first()).toBeVisible();
  await expect(field(page, 'Street address')).toHaveValue('418 Lakeview Ave');
  await expectReadableWithoutScript('a rejected catalog request');
  if (canSend(page)) {
    await main(page).getByRole('combobox', { name: 'State' }).selectOption('Minnesota');
    await field(page, 'ZIP').fill('55731');
    await submit(page, 'Send me the catalog');
    await expect(main(page).getByRole('status')).toContainText('Your catalog is ordered.');
  }

  await page.goto('/track-order');
  await submit(page, 'Track order');
  await expect(main(page).getByText('Order number is required').first()).toBeVisible();
  await fill(page, { 'Order number': 'R4K72M9QXB', Email: 'dale@example.com' });
  await submit(page, 'Track order');
  await expect(main(page).getByRole('alert')).toContainText('We found no order with this number and email.');
  await expect(field(page, 'Order number')).toHaveValue('R4K72M9QXB');
  await expectReadableWithoutScript('an unknown order');

  await page.goto('/write-a-review?product=4117');
  const author = `Wren at ${project.name}`;
  await main(page).getByRole('radio', { name: '4 stars' }).check();
  await fill(page, {
    Headline: 'Holds up',
    'Your review': `${author} wore it two winters on the fence line, and the knees are still there.`,
  });
  await submit(page, 'Submit review');
  await expect(main(page).getByText('Enter your email.').first()).toBeVisible();
  await expect(main(page).getByRole('radio', { name: '4 stars' })).toBeChecked();
  await expect(field(page, 'Headline')).toHaveValue('Holds up');
  await expectReadableWithoutScript('a rejected review');
  await fill(page, { Email: `wren-${project.name}@example.com`, 'Display name': author });
  await submit(page, 'Submit review');
  await expect(main(page).getByText('Thank you for your review')).toBeVisible();
});

test('ROUTE-020 HOME-009 without JavaScript a visitor writes to customer service, to which cart and checkout lead @desktop @phone', async ({
  page,
}) => {
  for (const path of ['/checkout', '/cart']) {
    await page.goto(path);
    await expect(main(page).getByText(/needs JavaScript\.$/)).toBeVisible();
    await expectReadableWithoutScript(path);
    await main(page).getByRole('link', { name: 'contact customer service' }).click();
    await expect(page).toHaveURL('/customer-service#contact');
  }
  await fill(page, { 'Your name': 'Dale', Email: 'dale@example', 'What is it about?': 'The zipper is stuck.' });
  await submit(page, 'Send');
  // In `noscript`, Playwright finds elements by role or regular expression, but not by a string.
  await expect(main(page).getByRole('alert')).toContainText('Email addresses must contain');
  await expect(field(page, 'What is it about?')).toHaveValue('The zipper is stuck.');
  await expectReadableWithoutScript('a rejected message');
  if (!canSend(page)) return;
  await field(page, 'Email').fill('dale@example.com');
  await submit(page, 'Send');
  await expect(main(page).getByRole('status')).toContainText('Got it.');
});

test('PREVIEW-002 without JavaScript an editor signs in @desktop', async ({ page }) => {
  await page.goto('/preview/begin?vseDomain=');
  await signInAsEditor(page, 'wrong');
  await expect(main(page).getByRole('alert')).toHaveText('That name and password don’t match.');
  await expect(page.getByLabel('Editor’s name')).toHaveValue(editor().name);
  await expect(page.getByLabel(/^Password/)).toHaveValue('');
  await signInAsEditor(page);
  await expect(page).toHaveURL('/');
  await expect(previewBar(page)).toContainText('as of now');
});
