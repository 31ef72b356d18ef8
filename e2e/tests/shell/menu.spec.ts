import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/expect-accessible.ts';
import { expectFocusVisible } from '../../fixtures/expect-focus-visible.ts';
import { expectNothingClipped } from '../../fixtures/expect-no-clipping.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { openTrending, searchField, suggestions } from '../../journeys/navigation.ts';
import { openPage } from '../../journeys/open-page.ts';
import { atEachWidth, isDesktop, resizeTo } from '../../journeys/viewport.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const toggle = (page: Page, department: string) => page.getByRole('button', { name: `${department} menu`, exact: true });
const department = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });

async function centerOf(page: Page, name: string) {
  const box = await department(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not there`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('SHELL-012 SHELL-015 the pointer opens mega menus and may cross neighbors on its way @desktop', async ({ page }) => {
  await openPage(page, '/');
  const men = await centerOf(page, 'Men');
  await page.mouse.move(men.x, men.y);
  await expect(toggle(page, 'Men')).toHaveAttribute('aria-expanded', 'true');
  await expect(menu(page).getByRole('link', { name: 'Coats & Vests', exact: true })).toBeVisible();
  await expectAccessible(page, 'a mega menu opened by hover');
  await expectNothingClipped(page, 'a mega menu');

  await test.step('down and to the right, over the next departments', async () => {
    await page.mouse.move(men.x + 360, men.y + 200, { steps: 12 });
    await page.waitForTimeout(400);
    await expect(toggle(page, 'Men')).toHaveAttribute('aria-expanded', 'true');
  });
  await test.step('along the bar, to the next', async () => {
    await page.mouse.move(men.x, men.y, { steps: 10 });
    const women = await centerOf(page, 'Women');
    await page.mouse.move(women.x, women.y, { steps: 5 });
    await expect(toggle(page, 'Women')).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle(page, 'Men')).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('Escape closes it, and it stays closed under the resting pointer', async () => {
    await page.keyboard.press('Escape');
    await expect(toggle(page, 'Women')).toHaveAttribute('aria-expanded', 'false');
    const women = await centerOf(page, 'Women');
    await page.mouse.move(women.x + 2, women.y);
    await page.waitForTimeout(200);
    await expect(toggle(page, 'Women')).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('and out of the header', async () => {
    await page.mouse.move(men.x, men.y);
    await expect(toggle(page, 'Men')).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(men.x, 10);
    await expect(toggle(page, 'Men')).toHaveAttribute('aria-expanded', 'false');
  });
});

test('no mega menu scrolls in the window of a small laptop @desktop', async ({ page }) => {
  for (const width of [1024, 1366]) {
    await resizeTo(page, { width, height: 768 });
    await openPage(page, '/');
    const toggles = menu(page).getByRole('button', { name: / menu$/ });
    for (const button of await toggles.all()) {
      await button.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      const panel = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
      const hidden = await panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      expect(hidden, `${await button.getAttribute('aria-label')}, ${width} px`).toBe(0);
    }
  }
});

test('the pointer opens no menu over the suggestions of a search, and typing closes an open menu @desktop', async ({ page }) => {
  await openPage(page, '/');
  await openTrending(page);
  const men = await centerOf(page, 'Men');
  await page.mouse.move(men.x, men.y);
  await page.waitForTimeout(400);
  await expect(toggle(page, 'Men')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Escape');
  await page.mouse.move(men.x + 2, men.y);
  await expect(toggle(page, 'Men')).toHaveAttribute('aria-expanded', 'true');
  await searchField(page).fill('coat');
  await expect(toggle(page, 'Men')).toHaveAttribute('aria-expanded', 'false');
  await expect(suggestions(page).first()).toBeVisible();
});

test('SHELL-045 a bold entry after the departments is heavier than its neighbors @desktop @phone', async ({ page }) => {
  await openPage(page, '/');
  const weightOf = (name: string) => department(page, name).evaluate((link) => Number(getComputedStyle(link).fontWeight));
  await atEachWidth(page, async () => {
    if (!isDesktop(page)) await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const [bold, plain] = [await weightOf('New'), await weightOf('Best Sellers')];
    expect(bold).toBeGreaterThan(plain);
    expect([await weightOf('Clearance'), await weightOf('Gift Cards')]).toEqual([bold, plain]);
  });
});

test('SHELL-012 the menus open by button and arrow key, and Escape returns the focus @desktop', async ({ page }) => {
  await openPage(page, '/');
  await toggle(page, 'Men').focus();
  await page.keyboard.press('Enter');
  await expect(toggle(page, 'Men')).toHaveAttribute('aria-expanded', 'true');
  await expectFocusVisible(page);
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', { name: 'Coats & Vests', exact: true })).toBeFocused();
  await expectFocusVisible(page);
  await page.keyboard.press('Escape');
  await expect(toggle(page, 'Men')).toBeFocused();
  await expect(toggle(page, 'Men')).toHaveAttribute('aria-expanded', 'false');

  await department(page, 'Women').focus();
  await page.keyboard.press('ArrowDown');
  await expect(toggle(page, 'Women')).toHaveAttribute('aria-expanded', 'true');
  await expectFocusVisible(page);
  await page.keyboard.press('Escape');
  await expect(toggle(page, 'Women')).toBeFocused();

  await test.step('it closes when the focus moves on', async () => {
    await page.keyboard.press('Enter');
    await department(page, 'Clearance').focus();
    await expect(toggle(page, 'Women')).toHaveAttribute('aria-expanded', 'false');
  });
});

test('SHELL-017 SHELL-018 SHELL-020 SHELL-037 the open menu is accessible at every width @everywhere', async ({ page }) => {
  // Chat is closed at this hour.
  await page.clock.setFixedTime(new Date('2026-11-21T23:00:00-06:00'));
  await openPage(page, '/');
  if (isDesktop(page)) {
    await toggle(page, 'Kids').click();
    await expectAccessible(page, 'the menu of a department');
    return;
  }
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await button.click();
  await expect(menu(page).getByRole('button', { name: 'Close menu' })).toBeFocused();
  await expect(menu(page).getByRole('link', { name: 'Contact Us' })).toBeVisible();
  await expect(menu(page).getByText('Write to us')).toHaveCount(0);
  await expectAccessible(page, 'the drawer');
  await expectNothingClipped(page, 'the drawer');

  await department(page, 'Men').click();
  await expect(menu(page).getByRole('button', { name: 'All departments' })).toBeFocused();
  await expect(menu(page).getByRole('link', { name: 'Shop All Men' })).toBeVisible();
  await expect(department(page, 'Women')).toBeHidden();
  await expectAccessible(page, 'the drawer at a department');
  await menu(page).getByRole('link', { name: 'Coats & Vests', exact: true }).click();
  await expect(menu(page).getByRole('button', { name: 'Back to Men' })).toBeFocused();
  await expect(menu(page).getByRole('link', { name: 'Shop All Coats & Vests' })).toBeVisible();
  await expectAccessible(page, 'the drawer at a category');
  await expectNothingClipped(page, 'the drawer at a category');

  await menu(page).getByRole('button', { name: 'Back to Men' }).click();
  await expect(menu(page).getByRole('link', { name: 'Coats & Vests', exact: true })).toBeFocused();
  await menu(page).getByRole('button', { name: 'All departments' }).click();
  await expect(department(page, 'Men')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(menu(page)).toBeHidden();
  await test.step('it closes when the focus leaves it', async () => {
    await button.click();
    await expect(menu(page).getByRole('button', { name: 'Close menu' })).toBeFocused();
    // Skips the logo, the first element in it.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(menu(page)).toBeHidden();
  });

  await test.step('SHELL-020 it closes on navigation, to the page that is open too', async () => {
    await button.click();
    await department(page, 'Men').click();
    await menu(page).getByRole('link', { name: 'Shop All Men' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Men' })).toBeVisible();
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('main')).toBeFocused();
    await button.click();
    await department(page, 'Men').click();
    await menu(page).getByRole('link', { name: 'Shop All Men' }).click();
    await expect(menu(page)).toBeHidden();
  });
});

test('SHELL-019 the drawer offers the message form during chat hours and opens it @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00-06:00'));
  await openPage(page, '/men');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu(page).getByRole('button', { name: 'Write to us' }).click();
  await expect(page.getByRole('dialog', { name: 'Write to us' })).toBeVisible();
  await expect(menu(page)).toBeHidden();
});

test('SHELL-021 the drawer’s list fits a short window @phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 560 });
  await openPage(page, '/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const list = menu(page).getByRole('list').first();
  await expect.poll(async () => (await list.boundingBox())?.height ?? 0).toBeLessThanOrEqual(560 - 150);
  await menu(page).getByRole('link', { name: 'Contact Us' }).scrollIntoViewIfNeeded();
  await expect(menu(page).getByRole('link', { name: 'Contact Us' })).toBeInViewport();
});

test('SHELL-012 SHELL-014 an image of the menu shows the color that its caption names, and leads to it @desktop', async ({ page }) => {
  await openPage(page, '/');
  await toggle(page, 'Men').click();
  const tile = menu(page).getByRole('link', { name: 'Fencepost, now in Loden' });
  await expect(tile.locator('img')).toHaveAttribute('src', /4117-45-front/);
  await tile.click();
  await expect(page.getByRole('radiogroup', { name: 'Color' }).getByRole('radio', { name: 'Loden' })).toBeChecked();
});

test('SHELL-012 a flyout with images is narrow, and breaks no word of its links and captions @desktop', async ({ page }) => {
  await openPage(page, '/');
  await toggle(page, 'Men').click();
  await expect(menu(page).getByRole('link', { name: 'Coats & Vests', exact: true })).toBeVisible();
  // No department of the demo has a flyout: its style is given to a mega menu, of which one column stays.
  const found = await page.evaluate(
    (panelId) => {
      const rulesIn = (rules: CSSRuleList): CSSStyleRule[] =>
        [...rules].flatMap((rule) =>
          rule instanceof CSSStyleRule ? [rule] : rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : [],
        );
      const flyout = [...document.styleSheets]
        .flatMap(({ cssRules }) => rulesIn(cssRules))
        .find(({ style }) => style.minWidth === '240px' && style.maxWidth === '400px');
      const panel = document.getElementById(panelId);
      const columns = panel?.querySelector<HTMLElement>('[data-part="columns"]');
      if (!flyout || !panel || !columns) return undefined;
      panel.classList.add(flyout.selectorText.slice(1));
      columns.style.setProperty('--columns', '1');
      const parts = [...columns.children];
      for (const column of parts.slice(1, -1)) column.remove();
      const linesOf = (text: Text, word: RegExpExecArray) => {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      };
      const broken: string[] = [];
      const texts = document.createTreeWalker(columns, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const word of text.data.matchAll(/[\p{L}\p{N}’]+/gu)) if (linesOf(text, word) > 1) broken.push(word[0]);
      }
      const [links, tiles] = [parts[0], parts.at(-1)].map((part) => part?.getBoundingClientRect());
      return { broken, width: panel.offsetWidth, areTilesBelow: (tiles?.top ?? 0) >= (links?.bottom ?? Number.POSITIVE_INFINITY) };
    },
    (await toggle(page, 'Men').getAttribute('aria-controls')) ?? '',
  );
  expect(found).toEqual({ broken: [], width: expect.any(Number), areTilesBelow: true });
  expect(found?.width).toBeLessThanOrEqual(404);
  await expectNothingClipped(page, 'a flyout');
});
