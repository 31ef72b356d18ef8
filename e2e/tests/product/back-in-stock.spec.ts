import { expectReadable } from '../../fixtures/expect-readable.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { openPage } from '../../journeys/open-page.ts';
import { chooseVariant, soldOutSizeProduct } from '../../journeys/product-page.ts';

test('PDP-003 a shopper asks for an email when a sold-out size is back @desktop @phone', async ({ page }) => {
  await openPage(page, soldOutSizeProduct.path);
  await chooseVariant(page, soldOutSizeProduct);
  await page.getByRole('button', { name: 'Email me when it’s back' }).click();
  const email = page.getByRole('main').getByRole('textbox', { name: 'Email' });
  await expect(email, 'the form gets the focus').toBeFocused();
  await expectReadable(page, 'the back-in-stock form');

  await page.getByRole('button', { name: 'Email me when it’s back' }).click();
  await expect(page.getByText('This field is required.')).toBeVisible();
  await email.fill('dale@example');
  await email.press('Enter');
  await expect(page.getByText('Email addresses must contain an "at" sign (@) and a period (.).')).toBeVisible();
  await email.fill('dale.waits@example.com');
  await email.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'You’re on the list.' })).toBeVisible();
  await expectReadable(page, 'a requested back-in-stock email');

  // An available size restores the normal buy box.
  await page
    .getByRole('radiogroup', { name: 'Size' })
    .getByRole('radio', { name: /^(?!.*sold out)/ })
    .first()
    .click({ force: true });
  await expect(page.getByText('You’re on the list.')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Email me when it’s back' })).toBeHidden();
});
