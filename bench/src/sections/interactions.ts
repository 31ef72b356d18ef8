/** Interaction to next paint on a processor slowed down four times. */
import { chromium, type Page } from '@playwright/test';
import { chromiumPath, chromiumSwitches } from '../chromium.ts';
import { median } from '../median.ts';
import { formatMilliseconds, type Section } from '../report.ts';

const slowdown = 4;
const runCount = 3;

interface Interaction {
  name: string;
  path: string;
  width: 390 | 1440;
  perform(page: Page): Promise<void>;
}

const product = '/fencepost-chore-coat-4117.html';
const selectOption = (group: string, which: number) => (page: Page) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio').nth(which).click({ force: true });

const interactions: readonly Interaction[] = [
  { name: 'menu on a phone', path: '/', width: 390, perform: (page) => page.getByRole('button', { name: 'Menu' }).first().click() },
  {
    name: 'mega menu',
    path: '/',
    width: 1440,
    perform: (page) => page.getByRole('navigation').getByRole('button').first().click(),
  },
  { name: 'swatch', path: product, width: 390, perform: selectOption('Color', 1) },
  { name: 'size', path: product, width: 390, perform: selectOption('Size', 2) },
  {
    name: 'quantity',
    path: product,
    width: 390,
    perform: async (page) => {
      await page.getByRole('combobox', { name: 'Quantity' }).first().focus();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'add to cart',
    path: product,
    width: 390,
    perform: async (page) => {
      await selectOption('Size', 2)(page);
      await page.waitForTimeout(500);
      await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
    },
  },
  { name: 'facet', path: '/men/coats', width: 1440, perform: (page) => page.locator('#filters a:has(> span + span)').first().click() },
];

/** Runs in the page. Browsers report interactions of 16 ms and more only. */
const observeInteractions = `
  globalThis.longestDuration = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.interactionId > 0) globalThis.longestDuration = Math.max(globalThis.longestDuration, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

async function longestInteraction(page: Page, { path, perform }: Interaction, origin: string): Promise<number> {
  await page.addInitScript(observeInteractions);
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await perform(page);
  await page.waitForTimeout(1_500);
  return page.evaluate<number>('globalThis.longestDuration');
}

export async function measureInteractions(origin: string): Promise<Section> {
  const measurements = [];
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumSwitches() });
  try {
    for (const interaction of interactions) {
      const durations: number[] = [];
      for (let round = 0; round < runCount; round += 1) {
        const isPhone = interaction.width < 1024;
        const viewport = { width: interaction.width, height: isPhone ? 844 : 900 };
        const page = await browser.newPage({ viewport, hasTouch: isPhone, isMobile: isPhone });
        durations.push(await longestInteraction(page, interaction, origin));
        await page.close();
      }
      measurements.push({
        label: `${interaction.name}, ${interaction.width} px`,
        value: formatMilliseconds(median(durations)),
        goal: '150 ms',
      });
    }
  } finally {
    await browser.close();
  }
  return { title: `Interaction to next paint, processor ${slowdown} × slower, median of ${runCount}`, measurements };
}
