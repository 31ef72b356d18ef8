import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { openPage } from '../../journeys/open-page.ts';

const path = '/our-story';

const card = (page: Page) => page.locator('[data-part="promo-card"]');
const playButton = (page: Page) => card(page).getByRole('button', { name: 'Play the video, without sound' });
const banner = (page: Page) => page.locator('video[poster]');
async function scrollToBlock(block: Locator): Promise<void> {
  await expect.poll(() => block.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))).toBe(true);
  await block.scrollIntoViewIfNeeded();
}
const isPlaying = (video: Locator) => video.evaluate((element: HTMLVideoElement) => !element.paused && element.currentTime > 0);

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('MEDIA-003 MEDIA-004 MEDIA-006 a promo card shows an image, plays silently by key, pauses, and shows the image again after a reset @desktop @phone', async ({
    page,
  }) => {
    const videos: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/v/')) videos.push(request.url());
    });
    await openPage(page, path);
    await scrollToBlock(card(page));
    await expect(card(page).getByRole('img')).toBeVisible();
    await expect(card(page).locator('video')).toHaveCount(0);
    expect(videos, 'no video loads before it is played').toEqual([]);

    const box = await card(page).boundingBox();
    await playButton(page).focus();
    await page.keyboard.press('Enter');
    const video = card(page).locator('video');
    await expect.poll(() => isPlaying(video)).toBe(true);
    expect(await video.evaluate((element: HTMLVideoElement) => element.muted && element.playsInline)).toBe(true);
    expect(await card(page).boundingBox(), 'the card keeps its box').toEqual(box);

    await expect(card(page).getByRole('button', { name: 'Pause the video' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);

    await card(page).getByRole('button', { name: 'Back to the image' }).focus();
    await page.keyboard.press('Enter');
    await expect(video).toHaveCount(0);
    await expect(playButton(page)).toBeFocused();
  });

  test('an autoplay video stays paused and unloaded until it is started @desktop', async ({ page }) => {
    await openPage(page, path);
    await scrollToBlock(banner(page));
    expect(await banner(page).evaluate((element: HTMLVideoElement) => [element.paused, element.readyState])).toEqual([true, 0]);
    await page.getByRole('button', { name: 'Play the video', exact: true }).click();
    await expect.poll(() => isPlaying(banner(page))).toBe(true);
  });
});

test('MEDIA-002 an autoplay video plays while it is in view @desktop', async ({ page }) => {
  await openPage(page, path);
  await scrollToBlock(banner(page));
  await expect.poll(() => isPlaying(banner(page))).toBe(true);
  expect(await banner(page).evaluate((element: HTMLVideoElement) => new URL(element.currentSrc).pathname)).toBe(
    '/v/ridge/winter-porch/mp4_720p',
  );
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => banner(page).evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
  await scrollToBlock(banner(page));
  await expect.poll(() => isPlaying(banner(page))).toBe(true);
  await page.getByRole('button', { name: 'Stop the video' }).click();
  await expect.poll(() => banner(page).evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
});

test.describe('with reduced data', () => {
  test('no video starts @desktop', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await openPage(page, path);
    await scrollToBlock(banner(page));
    await expect(page.getByRole('button', { name: 'Play the video', exact: true })).toBeVisible();
    expect(await banner(page).evaluate((element: HTMLVideoElement) => [element.paused, element.readyState])).toEqual([true, 0]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('MEDIA-003 the image is shown without buttons @desktop', async ({ page, unexpectedErrors }) => {
    unexpectedErrors.expect(/\.js \(csp\)/);
    await page.goto(path);
    await expect(card(page).getByRole('img')).toBeVisible();
    await expect(card(page).getByRole('button')).toHaveCount(0);
  });
});
