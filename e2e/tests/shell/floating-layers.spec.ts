import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { openPage } from '../../journeys/open-page.ts';
import { addToCart, coat } from '../../journeys/product-page.ts';
import { resizeTo } from '../../journeys/viewport.ts';

test.use({ isNewVisitor: true });

const windowSizes = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
] as const;

/** Pages, and whether the announcement may appear on them (decision 13). */
const pages: readonly { path: string; isAnnounced: boolean }[] = [
  { path: '/', isAnnounced: true },
  { path: '/men', isAnnounced: true },
  { path: '/men/coats', isAnnounced: true },
  { path: '/search?q=coat', isAnnounced: true },
  { path: '/search?q=zzqx', isAnnounced: true },
  { path: coat.path, isAnnounced: true },
  { path: '/ridge-gift-card-9000.html', isAnnounced: true },
  { path: '/content/returns', isAnnounced: true },
  { path: '/customer-service', isAnnounced: true },
  { path: '/our-stores', isAnnounced: true },
  { path: `/fr-FR${coat.path}`, isAnnounced: true },
  { path: '/find-stores', isAnnounced: true },
  // This page is too short: its footer is in the first window, where the announcement does not appear.
  { path: '/track-order', isAnnounced: false },
  { path: '/email-deals', isAnnounced: false },
  { path: '/cart', isAnnounced: false },
  { path: '/checkout', isAnnounced: false },
];

const closeAnnouncement = (page: Page) =>
  page
    .getByRole('region', { name: /^(Exchanges are on us|Les échanges sont gratuits)\.$/, includeHidden: true })
    .getByRole('button', { name: /^(Close|Fermer)$/, includeHidden: true });

/**
 * Scrolls each primary action to the top, center and bottom of the viewport and returns those that something else covers there. Actions
 * below the sticky header are not counted: it covers whatever is scrolled below it. Of the choices of a product, those in the first window
 * count.
 */
const coveredActions = (page: Page) =>
  page.evaluate(async () => {
    const settled = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(resolve), 30)));
    const covered: string[] = [];
    let hits = 0;
    for (const action of document.querySelectorAll<HTMLElement>('[data-primary-action]')) {
      if (!action.checkVisibility({ visibilityProperty: true }) || action.closest('[popover]:not(:popover-open)')) continue;
      for (const block of ['end', 'center', 'nearest'] as const) {
        action.scrollIntoView({ block, behavior: 'instant' });
        await settled();
        const { left, top, width, height } = action.getBoundingClientRect();
        const headerBottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        for (const [x, y] of [
          [left + width / 2, top + height / 2],
          [left + 4, top + height / 2],
          [left + width - 4, top + height / 2],
        ] as const) {
          if (y < headerBottom || y >= innerHeight || x < 0 || x >= innerWidth) continue;
          hits += 1;
          const isFree = (hit: Element | null) => hit !== null && (action.contains(hit) || hit.contains(action));
          // A bar that leaves when the action comes into view takes a moment on a busy machine.
          for (let tries = 0; tries < 10 && !isFree(document.elementFromPoint(x, y)); tries += 1) await settled();
          const hit = document.elementFromPoint(x, y);
          if (!isFree(hit)) covered.push(`"${action.textContent}" at ${block}, by ${hit?.outerHTML.slice(0, 80)}`);
        }
      }
    }
    scrollTo(0, 0);
    await settled();
    for (const choice of document.querySelectorAll<HTMLElement>('[data-required-choice] label')) {
      const { left, top, width, height } = choice.getBoundingClientRect();
      if (width === 0 || top < 0 || top + height > innerHeight) continue;
      hits += 1;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      // The bar of the page may lie on them: it has the button, and they scroll.
      if (hit?.closest('section[data-placement]')) covered.push(`the choice "${choice.textContent}", by ${hit.outerHTML.slice(0, 80)}`);
    }
    return { covered, hits };
  });

test.describe('what floats', () => {
  test.setTimeout(240_000);

  test('SHELL-036 covers no primary action of any page type in six window sizes @desktop', async ({ page, baseURL }) => {
    // Each page is the second of a visit, on which the announcement is due.
    await page.addInitScript(() => sessionStorage.removeItem('outfitter.pop-ups'));
    await addToCart(page, coat);
    let hits = 0;
    for (const { path, isAnnounced } of pages) {
      await page.goto(path, { referer: `${baseURL}/` });
      if (isAnnounced) await expect(closeAnnouncement(page), path).toBeAttached();
      for (const size of windowSizes) {
        await resizeTo(page, size);
        const result = await coveredActions(page);
        hits += result.hits;
        expect.soft(result.covered, `covered actions of ${path} at ${size.width} × ${size.height}`).toEqual([]);
      }
    }
    expect(hits, 'points that were hit').toBeGreaterThan(pages.length * windowSizes.length);
  });

  test('SHELL-036 is beside the button of a product page on a laptop, and returns on phones when the bar of the page is gone @desktop', async ({
    page,
    baseURL,
  }) => {
    await page.goto(coat.path, { referer: `${baseURL}/` });
    const card = page.getByRole('region', { name: 'Exchanges are on us.' });
    await expect(card).toBeVisible();
    const add = page.getByRole('button', { name: 'Add to cart', exact: true });
    await add.click({ trial: true });
    await resizeTo(page, { width: 390, height: 844 });
    const bar = page.getByRole('complementary', { name: 'Add to cart' });
    await expect(bar).toBeVisible();
    await expect(card, 'not with the bar of the page').toHaveCount(0);
    await add.first().evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(bar).toHaveCount(0);
    await expect(card).toBeVisible();
  });

  test('SHELL-036 the email offer opens from a bar where the lightbox would cover a primary action @desktop', async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem('outfitter.pop-ups', '{"wasAnnounced":true}'));
    await page.clock.install({ time: new Date('2026-11-21T12:00:00-06:00') });
    await openPage(page, coat.path);
    await page.clock.runFor(4_000);
    await page.waitForLoadState('networkidle');
    await page.mouse.wheel(0, 1);
    await page.clock.runFor(15_000);
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(1_000);
    const heading = '$15 OFF $50+ & FREE SHIP $50+';
    await expect(page.getByRole('dialog', { name: heading })).toHaveCount(0);
    const bar = page.getByRole('region', { name: heading });
    await expect(bar).toBeVisible();
    await bar.getByRole('button', { name: 'Get the code' }).click();
    await expect(page.getByRole('dialog', { name: heading })).toBeVisible();
  });
});
