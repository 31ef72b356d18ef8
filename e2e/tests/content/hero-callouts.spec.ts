import { expect, test } from '../../fixtures/shopper-test.ts';
import { openPage } from '../../journeys/open-page.ts';
import { resizeTo } from '../../journeys/viewport.ts';

const sizes = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const;
interface MeasuredCallout {
  heading: string;
  /** Distance in pixels of the dot's center from the point of the image that the content names. */
  distance: number;
  isTextInBanner: boolean;
  isGarmentInBanner: boolean;
}

/** Measures the callouts of the hero. Runs in the page. */
function measureCallouts(): MeasuredCallout[] {
  return [...document.querySelectorAll<HTMLElement>('main section [data-side]')].flatMap((callout) => {
    const [text, dot] = [callout.querySelector('p'), callout.querySelector('span')];
    const image = callout.parentElement?.querySelector('img')?.getBoundingClientRect();
    const media = callout.parentElement?.parentElement?.getBoundingClientRect();
    if (!text || !dot || !image || !media || !callout.checkVisibility()) return [];
    const share = (name: string) => Number(callout.style.getPropertyValue(name));
    const [at, box] = [dot.getBoundingClientRect(), text.getBoundingClientRect()];
    const across = at.left + at.width / 2 - (image.left + share('--x') * image.width);
    // The banner shows the middle of an image that is a quarter higher than wide.
    const down = at.top + at.height / 2 - (image.top + image.height / 2 + (share('--y') - 0.5) * image.width * 1.25);
    return {
      heading: text.querySelector('b')?.textContent ?? '',
      distance: Math.hypot(across, down),
      isTextInBanner: box.left >= media.left && box.right <= media.right && box.width >= 110,
      // The garment fills the middle square of its image.
      isGarmentInBanner: image.width <= media.width + 1 && image.width <= media.height + 1,
    };
  });
}

test('every callout of the hero ends at its point of the image, at every width @desktop', async ({ page }) => {
  await openPage(page, '/');
  for (const [width, height] of sizes) {
    await resizeTo(page, { width, height });
    const callouts = await page.evaluate(measureCallouts);
    expect(callouts.length, `callouts at ${width} px`).toBe(width < 1024 ? 0 : 3);
    for (const { heading, distance, ...placement } of callouts) {
      expect(distance, `${heading} at ${width} px`).toBeLessThan(1.5);
      expect(placement, `${heading} at ${width} px`).toEqual({ isTextInBanner: true, isGarmentInBanner: true });
    }
  }
});

test('the button of the hero is on the first screen in every language @everywhere', async ({ page }) => {
  for (const path of ['/', '/fr-FR']) {
    await openPage(page, path);
    const hero = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 1 }) })
      .first();
    const button = await hero.getByRole('link').first().boundingBox();
    const { height = 0 } = page.viewportSize() ?? {};
    expect((button?.y ?? height) + (button?.height ?? 0), path).toBeLessThanOrEqual(height);
  }
});

test('the headline of the hero takes four lines from 1024 to 2560 px, and its button is in the window @desktop', async ({ page }) => {
  await openPage(page, '/');
  const headline = page.getByRole('heading', { level: 1 });
  for (const width of [1024, 1152, 1280, 1366, 1440, 1600, 1920, 2240, 2560]) {
    await resizeTo(page, { width, height: 768 });
    const lines = await headline.evaluate((element) => {
      const { lineHeight } = getComputedStyle(element);
      return Math.round(element.getBoundingClientRect().height / Number.parseFloat(lineHeight));
    });
    expect(lines, `lines at ${width} px`).toBe(4);
    await expect(page.getByRole('link', { name: 'Shop the Fencepost' })).toBeInViewport({ ratio: 1 });
  }
});

test('the lines of the hero’s text are about equally long, so that none is a single word @desktop', async ({ page }) => {
  await openPage(page, '/');
  const text = page.getByRole('main').getByText(/^The Fencepost Chore Coat: /);
  for (const [width, height] of sizes) {
    await resizeTo(page, { width, height });
    const lines = await text.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].map((line) => line.width);
    });
    expect(lines.length, `lines at ${width} px`).toBeGreaterThan(1);
    expect(Math.min(...lines) / Math.max(...lines), `shortest line at ${width} px`).toBeGreaterThan(0.5);
  }
});
