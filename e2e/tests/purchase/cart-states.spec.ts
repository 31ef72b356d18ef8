import type { Route } from '@playwright/test';
import { expectReadable } from '../../fixtures/expect-readable.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { clearBasketOnUnload, openPromoCode, orderTotal, summary } from '../../journeys/cart.ts';
import { calls, delayResponses } from '../../journeys/delayed-responses.ts';
import { openPage, waitForHydration } from '../../journeys/open-page.ts';
import { addButton, addToCart, chooseVariant, coat, soldOutSizeProduct } from '../../journeys/product-page.ts';

const vest = { ...soldOutSizeProduct, choices: { Size: 'L' } };

test('BASKET-003 BASKET-010 the cart is accessible while loading, while unavailable, with a removed line and after a double click @desktop @phone', async ({
  page,
  unexpectedErrors,
}) => {
  await addToCart(page, coat);
  await openPage(page, vest.path);
  await chooseVariant(page, vest);
  // A double click adds it once.
  await addButton(page).dblclick();
  await expect(page.getByRole('link', { name: 'Cart, 2 items', exact: true })).toBeAttached();
  const quantity = (name: string) => page.getByRole('combobox', { name: `Quantity of ${name}` });

  await test.step('the cart loads', async () => {
    await clearBasketOnUnload(page);
    const delayed = await delayResponses(page, calls.baskets);
    await page.goto('/cart');
    await expect(page.getByText('Loading your cart')).toBeVisible();
    await expectReadable(page, 'the cart while loading', { whileBusy: true });
    await delayed.release();
    await expect(quantity(coat.name)).toHaveValue('1');
    await expect(quantity(vest.name)).toHaveValue('1');
  });

  await test.step('the actions of each line are in one row', async () => {
    for (const { name } of [coat, vest]) {
      const change = await page.getByRole('link', { name: `Change ${name}` }).boundingBox();
      const remove = await page.getByRole('button', { name: `Remove ${name}` }).boundingBox();
      expect(Math.abs((change?.y ?? 0) - (remove?.y ?? 99)), name).toBeLessThan(2);
    }
  });

  await test.step('the cart is unavailable', async () => {
    await clearBasketOnUnload(page);
    unexpectedErrors.expect('net::ERR_CONNECTION_REFUSED');
    const abort = (route: Route) => route.abort('connectionrefused');
    await page.route(calls.baskets, abort);
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('We couldn’t load your cart.');
    await expectReadable(page, 'the cart while unavailable');
    await page.unroute(calls.baskets, abort);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(quantity(coat.name)).toHaveValue('1');
  });

  await test.step('a line is removed and restored', async () => {
    await page.getByRole('button', { name: `Remove ${coat.name}` }).dblclick();
    await expect(page.getByText(`${coat.name} removed.`)).toBeVisible();
    await expect(quantity(vest.name), 'the second click does not hit the line that moved up').toHaveValue('1');
    await expectReadable(page, 'the cart with a removed line');
    await page.getByRole('button', { name: `Undo: put ${coat.name} back` }).dblclick();
    await expect(quantity(coat.name)).toBeVisible();
    await page.reload();
    await waitForHydration(page);
    await expect(quantity(coat.name)).toHaveValue('1');
    await expect(quantity(vest.name)).toHaveValue('1');
  });

  await test.step('codes', async () => {
    unexpectedErrors.expect('/coupons');
    await openPromoCode(page);
    const code = page.getByRole('textbox', { name: 'Code' });
    for (const nonsense of ['<script>alert(1)</script>', '🧥🧥🧥']) {
      await code.fill(nonsense);
      await page.getByRole('button', { name: 'Apply' }).dblclick();
      await expect(summary(page).getByText(`We don’t recognize “${nonsense}”. Check the letters and digits.`)).toBeVisible();
    }
    await expectReadable(page, 'an unknown promo code');
    await code.fill('WELCOME15');
    await page.getByRole('button', { name: 'Apply' }).dblclick();
    await expect(orderTotal(page, /WELCOME15/)).toHaveText('-$15.00');
    await expect(page.getByRole('button', { name: 'Remove WELCOME15' })).toHaveCount(1);
  });
});
