import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/expect-accessible.ts';
import { expectFocusVisible } from '../../fixtures/expect-focus-visible.ts';
import { expectNothingClipped } from '../../fixtures/expect-no-clipping.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { openPage, waitForHydration } from '../../journeys/open-page.ts';
import { textSize } from '../../journeys/page-states.ts';
import { addToCart, coat } from '../../journeys/product-page.ts';
import { atEachWidth } from '../../journeys/viewport.ts';

const overflowingElements = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body > aside *, body > header *, body > footer *')]
      .filter(
        (element) =>
          element.checkVisibility() &&
          !element.closest('[aria-hidden="true"], .visually-hidden') &&
          element.getBoundingClientRect().right > document.documentElement.clientWidth + 1,
      )
      .map((element) => element.outerHTML.slice(0, 100)),
  );

const logoLineCount = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const boxes = [...(header.querySelector('a > [aria-hidden="true"]')?.children ?? [])].map((part) => part.getBoundingClientRect());
    return boxes.filter((box, index) => index === 0 || box.top >= boxes[index - 1]!.bottom - 4).length;
  });

test('SHELL-030 SHELL-031 SHELL-033 SHELL-035 the footer has its links in the same order on every page @desktop @phone', async ({
  page,
}) => {
  await openPage(page, '/men');
  const footer = page.getByRole('contentinfo');
  await atEachWidth(page, async (width) => {
    await expect(footer.getByRole('heading', { name: 'The No Bull Guarantee' })).toBeVisible();
    for (const path of [
      '/customer-service',
      '/content/no-bull-guarantee',
      '/content/privacy-security-policy',
      '/content/terms-and-conditions',
    ]) {
      await expect(footer.locator(`a[href="${path}"]`).first()).toBeAttached();
    }
    await expect(footer.getByRole('link', { name: /^Shop safely/ })).toBeVisible();
    await expect(footer.getByText('We text too. Reply STOP and we stop.')).toBeVisible();
    await expect(footer.getByRole('link', { name: 'How it works' })).toHaveAttribute('href', '/DuluthHeroes');
    await expect(footer.getByRole('link', { name: 'Careers' })).toHaveAttribute('href', '/careers');
    await expectNothingClipped(page, `the footer, ${width} px`);
  });
});

test('SHELL-031 SHELL-033 the footer links to each page once, its banners aside @desktop', async ({ page }) => {
  for (const path of ['/men', '/fr-FR/men']) {
    await openPage(page, path);
    const footer = page.getByRole('contentinfo');
    const targetsOf = (links: Locator) => links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href')));
    const targets = await targetsOf(footer.locator(':is([data-part="link-columns"], [data-part="legal-links"], [data-part="help"]) a'));
    const pathOf = (link: string) => (path.startsWith('/fr-FR') ? `/fr-FR${link}` : link);
    const required = ['/customer-service', '/track-order', '/content/no-bull-guarantee', '/content/privacy-security-policy'];
    const alsoRequired = ['/content/text', '/content/terms-and-conditions', '/sitemap/'];
    expect(await targetsOf(footer.getByRole('link'))).toEqual(expect.arrayContaining([...required, ...alsoRequired].map(pathOf)));
    expect(targets.filter((target, index) => targets.indexOf(target) !== index)).toEqual([]);
  }
});

