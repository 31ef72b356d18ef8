import { expect, test } from '../../fixtures/shopper-test.ts';
import { measureLayoutShift } from '../../journeys/layout-shift.ts';
import { waitForHydration } from '../../journeys/open-page.ts';

const isModule = (url: string) => /\/assets\/[^/]+\.js$/.test(new URL(url).pathname);

for (const path of ['/', '/cart']) {
  test(`the scripts of ${path} are requested after the first paint and hydrate it @phone`, async ({ page }) => {
    await page.addInitScript(() => {
      requestAnimationFrame(() => performance.mark('first frame'));
    });
    await page.goto(path);
    await waitForHydration(page);
    const { frame, files } = await page.evaluate(() => ({
      frame: performance.getEntriesByName('first frame')[0]?.startTime,
      files: performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
    }));
    const modules = files.filter(({ name }) => isModule(name)).map(({ startTime }) => startTime);
    expect(modules.length).toBeGreaterThan(5);
    expect(Math.min(...modules)).toBeGreaterThan(frame ?? Number.POSITIVE_INFINITY);
  });
}

test('a hidden page, which never paints, requests its scripts at once @phone', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    const frame = window.requestAnimationFrame;
    window.requestAnimationFrame = () => {
      window.requestAnimationFrame = frame;
      return 0;
    };
  });
  // Well below the three seconds after which scripts start without a frame.
  const moduleRequest = page.waitForRequest((request) => isModule(request.url()), { timeout: 2_500 });
  await page.goto('/content/returns', { waitUntil: 'domcontentloaded' });
  await moduleRequest;
});

for (const path of ['/', '/men/coats']) {
  test(`late fonts cause no layout shift on ${path} @everywhere`, async ({ page }) => {
    const fonts = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await fonts.promise;
      await route.continue();
    });
    const shift = await measureLayoutShift(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const families = (status: FontFaceLoadStatus) =>
      page.evaluate((fontStatus) => [...document.fonts].filter((face) => face.status === fontStatus).map(({ family }) => family), status);
    const twoFrames = () => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    // The page shows fallback fonts.
    await expect.poll(() => families('loading')).toEqual(expect.arrayContaining(['Besley', 'Archivo']));
    await waitForHydration(page);
    await twoFrames();
    fonts.resolve();
    await expect.poll(() => families('loaded')).toEqual(expect.arrayContaining(['Besley', 'Archivo']));
    await twoFrames();
    expect(await shift.sum()).toBeLessThan(0.01);
  });
}
