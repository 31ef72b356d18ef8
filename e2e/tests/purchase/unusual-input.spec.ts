import { expectAccessible } from '../../fixtures/expect-accessible.ts';
import { expectNothingClipped } from '../../fixtures/expect-no-clipping.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import {
  buildBuyer,
  confirmedOrder,
  field,
  fillCard,
  fillShipping,
  goToPayment,
  goToReview,
  placeOrder,
  placeOrderButton,
  testCards,
} from '../../journeys/checkout.ts';
import { openPage, waitForHydration } from '../../journeys/open-page.ts';
import { addToCart, coat } from '../../journeys/product-page.ts';
import { readSentMails } from '../../shop/running-shop.ts';

test('names of 200 letters, emoji and markup are shown as typed and can be ordered with @desktop', async ({ page }) => {
  const long = `${'Wolfeschlegelsteinhausenbergerdorff '.repeat(6)}`.slice(0, 199).trim();
  const buyer = buildBuyer('odd');
  await page.setViewportSize({ width: 390, height: 844 });
  await addToCart(page, coat);
  await openPage(page, '/checkout');
  await fillShipping(page, buyer);
  for (const name of [long, 'W'.repeat(120), '🐕 🧥', '<script>document.title="taken"</script> <b>Bold</b>']) {
    await field(page, 'Full name').fill(name);
    await goToPayment(page);
    await expect(page.getByText(name, { exact: true })).toBeVisible();
    await expectNothingClipped(page, `payment for ${name.slice(0, 20)}`);
    await page.getByRole('link', { name: 'Edit shipping' }).click();
    await expect(field(page, 'Full name')).toHaveValue(name);
  }
  await goToPayment(page);
  await fillCard(page, testCards.approved);
  await goToReview(page);
  const orderNo = await placeOrder(page);
  await expect(page).not.toHaveTitle('taken');
  await expectNothingClipped(page, 'the confirmation for unusual names');
  await expect.poll(async () => (await readSentMails(buyer.email, orderNo)).length, { timeout: 30_000 }).toBe(1);
  const [mail] = await readSentMails(buyer.email, orderNo);
  const [, html = ''] = (mail ?? '').split('Content-Type: text/html');
  expect(html, 'no markup from the buyer in the mail').toContain('&lt;script');
  expect(html).not.toContain('<script');
});

test('CHECKOUT-001 a reload during submit loses nothing @desktop', async ({ page }) => {
  const buyer = buildBuyer('mid-step');
  await addToCart(page, coat);
  await openPage(page, '/checkout');
  await fillShipping(page, buyer);
  await page.route(/\/baskets\//, (route) => (route.request().method() === 'GET' ? route.fallback() : undefined), { times: 1 });
  const held = page.waitForRequest((request) => request.method() !== 'GET' && /\/baskets\//.test(request.url()));
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toHaveAttribute('aria-busy', 'true');
  await held;
  await page.reload();
  await waitForHydration(page);
  await expect(field(page, 'Full name')).toHaveValue(buyer.fullName);
  await goToPayment(page);
  await fillCard(page, testCards.approved);
  await goToReview(page);

  // The pending order survives the reload and is sent again.
  const sent = page.waitForRequest((request) => request.method() === 'POST' && /\/orders(\?|$)/.test(request.url()));
  await placeOrderButton(page).click();
  await sent;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Got it/ }).or(placeOrderButton(page))).toBeVisible();
  if (await placeOrderButton(page).isVisible()) await placeOrderButton(page).click();
  const orderNo = await confirmedOrder(page);
  await expect.poll(async () => (await readSentMails(buyer.email)).length, { timeout: 30_000 }).toBe(1);
  expect(await readSentMails(buyer.email, orderNo)).toHaveLength(1);
});

test('a ZIP code fills in state and city, and leaves what the shopper has typed @desktop @phone', async ({ page }) => {
  await addToCart(page, coat);
  await openPage(page, '/checkout');
  const [city, state] = [field(page, 'City'), page.getByRole('combobox', { name: 'State' })];
  await field(page, 'ZIP').fill('55731');
  await expect(city).toHaveValue('Ely');
  await expect(state).toHaveValue('MN');
  await expect(page.getByRole('status').filter({ hasText: 'Filled in for 55731: Ely, Minnesota.' })).toBeAttached();
  await field(page, 'ZIP').fill('78501');
  await expect(city).toHaveValue('McAllen');
  await city.fill('Hidalgo');
  const response = page.waitForResponse(/\/postal-codes\/US\/54801$/);
  await field(page, 'ZIP').fill('54801');
  await response;
  await expect(state).toHaveValue('WI');
  await expect(city).toHaveValue('Hidalgo');
  await expectAccessible(page, 'an address with a city that was typed');
});

test('an email and an address that are probably wrong are pointed out while they are typed @desktop @phone', async ({ page }) => {
  const buyer = buildBuyer('typo');
  await addToCart(page, coat);
  await openPage(page, '/checkout');
  await fillShipping(page, buyer);
  await field(page, 'Email').fill('dale@gmial.con');
  await field(page, 'Email').press('Tab');
  await expect(page.getByText('Did you mean dale@gmail.com?')).toBeVisible();
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(field(page, 'Email')).toHaveValue('dale@gmail.com');
  await expect(page.getByText('Did you mean')).toHaveCount(0);

  const state = page.getByRole('combobox', { name: 'State' });
  await field(page, 'ZIP').fill('99999');
  await state.selectOption('CA');
  await expect(state).toHaveAccessibleDescription('99999 is in Alaska.');
  await state.selectOption('AK');
  await expect(state).not.toHaveAccessibleDescription(/is in/);

  await field(page, 'ZIP').fill('00412');
  await expect(field(page, 'ZIP')).toHaveAccessibleDescription(/^We don’t know 00412\. Check the code\./);
  await expectNothingClipped(page, 'the hints about an address');
});
