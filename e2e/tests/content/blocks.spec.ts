import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/expect-accessible.ts';
import { expectNothingClipped } from '../../fixtures/expect-no-clipping.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { openPage } from '../../journeys/open-page.ts';
import { resizeTo, viewports, widthsOfProject } from '../../journeys/viewport.ts';
import { putContent } from '../../shop/put-content.ts';

// Reduced motion, so that every state is at rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo(0, 0);
  });
}

async function checkAtEachWidth(page: Page, path: string, isMobile: boolean): Promise<void> {
  await openPage(page, path);
  for (const width of widthsOfProject(isMobile)) {
    await test.step(`${path}, ${width} px`, async () => {
      await resizeTo(page, viewports[width]);
      await scrollThrough(page);
      await expectAccessible(page, `${path}, ${width} px`, { isSpecimens: true });
      await expectNothingClipped(page, `${path}, ${width} px`);
    });
  }
}

/** Puts a content page with these blocks at `/content/` and its key. */
const putPage = (key: string, slotContent: object[]) =>
  putContent(key, {
    schema: 'content-page',
    name: key,
    body: { seo: { title: key, metaDescription: `The page ${key}.` }, heading: key, slotContent },
  });

const schemasOn = (page: Page) => page.locator('[data-part="specimen"]').evaluateAll((all) => all.map(({ id }) => id));

test('BLOCK-001 SHELL-037 the catalog shows every block, accessible at every width @desktop @phone', async ({ page, isMobile }) => {
  await checkAtEachWidth(page, '/styleguide/blocks', isMobile);
  expect((await schemasOn(page)).length).toBeGreaterThanOrEqual(35);
});

test('BLOCK-001 every state of every block is accessible at every width @desktop @phone', async ({ page, isMobile }, { timeout }) => {
  test.skip(process.env.PAGE_STATES !== 'all', 'runs with npm run test:axe -- --all');
  await openPage(page, '/styleguide/blocks');
  const schemas = await schemasOn(page);
  test.setTimeout(schemas.length * timeout);
  for (const schema of schemas) await checkAtEachWidth(page, `/styleguide/blocks/${schema}`, isMobile);
});

test('BLOCK-013 categories and departments scroll in pairs on a phone @phone', async ({ page }) => {
  const labels = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
  const tile = (label: string) => ({ image: { image: '/i/ridge/4401-10-front', alt: label }, ctaLink: `/men?tile=${label}` });
  const block = (schema: string, fields: object) => ({ _meta: { schema }, headline: schema, ...fields });
  await putPage('pairs-of-tiles', [
    block('category-tile', { tiles: labels.map((label) => ({ headline: label, ...tile(label) })) }),
    block('visual-navigation', { mobileView: 'carousel', tiles: labels.map((label) => ({ ctaText: label, ...tile(label) })) }),
  ]);
  await openPage(page, '/content/pairs-of-tiles');
  const rows = page.locator('[data-mobile-view="carousel"]');
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) {
    await row.scrollIntoViewIfNeeded();
    const tilesInView = () =>
      row.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return [...element.children].flatMap((tile, index) => {
          const middle = tile.getBoundingClientRect().x + tile.clientWidth / 2;
          return middle > left && middle < right ? [index] : [];
        });
      });
    expect(await tilesInView()).toEqual([0, 1]);
    for (const { by, shown } of [
      { by: 1.1, shown: [2, 3] },
      { by: 1.9, shown: [4, 5] },
      { by: -1.1, shown: [2, 3] },
    ]) {
      await row.evaluate((element, tileCount) => element.scrollBy((element.clientWidth / 2) * tileCount, 0), by);
      await expect.poll(tilesInView, `after ${by} tiles`).toEqual(shown);
    }
  }
});

test('BLOCK-001 long words do not overflow slides, nor tags their banner, down to 320 px @phone', async ({ page }) => {
  for (const schema of ['promo-banner', 'banner-carousel', 'text-banner']) {
    await openPage(page, `/styleguide/blocks/${schema}`);
    for (const width of [390, 320]) {
      await resizeTo(page, { width, height: 844 });
      await expectNothingClipped(page, `${schema}, ${width} px`);
    }
  }
});

test('BLOCK-047 BLOCK-048 a hash in the URL scrolls to its anchor, at 92 px with a separator line and 132 px without @desktop @phone', async ({
  page,
}) => {
  const paragraphs = { _meta: { schema: 'text-block' }, richText: { richText: '<p>A line to scroll past.</p>'.repeat(40) } };
  const anchor = (name: string, seperatorLine: boolean) => ({ _meta: { schema: 'page-anchor' }, anchor: name, seperatorLine });
  await putPage('anchored', [paragraphs, anchor('with-line', true), paragraphs, anchor('without-line', false), paragraphs]);
  for (const [name, offset] of [
    ['with-line', 92],
    ['without-line', 132],
    // The jump repeats after the shopper scrolled elsewhere.
    ['with-line', 92],
    ['without-line', 132],
  ] as const) {
    await openPage(page, `/content/anchored#${name}`);
    // A lazy block that hydrates after the jump must not move the anchor.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('#with-line, #without-line')].every((anchor) =>
        Object.keys(anchor).some((key) => key.startsWith('__reactProps')),
      ),
    );
    await expect
      .poll(() => page.locator(`#${name}`).evaluate((element) => Math.round(element.getBoundingClientRect().top)), `#${name}`)
      .toBe(offset);
    await page.evaluate(() => window.scrollBy({ top: 300, behavior: 'instant' }));
  }
});
