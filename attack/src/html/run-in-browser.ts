import { access, constants } from 'node:fs/promises';
import { chromiumPath, chromiumSwitches } from '@outfitter/bench/chromium';
import { chromium, type Page } from '@playwright/test';
import type { AttackContext } from '../attack-context.ts';

/** DOM element as far as it is used here: this workspace is type-checked without the types of a browser. */
interface PageElement {
  closest(selectors: string): object | null;
  dispatchEvent(event: Event): boolean;
}

const isBrowserAvailable = () =>
  access(chromiumPath, constants.X_OK).then(
    () => true,
    () => false,
  );

export async function runInBrowser(context: AttackContext, paths: readonly string[]): Promise<void> {
  if (!(await isBrowserAvailable())) return context.log(`html: pages are not opened in a browser, as there is none at ${chromiumPath}`);
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumSwitches() });
  try {
    const page = await browser.newPage();
    for (const path of paths) await runPage(context, page, path);
  } finally {
    await browser.close();
  }
}

async function runPage(context: AttackContext, page: Page, path: string): Promise<void> {
  const report = (rule: string, detail?: string) =>
    context.report({ subject: `the browser on ${path}`, rule, ...(detail ? { detail } : {}) });
  const requested: string[] = [];
  page.removeAllListeners();
  page.on('dialog', (dialog) => {
    report('a dialog opened', dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(`${context.shop.siteOrigin}${path}`, { waitUntil: 'load' });
  await page.locator('main *').evaluateAll((elements: PageElement[]) => {
    const kinds = ['pointerenter', 'mouseover', 'focus', 'toggle', 'animationstart', 'load', 'error', 'click'];
    const isInert = (element: PageElement) => element.closest('a, button, form, summary, input, select, textarea, label') !== null;
    for (const element of elements) {
      for (const kind of kinds) if (kind !== 'click' || !isInert(element)) element.dispatchEvent(new Event(kind));
    }
  });
  if (await page.evaluate(() => 'injected' in globalThis)) report('a vector ran');
  if (new URL(page.url()).pathname !== path && !path.startsWith('/product/')) report('the page navigated', page.url());
  const foreign = requested.filter((url) => /^https?:/.test(url) && new URL(url).origin !== context.shop.siteOrigin);
  if (foreign.length > 0) report('the page requested something of another site', foreign.slice(0, 5).join('\n'));
}
