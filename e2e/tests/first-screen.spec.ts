import { expect, test } from '../fixtures/shopper-test.ts';
import { untilAlive } from '../journeys/open-page.ts';

const isModule = (url: string) => /\/assets\/[^/]+\.js$/.test(new URL(url).pathname);

test('a page’s scripts are asked for when it has been drawn, and take it over then @phone', async ({ page }) => {
  const modules: string[] = [];
  page.on('request', (request) => {
    if (isModule(request.url())) modules.push(request.url());
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/[^/]+\.css$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  // Nothing is drawn without the style sheet, and a page that is about to ask for its scripts has had the time.
  await page.waitForTimeout(500);
  expect(modules).toEqual([]);
  release();
  await untilAlive(page);
  expect(modules.length).toBeGreaterThan(0);
});

test('a page that nobody sees, and that is therefore never drawn, has its scripts at once @phone', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    // The first frame never comes.
    const frame = window.requestAnimationFrame;
    window.requestAnimationFrame = () => {
      window.requestAnimationFrame = frame;
      return 0;
    };
  });
  // Well before the three seconds after which a page gives up waiting for its first frame.
  const asked = page.waitForRequest((request) => isModule(request.url()), { timeout: 2_500 });
  await page.goto('/content/returns', { waitUntil: 'domcontentloaded' });
  await asked;
});
