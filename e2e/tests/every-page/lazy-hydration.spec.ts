import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { openPage } from '../../journeys/open-page.ts';
import { countPageRestyles } from '../../journeys/page-restyles.ts';

const coat = '/fencepost-chore-coat-4117.html';
const components = { label: '#care-label table', reviews: '#reviews article', clip: '#product-clip img' };

const measureComponents = (page: Page) =>
  page.evaluate(
    (selectors) =>
      Object.entries(selectors).map(([name, selector]) => ({
        name,
        count: document.querySelectorAll(selector).length,
        height: document.querySelector(selector)?.closest('#care-label, #reviews, figure')?.getBoundingClientRect().height,
      })),
    components,
  );

const isHydrated = (page: Page, selector: string) =>
  page.evaluate((of) => Object.keys(document.querySelector(of) ?? {}).some((key) => key.startsWith('__reactProps')), selector);

for (const language of ['', '/fr-FR']) {
  test(`server-rendered lazy components stay until they are visible, whatever is selected before: ${language || 'en-US'} @phone`, async ({
    page,
  }) => {
    await openPage(page, `${language}${coat}`);
    const rendered = await measureComponents(page);
    expect(rendered.map(({ name, count }) => [name, count])).toEqual([
      ['label', 1],
      ['reviews', 4],
      ['clip', 1],
    ]);
    const sizes = page.getByRole('radiogroup', { name: language ? 'Taille' : 'Size' });
    for (const size of ['L', 'XL']) {
      await sizes.getByRole('radio', { name: size, exact: true }).check({ force: true });
      await expect(page).toHaveURL(new RegExp(`size=${size}(&|$)`));
      expect(await measureComponents(page), `${size} is selected`).toEqual(rendered);
    }
    for (const selector of Object.values(components))
      expect(await isHydrated(page, selector), `${selector} is not hydrated yet`).toBe(false);

    for (const selector of [components.label, components.reviews]) {
      await page.locator(selector).first().scrollIntoViewIfNeeded();
      await expect.poll(() => isHydrated(page, selector), `${selector} is hydrated`).toBe(true);
    }
    expect(await measureComponents(page), 'hydration moved nothing').toEqual(rendered);
  });
}

test('lazy components stay after a color change and return after Back @phone', async ({ page }) => {
  await openPage(page, '/fencepost-chore-coat-4117.html');
  await page.getByRole('radio', { name: 'Stove Black' }).check({ force: true });
  await expect(page).toHaveURL(/color=/);
  await expect(page.locator(components.clip), 'the video shows another color').toHaveCount(0);
  await page.getByRole('radio', { name: 'Duck Brown' }).check({ force: true });
  await page.getByRole('button', { name: /^Video, (\d) of \1: / }).click();
  await expect(page.locator(components.clip)).toBeInViewport();

  await openPage(page, '/fencepost-chore-coat-4117.html');
  await page.getByRole('banner').getByRole('link', { name: /Ridge/ }).click();
  await expect(page).toHaveURL('/');
  // The URL changes before the content does.
  await expect(page.locator(components.label)).toHaveCount(0);
  await page.goBack();
  await expect(page.locator(components.label)).toBeAttached();
  await page.locator(components.label).scrollIntoViewIfNeeded();
  await expect(page.locator(components.label)).toBeVisible();
});

for (const [language, label] of [
  ['', 'Language'],
  ['/fr-FR', 'Langue'],
]) {
  test(`a component that hydrates when the browser is idle keeps its server HTML: ${language || 'en-US'} @desktop`, async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/locale-chooser-*.js', async (route) => {
      await released;
      await route.continue();
    });
    const messages = language ? page.waitForResponse(/\/assets\/messages-fr-FR/) : undefined;
    await openPage(page, language || '/');
    const selector = `div:has(> ul[aria-label="${label}"])`;
    const chooser = page.locator(selector);
    const [handle, html] = [await chooser.elementHandle(), await chooser.innerHTML()];
    await (await messages)?.finished();
    release();
    await expect.poll(() => isHydrated(page, selector)).toBe(true);
    expect(await handle?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await chooser.innerHTML()).toBe(html);
  });
}

test('a component whose code cannot be loaded keeps its server HTML @desktop', async ({ page, unexpectedErrors }) => {
  unexpectedErrors.expect(/locale-chooser|ERR_FAILED/);
  await page.route('**/assets/locale-chooser-*.js', (route) => route.abort('failed'));
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('locale-chooser'));
  await openPage(page, '/');
  await failed;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.getByRole('link', { name: 'Français' })).toHaveAttribute('href', '/fr-FR');
});

test('a component for an interaction is requested with the interaction @desktop', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const guides = () => requested.filter((url) => url.includes('size-guide-dialog'));
  await openPage(page, coat);
  expect(guides()).toEqual([]);
  await page.getByRole('link', { name: 'Size Guide' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(guides()).not.toEqual([]);
});

for (const [moment, code] of [
  ['any code has loaded', /\/assets\/.*\.js/],
  ['the code of the component has loaded', /\/assets\/delivery-choice-.*\.js/],
] as const) {
  test(`a click on a button before ${moment} is repeated when the button is hydrated @phone`, async ({ page }) => {
    let release = () => {};
    const clicked = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(code, async (route) => {
      await clicked;
      await route.continue();
    });
    await page.goto(coat, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Pick up' }).click();
    expect(await isHydrated(page, '#delivery-choice button')).toBe(false);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog'), 'it is repeated once').toHaveCount(0);
  });
}

test('the tiles of a listing get their buttons together, without a restyle of the page for each @phone', async ({ page }) => {
  const quickAdd = page.getByRole('main').getByRole('button', { name: /^Quick add: / });
  const restyles = await countPageRestyles(page, async () => {
    await openPage(page, '/men');
    await expect.poll(() => quickAdd.count()).toBeGreaterThan(20);
  });
  // The first layout, the style sheets that load when the browser is idle, and the buttons.
  expect(restyles).toBeLessThan(8);
});
