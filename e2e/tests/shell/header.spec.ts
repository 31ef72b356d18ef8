import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { openPage } from '../../journeys/open-page.ts';
import { addToCart, coat } from '../../journeys/product-page.ts';
import { resizeTo } from '../../journeys/viewport.ts';

const widths = Array.from({ length: (2560 - 320) / 64 + 1 }, (_, index) => 320 + index * 64);

interface HeaderSizes {
  /** The lowest and the greatest height of the header, in CSS pixels. */
  height: readonly [min: number, max: number];
  /** The lowest and the greatest width of the search field; `fill` if it is as wide as the page's content. */
  search: readonly [min: number, max: number] | 'fill' | 'none';
}

/** Returns the intended sizes: two rows below 1024 px, the search above the menu bar from there, one row in checkout. */
function sizesAt(width: number, isReduced: boolean): HeaderSizes {
  if (isReduced) return { height: [48, 96], search: 'none' };
  return width < 1024 ? { height: [108, 124], search: 'fill' } : { height: [128, 142], search: [240, 520] };
}

/**
 * Returns what is wrong with the header: a page that scrolls sideways, controls that overlap or leave the window, texts that wrap, a menu
 * bar of several rows or beside the page's edges, an unintended height or width.
 */
const headerErrors = (page: Page, sizes: HeaderSizes) =>
  page.getByRole('banner').evaluate((header, { height: [minHeight, maxHeight], search }) => {
    const errors: string[] = [];
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) errors.push(`the page is ${scrollWidth} px wide`);
    const { height: headerHeight } = header.getBoundingClientRect();
    if (headerHeight < minHeight || headerHeight > maxHeight) errors.push(`the header is ${headerHeight} px high`);
    const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? element.tagName;
    const isHidden = (element: Element) => element.closest('.visually-hidden') !== null || element.getBoundingClientRect().width <= 2;
    // Below 1024 px the menu is a drawer, which may still be moving out of the window.
    const drawer = innerWidth < 1024 ? header.querySelector('nav') : null;
    const controls = [...header.querySelectorAll('a, button, form')]
      .filter((control) => !drawer?.contains(control))
      .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isHidden(control))
      .filter((control) => !control.parentElement?.closest('form'));
    const boxes = controls.map((control) => ({ control, box: control.getBoundingClientRect() }));
    for (const [index, { control, box }] of boxes.entries()) {
      if (box.left < 0 || box.right > document.documentElement.clientWidth) errors.push(`"${nameOf(control)}" leaves the window`);
      for (const other of boxes.slice(index + 1)) {
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (width > 1 && height > 1) errors.push(`"${nameOf(control)}" overlaps "${nameOf(other.control)}"`);
      }
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        if (!text.parentElement || isHidden(text.parentElement) || !text.textContent?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) errors.push(`"${text.textContent}" wraps`);
      }
    }
    const rowsOf = (selector: string) =>
      new Set(
        [...header.querySelectorAll(selector)].filter((e) => e.checkVisibility()).map((e) => Math.round(e.getBoundingClientRect().top)),
      );
    if (!drawer && rowsOf('nav > ul > li:not([aria-hidden])').size > 1) errors.push('the menu bar has several rows');
    const logoTops = [...header.querySelectorAll('a > [aria-hidden="true"]:not(svg) > *')]
      .filter((part) => part.checkVisibility() && !drawer?.contains(part))
      .map((part) => part.getBoundingClientRect().top);
    if (logoTops.length > 0 && Math.max(...logoTops) - Math.min(...logoTops) > 12) errors.push('the logo has several lines');
    const row = header.firstElementChild;
    const { paddingLeft, paddingRight } = getComputedStyle(row ?? header);
    const { left = 0, right = 0 } = row?.getBoundingClientRect() ?? {};
    const [start, end] = [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)];
    const form = header.querySelector('form[role="search"]');
    const searchWidth = form?.getBoundingClientRect().width ?? 0;
    const [minSearch, maxSearch] = search === 'fill' ? [end - start - 1, end - start + 1] : search === 'none' ? [0, 0] : search;
    if (searchWidth < minSearch || searchWidth > maxSearch) errors.push(`the search is ${searchWidth} px wide`);
    const names = drawer ? [] : [...header.querySelectorAll('nav > ul > li > a')].filter((name) => name.checkVisibility());
    const textOf = (name: Element) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      return range.getBoundingClientRect();
    };
    const [first, last] = [names[0], names.at(-1)];
    if (first && Math.abs(textOf(first).left - start) > 1) errors.push('the menu bar does not begin where the page does');
    if (last && Math.abs(textOf(last).right - end) > 1) errors.push('the menu bar does not end where the page does');
    return errors;
  }, sizes);