test('SHELL-034 the cookie notice stays at the end of the page until the shopper chooses @desktop @phone', async ({ page }) => {
  await openPage(page, '/men');
  const notice = page.getByRole('region', { name: /cookies this shop needs/ });
  await expect(notice).toBeAttached();
  await atEachWidth(page, async () => {
    const scrolled = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight);
    if (scrolled) await expect(notice, 'nothing covers the page on arrival').not.toBeInViewport();
  });
  await notice.scrollIntoViewIfNeeded();
  await expectAccessible(page, 'the cookie notice');
  await notice.getByRole('button', { name: 'Necessary only' }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('SHELL-022 SHELL-024 SHELL-025 SHELL-026 the mini cart opens by hover and by keyboard @desktop', async ({ page }) => {
  await addToCart(page, coat);
  await openPage(page, '/men');
  const mini = page.getByRole('region', { name: 'In your cart' });
  const button = page.getByRole('button', { name: 'Show the cart' });
  await expect(button).toBeVisible();
  const box = await page.getByRole('link', { name: 'Cart, 1 item' }).boundingBox();
  if (!box) throw new Error('There is no cart in the header');
  await page.mouse.move(box.x + 10, box.y + 20);
  await expect(mini).toBeVisible();
  expect((await mini.boundingBox())?.width).toBe(400);
  expect((await mini.locator('img').first().boundingBox())?.width).toBe(85);
  await page.mouse.move(200, 700);
  await expect(mini).toBeHidden();

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(mini).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(mini.getByRole('link', { name: coat.name })).toBeFocused();
  await expectFocusVisible(page);
  await page.keyboard.press('Escape');
  await expect(mini).toBeHidden();
  await expect(button).toBeFocused();
  await openPage(page, '/cart');
  await expect(button).toHaveCount(0);
});

test('SHELL-023 SHELL-027 SHELL-028 the cart has no promo banners, and checkout has a reduced layout @desktop @phone', async ({ page }) => {
  const offers = page.getByRole('complementary', { name: 'Offers' });
  await openPage(page, '/');
  await atEachWidth(page, () => expect(offers).toBeVisible());
  await openPage(page, '/cart');
  await atEachWidth(page, () => expect(offers).toHaveCount(0));
  await openPage(page, '/checkout');
  await atEachWidth(page, async () => {
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(2);
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText([
      'Returns/Exchanges',
      'Privacy & Security Guarantee',
      'Contact Us',
      'Customer Service',
    ]);
  });
});

test('SHELL-029 a confirmation says that the cart is empty, even with a new basket @desktop @phone', async ({ page }) => {
  await addToCart(page, coat);
  await openPage(page, '/checkout/confirmation');
  const cart = page.getByRole('banner').getByRole('link', { name: 'Cart, empty' });
  await atEachWidth(page, () => expect(cart.locator('[data-part="count"]')).toHaveText('0'));
  await openPage(page, '/checkout');
  await atEachWidth(page, () => expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible());
});

test('SHELL-005 the sticky header covers neither the focus nor jump targets @everywhere', async ({ page }) => {
  await openPage(page, '/customer-service');
  const header = page.getByRole('banner');
  await page.evaluate(() => scrollTo(0, 600));
  await expect(header.getByRole('link', { name: /, home$/ }).first()).toHaveAttribute('href', '/');
  await expect(header).toBeInViewport();
  const bottom = async () => header.evaluate((element) => element.getBoundingClientRect().bottom);
  const target = page.locator('main h2').last();
  await target.evaluate((heading) => {
    heading.id = 'jump-target';
    location.hash = heading.id;
  });
  await expect(target).toBeInViewport();
  const clearance = async () => (await target.evaluate((heading) => heading.getBoundingClientRect().top)) - (await bottom());
  await expect.poll(clearance).toBeGreaterThanOrEqual(0);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    await expectFocusVisible(page);
  }
});

test('SHELL-037 the shell loses no content with large text, in narrow windows and in other modes @desktop @phone', async ({ page }) => {
  const width = page.viewportSize()?.width ?? 0;
  await test.step('200 % text', async () => {
    await openPage(page, '/content/returns');
    await atEachWidth(page, async () => {
      expect(await logoLineCount(page), 'lines of the brand name').toBe(1);
      await textSize('200%')(page);
      expect(await logoLineCount(page), 'lines of the brand name').toBeLessThanOrEqual(2);
      expect(await overflowingElements(page), 'overflowing elements of the shell at 200 % text').toEqual([]);
      await textSize('')(page);
    });
  });
  await test.step('320 px', async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openPage(page, '/');
    await expectNothingClipped(page, 'the shell at 320 px');
  });
  await test.step('in a window as short as one at 400 % zoom, the header scrolls with the page', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.evaluate(() => scrollTo(0, 900));
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });
  await test.step('forced colors', async () => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ forcedColors: 'active' });
    await openPage(page, '/');
    await atEachWidth(page, () => expectNothingClipped(page, 'home in forced colors'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expectFocusVisible(page);
  });
});

test('SHELL-020 a navigation is announced and moves the focus, and Back restores the scroll position @desktop', async ({ page }) => {
  await openPage(page, '/men');
  await page.evaluate(() => scrollTo(0, 500));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Clearance', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Clearance' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Clearance' })).toBeAttached();
  await expect(page.locator('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Men' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
});
