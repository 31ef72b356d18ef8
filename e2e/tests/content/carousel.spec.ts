import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { openPage } from '../../journeys/open-page.ts';
import { coat } from '../../journeys/product-page.ts';

const path = '/styleguide?group=carousels';
const carousel = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const rotatingCarousel = (page: Page) => carousel(page, 'What is new');
const slides = (page: Page, name: string) =>
  carousel(page, name).evaluate((element) =>
    [...element.querySelectorAll('[role="group"]')].flatMap((slide, index) => ((slide as HTMLElement).inert ? [] : [index + 1])),
  );
const shown = (page: Page) => expect.poll(() => slides(page, 'What is new'), { timeout: 10_000 });

test.describe('a carousel', () => {
  test('BLOCK-033 BLOCK-036 rotates, pauses on hover and focus, and has its pause button first @desktop', async ({ page }) => {
    await page.clock.install();
    await openPage(page, path);
    const pause = page.getByRole('button', { name: 'Pause the slides' });
    await expect(pause).toBeVisible();
    await shown(page).toEqual([2]);
    await rotatingCarousel(page).hover();
    const before = await slides(page, 'What is new');
    await page.clock.fastForward(10_000);
    expect(await slides(page, 'What is new')).toEqual(before);
    await page.mouse.move(0, 0);
    const first = await rotatingCarousel(page).evaluate((element) => element.querySelector('button, a')?.getAttribute('aria-label'));
    expect(first).toBe('Pause the slides');
    await pause.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Resume the slides' })).toBeFocused();
    await expect(rotatingCarousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  });

  test('BLOCK-035 BLOCK-037 loops or rewinds by arrows, dots and thumbnails @desktop', async ({ page }) => {
    await openPage(page, path);
    const next = rotatingCarousel(page).getByRole('button', { name: 'Next slide', exact: true });
    const previous = rotatingCarousel(page).getByRole('button', { name: 'Previous slide', exact: true });
    await rotatingCarousel(page).hover();
    // It may have rotated before the pointer arrived.
    await rotatingCarousel(page).getByRole('button', { name: 'Show slide 1', exact: true }).click();
    await shown(page).toEqual([1]);
    await previous.click();
    await shown(page).toEqual([3]);
    await next.click();
    await shown(page).toEqual([1]);
    const dot = rotatingCarousel(page).getByRole('button', { name: 'Show slide 2', exact: true });
    await dot.click();
    await shown(page).toEqual([2]);
    await expect(dot).toHaveAttribute('aria-current', 'true');

    const coat = carousel(page, 'Fencepost Chore Coat');
    const inCoat = expect.poll(() => slides(page, 'Fencepost Chore Coat'));
    await coat.getByRole('button', { name: 'Show slide 2', exact: true }).click();
    await inCoat.toEqual([2]);
    await coat.getByRole('button', { name: 'Next slide', exact: true }).click();
    await expect.poll(() => slides(page, 'Fencepost Chore Coat')).toEqual([1]);
    await expect(coat.getByRole('button', { name: /^(Pause|Resume) the slides$/ })).toHaveCount(0);
    await expect(carousel(page, 'One thing').getByRole('button')).toHaveCount(0);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('BLOCK-033 nothing rotates or slides @desktop', async ({ page }) => {
    await page.clock.install();
    await openPage(page, path);
    await expect(rotatingCarousel(page).getByRole('button', { name: 'Next slide', exact: true })).toBeVisible();
    await expect(rotatingCarousel(page).getByRole('button', { name: /^(Pause|Resume) the slides$/ })).toHaveCount(0);
    await page.clock.fastForward(10_000);
    expect(await slides(page, 'What is new')).toEqual([1]);
    const moving = await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
    expect(moving).toBe(0);
  });

  test('BLOCK-006 BLOCK-033 the announcement bar does not rotate, and no page starts an animation @desktop', async ({ page }) => {
    await page.clock.install();
    await openPage(page, '/styleguide?group=shell');
    const offers = page.getByRole('complementary', { name: 'Sample announcements' });
    await expect(offers.getByRole('button')).toHaveCount(2);
    await page.clock.fastForward(30_000);
    await expect(offers.locator('[aria-live] > :not([inert])')).toHaveText(/^Exchanges are on us/);
    for (const address of ['/', '/men/coats', coat.path]) {
      await openPage(page, address);
      await page.clock.fastForward(30_000);
      const moving = await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
      expect(moving, `animations on ${address}`).toBe(0);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('BLOCK-033 the slides scroll horizontally and are all readable @desktop', async ({ page, unexpectedErrors }) => {
    unexpectedErrors.expect(/\.js \(csp\)/);
    await page.goto(path);
    await expect(rotatingCarousel(page).getByRole('group')).toHaveCount(3);
    await expect(rotatingCarousel(page).getByRole('button')).toHaveCount(0);
    const view = rotatingCarousel(page).locator('[data-part="viewport"]');
    await expect(view).toHaveCSS('scroll-snap-type', 'x mandatory');
    await view.focus();
    await expect(view, 'by keyboard too').toBeFocused();
  });
});

test('BLOCK-033 a page without a carousel loads no carousel code @desktop', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await openPage(page, '/styleguide?group=figures');
  await openPage(page, '/');
  expect(scripts.filter((script) => /carousel-controls/.test(script))).toEqual([]);
  await openPage(page, path);
  await expect(rotatingCarousel(page).getByRole('button', { name: 'Next slide', exact: true })).toBeVisible();
  expect(scripts.some((script) => /carousel-controls/.test(script))).toBe(true);
});
