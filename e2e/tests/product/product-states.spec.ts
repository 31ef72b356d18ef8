import { expectAccessible } from '../../fixtures/expect-accessible.ts';
import { expectReadable } from '../../fixtures/expect-readable.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { calls, delayResponses } from '../../journeys/delayed-responses.ts';
import { productTile } from '../../journeys/navigation.ts';
import { openPage } from '../../journeys/open-page.ts';
import { addButton, chooseVariant, coat, giftCard, soldOutSizeProduct } from '../../journeys/product-page.ts';
import { atEachWidth, isDesktop } from '../../journeys/viewport.ts';

test('PDP-004 the button shows adding and added, and a failure is reported @desktop @phone', async ({ page, unexpectedErrors }) => {
  await openPage(page, coat.path);
  await chooseVariant(page, coat);

  await test.step('the line is gone', async () => {
    unexpectedErrors.expect('ERR_INTERNET_DISCONNECTED');
    unexpectedErrors.expect('net::ERR_FAILED');
    await page.route('**/api/session/guest', (route) => route.abort('internetdisconnected'));
    await addButton(page).click();
    await expect(page.locator('[aria-live="assertive"]').getByText(/.+/).first()).toBeVisible();
    await expectReadable(page, 'a product after a failed addition');
    await page.unroute('**/api/session/guest');
  });

  await test.step('adding', async () => {
    const delayed = await delayResponses(page, calls.items, 'POST');
    await addButton(page).click();
    await expect(page.getByRole('button', { name: 'Adding' }).first()).toBeVisible();
    await expectReadable(page, 'a product during an addition', { whileBusy: true });
    await delayed.release();
  });

  await test.step('added', async () => {
    await openPage(page, coat.path);
    await chooseVariant(page, coat);
    await addButton(page).click();
    await expect(page.getByRole('button', { name: 'In the cart' }).first()).toBeAttached();
    const added = isDesktop(page) ? page.getByRole('region', { name: 'In your cart' }) : page.getByRole('dialog', { name: 'In the cart' });
    await expect(added).toBeVisible();
    await expectReadable(page, 'a product after an addition');
  });
});

test('PDP-005 a sold-out size can be chosen but not bought; a gift card has amounts @desktop @phone', async ({ page }) => {
  await openPage(page, soldOutSizeProduct.path);
  await chooseVariant(page, soldOutSizeProduct);
  await expect(page.getByText('Sold out online. Try another color or size.')).toBeVisible();
  const soldOut = page.getByRole('button', { name: 'Sold out' }).first();
  await expect(soldOut).toHaveAttribute('aria-disabled', 'true');
  await expectReadable(page, 'a product with a sold-out size');
  await soldOut.click({ force: true });
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeAttached();

  await openPage(page, giftCard.path);
  await expect(page.getByRole('heading', { level: 1, name: giftCard.name })).toBeVisible();
  await expectReadable(page, 'a gift card');
});

test('LIST-004 loaded pages of a listing are restored on Back @everywhere', async ({ page }) => {
  await openPage(page, '/search?q=ridge');
  await expect(page.getByRole('article')).toHaveCount(36);
  const showMore = page.getByRole('link', { name: /^Show \d+ more$/ });
  const delayed = await delayResponses(page, /\.data\?.*page=2/);
  await showMore.click();
  await expect(showMore).toHaveAttribute('aria-busy', 'true');
  await delayed.release();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(36);
  const all = await page.getByRole('article').count();
  await expect(page.getByRole('article').nth(36).getByRole('heading').getByRole('link'), 'the first new tile has the focus').toBeFocused();
  // A sticky bar partly covers content below it.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page, 'a listing with two pages');
  const last = page.getByRole('article').last().getByRole('heading').getByRole('link');
  const name = (await last.textContent()) ?? '';
  await last.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(all);
  await expect(productTile(page, name).first()).toBeInViewport();
});

test('the care label does not break words @desktop @phone', async ({ page }) => {
  for (const path of ['/fencepost-chore-coat-4117.html', '/fr-FR/fencepost-chore-coat-4117.html']) {
    await openPage(page, path);
    const names = page.locator('#care-label').getByRole('rowheader');
    await expect(names.first()).toBeAttached();
    expect(await names.count(), path).toBeGreaterThan(5);
    const brokenWords = () =>
      names.evaluateAll((cells) =>
        cells.flatMap((cell) => {
          const text = cell.firstChild as Text;
          return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
            const range = new Range();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : [];
          });
        }),
      );
    await atEachWidth(page, async () => expect(await brokenWords(), path).toEqual([]));
  }
});
