import { expectReadable } from '../../fixtures/expect-readable.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { buildBuyer, checkOutToReview, placeOrder, testCards } from '../../journeys/checkout.ts';
import { openPage } from '../../journeys/open-page.ts';
import { addButton, giftCard } from '../../journeys/product-page.ts';
import { atEachWidth } from '../../journeys/viewport.ts';
import { readSentMails } from '../../shop/running-shop.ts';

test('GIFT-003 a gift card says when it is mailed and arrives, and carries names and a message to the mail @desktop @phone', async ({
  page,
}) => {
  await openPage(page, giftCard.path);
  await expect(page.getByText('Gift cards don’t count toward free shipping.')).toBeVisible();
  await expect(page.getByText(/^A paper gift card, mailed to the shipping address of your order\./)).toBeVisible();
  await expect(page.getByText(/^Mailed .* if you order now\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Enter your ZIP code for an arrival date' }).click();
  await page.getByRole('textbox', { name: 'ZIP or postal code' }).fill('54801');
  await page.getByRole('textbox', { name: 'ZIP or postal code' }).press('Enter');
  await expect(page.getByText(/Estimated arrival in 54801: /)).toBeVisible();

  await page.getByRole('radio', { name: '$100' }).click({ force: true });
  await page.getByRole('textbox', { name: /^To/ }).fill('Marit 🎁');
  await page.getByRole('textbox', { name: /^From/ }).fill('Dale');
  await page.getByRole('textbox', { name: /^Message/ }).fill('<b>Boots</b> '.repeat(12));
  await expectReadable(page, 'a gift card with names and a message');
  await addButton(page).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item', exact: true })).toBeAttached();

  await openPage(page, '/cart');
  const main = page.getByRole('main');
  await expect(main.getByText('To: Marit 🎁')).toBeVisible();
  await expect(main.getByText('Night Watch'), 'the color of a card without a choice of designs').toHaveCount(0);
  await expect(main.getByText('“<b>Boots</b> <b>Boots</b>')).toBeVisible();
  const edit = main.getByRole('button', { name: 'Edit names and message' });
  await edit.click();
  const form = main.getByRole('form', { name: `Names and message on the ${giftCard.name}` });
  await expect(form.getByRole('textbox', { name: /^To/ })).toBeFocused();
  await form.getByRole('textbox', { name: /^To/ }).fill('Zoë');
  await form.getByRole('textbox', { name: /^Message/ }).fill('For the next pair of boots.');
  await expectReadable(page, 'the form of a gift card in the cart');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeFocused();
  await expect(main.getByText('To: Zoë')).toBeVisible();

  const buyer = buildBuyer('gift');
  await checkOutToReview(page, buyer, testCards.approved);
  await expect(page.getByText('To: Zoë').filter({ visible: true }).first()).toBeVisible();
  await placeOrder(page);
  await expect(page.getByText(/Night Watch/)).toHaveCount(0);
  await expect(page.getByText('To: Zoë').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('“For the next pair of boots.”').filter({ visible: true }).first()).toBeVisible();
  await expectReadable(page, 'the confirmation of a gift card');
  await expect.poll(async () => (await readSentMails(buyer.email)).length, { timeout: 30_000 }).toBe(1);
});

test('the button of a gift card is on the first screen of a laptop @desktop', async ({ page }) => {
  await openPage(page, giftCard.path);
  await expect(page.getByRole('textbox', { name: /^Message/ })).toBeVisible();
  await expect(addButton(page)).toBeInViewport({ ratio: 1 });
});

test('a listing of a few gift cards offers no filters @desktop @phone', async ({ page }) => {
  await openPage(page, '/gift-cards');
  await expect(page.getByRole('article').first()).toBeVisible();
  await atEachWidth(page, async () => {
    await expect(page.getByRole('button', { name: 'Filter' })).toHaveCount(0);
    await expect(page.getByRole('complementary', { name: 'Filters' })).toHaveCount(0);
  });
  await expectReadable(page, 'a listing without filters');
});