test.describe('the header', () => {
  test.setTimeout(240_000);

  const returns = '/content/returns';
  for (const { state, path, isFilled = false, isReduced = false } of [
    { state: 'with an empty cart', path: returns },
    { state: 'with an item in the cart', path: returns, isFilled: true },
    { state: 'with an empty cart in French', path: `/fr-FR${returns}` },
    { state: 'with an item in the cart in French', path: `/fr-FR${returns}`, isFilled: true },
    { state: 'in checkout', path: '/checkout', isFilled: true, isReduced: true },
    { state: 'in checkout in French', path: '/fr-FR/checkout', isFilled: true, isReduced: true },
  ]) {
    test(`SHELL-004 SHELL-037 holds at every width from 320 to 2560 px ${state} @desktop`, async ({ page }) => {
      if (isFilled) await addToCart(page, coat);
      await openPage(page, path);
      await page.waitForLoadState('networkidle');
      const errors: Record<number, string[]> = {};
      for (const width of widths) {
        await resizeTo(page, { width, height: 800 });
        const found = await headerErrors(page, sizesAt(width, isReduced));
        if (found.length > 0) errors[width] = found;
      }
      expect(errors).toEqual({});
    });
  }

  test('SHELL-004 is reached by the keyboard in the order in which it is seen, and the empty cart ends where the page does @everywhere', async ({
    page,
  }) => {
    await openPage(page, '/content/returns');
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Tab');
    const seen: { name: string; top: number; left: number; bottom: number }[] = [];
    for (let presses = 0; presses < 16; presses += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element?.closest('header') || element.closest('nav')) return;
        const { top, left, bottom } = element.getBoundingClientRect();
        // The suggestions are below the header.
        if (top >= (element.closest('header')?.firstElementChild?.getBoundingClientRect().bottom ?? 0)) return;
        return { name: element.getAttribute('aria-label') ?? element.textContent ?? '', top, left, bottom };
      });
      if (focused && !seen.some(({ top, left }) => top === focused.top && left === focused.left)) seen.push(focused);
    }
    expect(seen.length).toBeGreaterThanOrEqual(4);
    for (const [index, next] of seen.entries()) {
      const previous = seen[index - 1];
      if (!previous) continue;
      const isBelow = next.top >= previous.bottom - 4;
      const isBeside = next.bottom > previous.top + 4 && next.left > previous.left;
      expect(isBelow || isBeside, `${next.name} after ${previous.name}`).toBe(true);
    }
    const { cart, page: edge } = await page.getByRole('link', { name: 'Cart, empty' }).evaluate((link) => {
      const row = link.closest('header')?.firstElementChild;
      const parts = [...link.children]
        .filter((part) => part.getBoundingClientRect().width > 2)
        .map((part) => part.getBoundingClientRect().right);
      const padding = row ? Number.parseFloat(getComputedStyle(row).paddingRight) : 0;
      return { cart: Math.max(...parts), page: (row?.getBoundingClientRect().right ?? 0) - padding };
    });
    expect(Math.abs(cart - edge)).toBeLessThanOrEqual(1);
  });
});
