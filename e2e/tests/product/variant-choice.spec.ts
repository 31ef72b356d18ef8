import { expectReadable } from '../../fixtures/expect-readable.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { openPage } from '../../journeys/open-page.ts';
import { addButton, addToCart, coat, giftCard } from '../../journeys/product-page.ts';

test('ERROR-032 PDP-002 adding without a size flags and focuses the missing choice @desktop @phone', async ({ page }) => {
  await openPage(page, coat.path);
  await addButton(page).click();
  await expect(page.getByText('Choose a size first.')).toBeVisible();
  const sizes = page.getByRole('radiogroup', { name: 'Size' });
  await expect(sizes.getByText('Choose one')).toBeVisible();
  await expect(sizes.getByRole('radio').first()).toBeFocused();
  const isCovered = sizes.getByText('Choose one').evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(await isCovered, 'the sticky header covers the message').toBe(false);
  await expectReadable(page, 'a product without a selected size');
  await sizes.getByRole('radio', { name: 'L', exact: true }).click({ force: true });
  await expect(page.getByText('Choose a size first.')).toBeHidden();
});

test('LIST-005 LIST-004 the URL holds the choice: of a variant with all values, of a style with the chosen ones @desktop', async ({
  page,
}) => {
  const chosen = (group: string, name: string) => page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true });
  await openPage(page, '/product/412018003');
  await expect(chosen('Size', 'L')).toBeChecked();
  await openPage(page, '/product/4120?color=25&fit=Tall&size=XL');
  await expect(chosen('Fit', 'Tall')).toBeChecked();
  await expect(chosen('Size', 'XL')).toBeChecked();
  await chosen('Size', 'M').click({ force: true });
  await expect(page).toHaveURL(/color=25&fit=Tall&size=M$/);
  await page.reload();
  await expect(chosen('Size', 'M')).toBeChecked();
});

test('ROUTE-037 a cart line is edited on its product page, and an unknown line is not @desktop @phone', async ({ page }) => {
  await addToCart(page, coat);
  await openPage(page, '/cart');
  await page.getByRole('link', { name: `Change ${coat.name}` }).click();
  await expect(page).toHaveURL(/\/products\/4120\?.*edit=/);
  const size = (name: string) => page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio', { name, exact: true });
  await expect(size('L')).toBeChecked();
  const change = page.getByRole('button', { name: 'Change it in the cart' });
  await expect(change).toBeVisible();
  await size('XL').click({ force: true });
  await expect(page, 'the URL still names the line').toHaveURL(/size=XL.*edit=/);
  await page.getByRole('combobox', { name: 'Quantity' }).selectOption('2');
  await expectReadable(page, 'a product that edits a line');
  await change.click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('main').getByText(/, XL/).first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: `Quantity of ${coat.name}` })).toHaveValue('2');
  await expect(page.getByRole('link', { name: `Change ${coat.name}` })).toHaveCount(1);

  await openPage(page, '/products/4120?edit=0191f0c0-0000-7000-8000-000000000000');
  await expect(page.getByText('That item is no longer in your cart.')).toBeVisible();
  await expect(addButton(page)).toBeVisible();
  await expectReadable(page, 'a product for an unknown line');
});

test('PDP-002 GIFT-003 a gift card needs only an amount, and its message appears in the cart @desktop', async ({ page }) => {
  await openPage(page, giftCard.path);
  await page.getByRole('radio', { name: '$100' }).click({ force: true });
  await page.getByRole('textbox', { name: /^Message/ }).fill('For the next pair of boots.');
  await expect(page.getByText('223 characters left')).toBeVisible();
  await addButton(page).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item', exact: true })).toBeAttached();
  await openPage(page, '/cart');
  await expect(page.getByRole('main').getByText('“For the next pair of boots.”')).toBeVisible();
  await expect(page.getByRole('main').getByText('$100.00').first()).toBeVisible();
});

test('GIFT-003 the amount and the message that are chosen before the code of the gift card has loaded are those in the cart @desktop @phone', async ({
  page,
}) => {
  const chosen = Promise.withResolvers<void>();
  await page.route(/\/assets\/gift-card-fields-.*\.js/, async (route) => {
    await chosen.promise;
    await route.continue();
  });
  await openPage(page, giftCard.path);
  await page.getByRole('textbox', { name: /^Message/ }).fill('For the next pair of boots.');
  await page.getByRole('radio', { name: '$100' }).click({ force: true });
  await expect(page.getByRole('radio', { name: '$100' })).toBeChecked();
  chosen.resolve();
  await expect(page.getByText('223 characters left')).toBeVisible();
  await addButton(page).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item', exact: true })).toBeAttached();
  await openPage(page, '/cart');
  await expect(page.getByRole('main').getByText('“For the next pair of boots.”')).toBeVisible();
  await expect(page.getByRole('main').getByText('$100.00').first()).toBeVisible();
});
