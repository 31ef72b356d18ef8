import { expect, test } from '../../fixtures/customer-test.ts';
import { expectAccessible } from '../../fixtures/expect-accessible.ts';
import { expectFocusRestored } from '../../fixtures/expect-focus-restored.ts';
import { expectReadable } from '../../fixtures/expect-readable.ts';
import { register, registerByCall } from '../../journeys/account.ts';
import { buildBuyer, field } from '../../journeys/checkout.ts';
import { openPage } from '../../journeys/open-page.ts';
import { addToCart, coat } from '../../journeys/product-page.ts';
import { signedInHeading, signIn, signInFields, signOut, submitSignIn } from '../../journeys/sign-in.ts';
import { atEachWidth, isDesktop } from '../../journeys/viewport.ts';

/** Number of sign-ins with one address from one network, after which further ones have to wait (docs/security.md). */
const signInLimit = 10;

test('AUTH-001 AUTH-003 AUTH-007 AUTH-008 AUTH-009 AUTH-010 ERROR-002 ERROR-003 the sign-in page and its errors @desktop @phone', async ({
  page,
  unexpectedErrors,
}) => {
  unexpectedErrors.expect(/\b(401|429)\b/);
  const main = page.getByRole('main');
  const { email, keepSignedIn, submit } = signInFields(main);
  await openPage(page, '/login');
  await expect(keepSignedIn, 'AUTH-007').toBeChecked();
  await expect(main.getByRole('link', { name: 'Forgot password' })).toHaveAttribute('href', '/reset-password');
  await expect(main.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register');
  await expectReadable(page, 'the sign-in page');

  await submit.click();
  await expect(main.getByText('Email Address is required', { exact: true }), 'AUTH-008').toBeVisible();
  await expect(main.getByText('Password is required', { exact: true }), 'AUTH-010').toBeVisible();
  await expect(email).toBeFocused();
  await expectReadable(page, 'a sign-in without email and password');

  await email.fill(`${'a'.repeat(250)}@example.com`);
  await submit.click();
  await expect(main.getByText('Email cannot be longer than 254 characters.', { exact: true }), 'AUTH-009').toBeVisible();

  const { email: unknown } = buildBuyer('unknown');
  await submitSignIn(main, unknown, 'not the password');
  await expect(main.getByRole('alert'), 'ERROR-002').toHaveText('Incorrect username or password, please try again.');
  await expect(email, 'what was typed stays').toHaveValue(unknown);
  await expectReadable(page, 'a rejected sign-in');

  for (let attempt = 1; attempt < signInLimit; attempt += 1) {
    const rejection = page.waitForResponse((response) => response.request().method() === 'POST' && response.status() === 401);
    await submit.click();
    await rejection;
    await expect(submit).not.toHaveAttribute('aria-busy', 'true');
  }
  await submit.click();
  await expect(main.getByRole('alert'), 'ERROR-003').toHaveText('Too many tries. Wait a few minutes, then try again.');
});

test('AUTH-002 AUTH-007 AUTH-011 AUTH-013 a customer whose session has ended is remembered until they sign out @desktop @phone', async ({
  page,
  context,
}) => {
  const buyer = buildBuyer('remembered');
  const main = page.getByRole('main');
  const { email, keepSignedIn } = signInFields(main);
  const endSession = async () => {
    await context.clearCookies();
    await openPage(page, '/login');
  };
  const persistentCookies = async () => (await context.cookies()).filter(({ httpOnly, expires }) => httpOnly && expires > 0).length;
  await register(page, buyer);
  const cookiesBefore = await persistentCookies();
  await endSession();
  await expect(main.getByText('Welcome back, Dale.')).toBeVisible();
  await expect(email).toHaveValue(buyer.email);
  await expectReadable(page, 'a known customer');

  await test.step('AUTH-007 a customer who does not stay signed in is signed out with the browser', async () => {
    await keepSignedIn.uncheck();
    await submitSignIn(main, buyer.email);
    await expect(signedInHeading(page)).toBeVisible();
    expect(await persistentCookies()).toBeLessThan(cookiesBefore);
  });

  await test.step('AUTH-002 the sign-out link removes the customer from the browser', async () => {
    await endSession();
    await main.getByRole('button', { name: 'Not you? Sign out' }).click();
    await expect(email).toHaveValue('');
    await page.reload();
    await expect(signInFields(main).keepSignedIn).toBeChecked();
    await expect(main.getByText('Welcome back')).toHaveCount(0);
  });

  await test.step('a customer who signs out is not remembered', async () => {
    await signIn(page, buyer.email);
    await signOut(page);
    await openPage(page, '/login');
    await expect(email).toHaveValue('');
  });
});

test('AUTH-004 SHELL-006 SHELL-007 SHELL-009 a sign-in leads back to the page before, else to the account, and never to another site @desktop @phone', async ({
  page,
}) => {
  const buyer = buildBuyer('return');
  const main = page.getByRole('main');
  await registerByCall(page, buyer);

  for (const [returnTo, expected] of [
    ['', '/account'],
    ['?returnTo=https%3A%2F%2Fevil.example', '/account'],
    ['?returnTo=%2F%2Fevil.example%2Fx', '/account'],
    ['?returnTo=%2F%5Cevil.example', '/account'],
    ['?returnTo=%2Fmen%2Fcoats%3Fsort%3Dprice-low-to-high', '/men/coats?sort=price-low-to-high'],
  ] as const) {
    await signOut(page);
    await openPage(page, `/login${returnTo}`);
    await submitSignIn(main, buyer.email);
    await expect(page, returnTo).toHaveURL(expected);
  }

  await test.step('a section of the account asks for the sign-in, then opens', async () => {
    await signOut(page);
    await openPage(page, '/account/addresses');
    await expect(page).toHaveURL(/\/login\?returnTo=%2Faccount%2Faddresses$/);
    await submitSignIn(main, buyer.email);
    await expect(page).toHaveURL(/\/account\/addresses$/);
  });

  await test.step('SHELL-009 the link of the header or of the menu leads back to the product', async () => {
    await signOut(page);
    await openPage(page, coat.path);
    if (isDesktop(page)) {
      await page.getByRole('banner').getByRole('button', { name: 'Sign in Account' }).click();
      await submitSignIn(page.getByRole('dialog', { name: 'Sign in' }), buyer.email);
    } else {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign in' }).click();
      await expect(page).toHaveURL(/\/login\?returnTo=/);
      await submitSignIn(main, buyer.email);
    }
    await expect(page).toHaveURL(coat.path);
  });

  await test.step('SHELL-006 SHELL-007 the account button of a customer', async () => {
    const button = page.getByRole('banner').getByRole('link', { name: 'Hello, Dale Account' });
    await button.click();
    await expect(page).toHaveURL(/\/account$/);
  });
});

test('SHELL-004 SHELL-008 AUTH-003 AUTH-005 AUTH-006 a guest signs in in a dialog of the header from 1024 px @desktop', async ({
  page,
  unexpectedErrors,
}) => {
  unexpectedErrors.expect(/\b401\b/);
  const banner = page.getByRole('banner');
  const button = banner.getByRole('button', { name: 'Sign in Account' });
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await openPage(page, coat.path);
  await atEachWidth(page, async (width) => {
    await expect(button).toBeVisible({ visible: width >= 1024 });
    await expect(banner.getByRole('link', { name: 'Sign in Account' })).toBeVisible({ visible: width < 1024 });
  });

  await test.step('SHELL-004 the header stays in view with logo, store link, account button, cart and search box', async () => {
    await page.evaluate(() => scrollTo(0, innerHeight));
    const links = [/home$/, /Find a store$/, /^Cart/].map((name) => banner.getByRole('link', { name }));
    for (const control of [...links, button, banner.getByRole('combobox', { name: 'Search' })]) await expect(control).toBeInViewport();
  });

  await button.click();
  await expect(dialog).toBeVisible();
  await expect(signInFields(dialog).email, 'the first field takes the focus').toBeFocused();
  const body = dialog.locator('form').locator('xpath=..');
  expect((await body.boundingBox())?.height, 'AUTH-005').toBeGreaterThanOrEqual(470);
  await expectAccessible(page, 'the sign-in dialog');
  await submitSignIn(dialog, buildBuyer('unknown').email, 'not the password');
  await expect(dialog.getByRole('alert')).toHaveText('Incorrect username or password, please try again.');
  await expectFocusRestored(page, dialog, button);

  await button.click();
  await dialog.getByRole('link', { name: 'Create an account' }).click();
  await expect(page, 'AUTH-006').toHaveURL(/\/register/);
  await expect(dialog).toHaveCount(0);
});

test('AUTH-003 a customer signs in inside the checkout, where typed input stays @desktop @phone', async ({ page }) => {
  const buyer = buildBuyer('checkout');
  await registerByCall(page, buyer);
  await signOut(page);
  await addToCart(page, coat);
  await openPage(page, '/checkout');
  await field(page, 'Street address').fill(buyer.street);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  const form = page.locator('#checkout-sign-in');
  await expect(form.getByRole('textbox', { name: 'Password' })).toBeVisible();
  await expectReadable(page, 'the sign-in form of the checkout');
  await submitSignIn(form, buyer.email);
  await expect(page.getByText(`Signed in as Dale, ${buyer.email}.`)).toBeVisible();
  await expect(page).toHaveURL(/\/checkout/);
  await expect(field(page, 'Street address')).toHaveValue(buyer.street);
  await expect(page.getByRole('main').getByText(coat.name).first(), 'the cart is the same').toBeAttached();
  await expectReadable(page, 'the checkout of a customer');
});

test('AUTH-015 AUTH-016 a customer who signs out in another tab is told so in the checkout, and the browser keeps no name @desktop', async ({
  page,
  context,
}) => {
  await registerByCall(page, buildBuyer('two-tabs'));
  await addToCart(page, coat);
  await openPage(page, '/checkout');
  await expect(field(page, 'Street address')).toBeVisible();
  await signOut(await context.newPage());
  await expect(page.getByRole('heading', { name: 'You’re signed out.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in', exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('outfitter.remembered-user'))).toBeNull();
});
