/** How long a press waits until something of it is seen, on a processor a quarter as fast (interaction to next paint). */
import { chromium, type Page } from '@playwright/test';
import { chromiumPath, chromiumSwitches } from '../chromium.ts';
import { median } from '../median.ts';
import { milliseconds, type Section } from '../report.ts';

/** A phone's processor beside this machine's. */
const slowdown = 4;
const turns = 3;

interface Interaction {
  what: string;
  path: string;
  width: 390 | 1440;
  press(page: Page): Promise<void>;
}

const product = '/fencepost-chore-coat-4117.html';
const choose = (group: string, which: number) => (page: Page) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio').nth(which).click({ force: true });

const interactions: readonly Interaction[] = [
  { what: 'menu on a phone', path: '/', width: 390, press: (page) => page.getByRole('button', { name: 'Menu' }).first().click() },
  {
    what: 'mega menu',
    path: '/',
    width: 1440,
    press: (page) => page.getByRole('navigation').getByRole('button').first().click(),
  },
  { what: 'swatch', path: product, width: 390, press: choose('Color', 1) },
  { what: 'size', path: product, width: 390, press: choose('Size', 2) },
  {
    what: 'quantity',
    path: product,
    width: 390,
    press: async (page) => {
      await page.getByRole('combobox', { name: 'Quantity' }).first().focus();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    what: 'add to cart',
    path: product,
    width: 390,
    press: async (page) => {
      await choose('Size', 2)(page);
      await page.waitForTimeout(500);
      await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
    },
  },
  { what: 'facet', path: '/men/coats', width: 1440, press: (page) => page.locator('.facets .check').first().click() },
];

/** Runs in the page. Only what is longer than the shortest duration that browsers tell, 16 ms, is told at all. */
const watchPresses = `
  globalThis.longestPress = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.interactionId > 0) globalThis.longestPress = Math.max(globalThis.longestPress, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

/** The longest interaction of a page in milliseconds, as the browser tells it: from the press to the next paint. */
async function longestOf(page: Page, { path, press }: Interaction, origin: string): Promise<number> {
  await page.addInitScript(watchPresses);
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await press(page);
  await page.waitForTimeout(1_500);
  return page.evaluate<number>('globalThis.longestPress');
}

export async function responses(origin: string): Promise<Section> {
  const findings = [];
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumSwitches() });
  try {
    for (const interaction of interactions) {
      const taken: number[] = [];
      for (let turn = 0; turn < turns; turn += 1) {
        const isPhone = interaction.width < 1024;
        const viewport = { width: interaction.width, height: isPhone ? 844 : 900 };
        const page = await browser.newPage({ viewport, hasTouch: isPhone, isMobile: isPhone });
        taken.push(await longestOf(page, interaction, origin));
        await page.close();
      }
      findings.push({ what: `${interaction.what}, ${interaction.width} px`, figure: milliseconds(median(taken)), goal: '150 ms' });
    }
  } finally {
    await browser.close();
  }
  return { title: `From a press to the next paint, processor ${slowdown} × slower, median of ${turns}`, findings };
}
