import { expectAccessible } from '../../fixtures/expect-accessible.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { openPage } from '../../journeys/open-page.ts';
import { coat } from '../../journeys/product-page.ts';
import { isDesktop } from '../../journeys/viewport.ts';

test('PDP-001 a shopper browses the gallery by keys and thumbnails and zooms in @everywhere', async ({ page }) => {
  await openPage(page, coat.path);
  const gallery = page.getByRole('region', { name: 'Product images' });
  const images = gallery.getByRole('link');
  const count = await images.count();
  expect(count).toBeGreaterThan(2);

  await test.step('arrow keys', async () => {
    await images.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(images.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(images.nth(count - 1)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(images.first()).toBeFocused();
  });

  if (!isDesktop(page)) {
    await test.step('thumbnails', async () => {
      const second = page.getByRole('button', { name: new RegExp(`^Image 2 of ${count}: `) });
      await second.click();
      await expect(second).toHaveAttribute('aria-current', 'true');
      await expect(page.getByRole('status').filter({ hasText: `2 of ${count}` })).toBeVisible();
      await expectAccessible(page, 'a product with its second image');
    });
  }

  await test.step('large', async () => {
    await images.nth(1).click();
    const dialog = page.getByRole('dialog', { name: coat.name });
    const position = dialog.getByRole('status');
    await expect(position).toHaveText(`2 of ${count}`);
    await expectAccessible(page, 'an enlarged image');
    await dialog.getByRole('button', { name: 'Next image' }).click();
    await expect(position).toHaveText(`3 of ${count}`);
    await page.keyboard.press('ArrowLeft');
    await expect(position).toHaveText(`2 of ${count}`);
    const zoomButton = dialog.getByRole('button', { name: 'Zoom in' });
    const shown = dialog.getByRole('img').and(page.locator(':not([inert]) > img'));
    await expect(shown, 'the clicked image is fully visible').toBeInViewport({ ratio: 1 });
    const initialWidth = (await shown.boundingBox())?.width ?? 0;
    await zoomButton.click();
    await expect.poll(async () => (await shown.boundingBox())?.width).toBeCloseTo(initialWidth * 2, 0);
    await expect(dialog.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page, 'a zoomed image');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(images.nth(1), 'the focus returns to the image').toBeFocused();
  });
});

test('the video of a product plays in the gallery and loads only then @everywhere', async ({ page }) => {
  const videos: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/v/')) videos.push(request.url());
  });
  await openPage(page, '/fencepost-chore-coat-4117.html');
  const gallery = page.getByRole('region', { name: 'Product images' });
  const clip = gallery.locator('#product-clip');
  if (!isDesktop(page)) {
    const last = page.getByRole('button', { name: /^Video, (\d) of \1: / });
    await last.click();
    await expect(last).toHaveAttribute('aria-current', 'true');
  }
  await clip.scrollIntoViewIfNeeded();
  await expect(clip.getByRole('img')).toBeVisible();
  expect(videos).toEqual([]);
  await clip.getByRole('button', { name: 'Play the video, without sound' }).click();
  const video = clip.locator('video');
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => !element.paused && element.currentTime > 0)).toBe(true);
  await expectAccessible(page, 'a product with a playing video');
  await clip.getByRole('button', { name: 'Back to the image' }).click();
  await expect(video).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('PDP-001 every image of the color is there and links to its large version @desktop', async ({ page, unexpectedErrors }) => {
    unexpectedErrors.expect(/\.js \(csp\)/);
    await page.goto(coat.path);
    const links = page.getByRole('region', { name: 'Product images' }).getByRole('link');
    expect(await links.count()).toBeGreaterThan(2);
    expect(await links.first().getAttribute('href')).toMatch(/^\/i\/.*w=1500/);
  });
});
