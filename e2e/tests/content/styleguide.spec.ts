import type { Locator, Page } from '@playwright/test';
import { expectFocusVisible } from '../../fixtures/expect-focus-visible.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { openPage } from '../../journeys/open-page.ts';
import { addToCart, coat } from '../../journeys/product-page.ts';
import { resizeTo } from '../../journeys/viewport.ts';

const guide = (group: string) => `/styleguide?group=${group}`;
const groups = ['actions', 'fields', 'choices', 'messages', 'floating', 'layout', 'carousels', 'shell'];
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('SHELL-040 the style guide is not indexed, and an unknown group is a 404 @desktop', async ({ page, unexpectedErrors }) => {
  unexpectedErrors.expect('group=nonsense');
  await openPage(page, '/styleguide');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect((await page.request.get('/styleguide?group=nonsense')).status()).toBe(404);
});

for (const group of groups) {
  test(`SHELL-037 every part of "${group}" is reachable by keyboard with a visible focus @desktop`, async ({ page }) => {
    await openPage(page, guide(group));
    const reached = new Set<string>();
    const last = page.getByRole('contentinfo').getByRole('link').first();
    for (let presses = 0; presses < 150; presses += 1) {
      await page.keyboard.press('Tab');
      await expectFocusVisible(page);
      const { specimen, isLast } = await last.evaluate((element) => ({
        specimen: document.activeElement?.closest('[data-part="section"]')?.id ?? '',
        isLast: element === document.activeElement,
      }));
      reached.add(specimen);
      if (isLast) break;
    }
    await expect(last, 'the focus is not trapped').toBeFocused();
    const specimens = await page
      .locator('[data-part="section"]:has(a, button, input:not(:disabled), select:not(:disabled), summary)')
      .evaluateAll((all) => all.map(({ id }) => id));
    expect([...reached]).toEqual(expect.arrayContaining(specimens.filter((id) => id !== 'loading')));
  });
}

for (const width of [390, 1440] as const) {
  test(`the links of an error summary have one leading, and targets of 44 px, at ${width} px @desktop`, async ({ page }) => {
    await resizeTo(page, { width, height: 900 });
    await openPage(page, guide('fields'));
    const links = page.getByRole('alert').filter({ hasText: 'Three fields need your attention.' }).getByRole('link');
    const measured = await links.evaluateAll((all) =>
      all.map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        const tops = [...new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))];
        const [box, text] = [link.getBoundingClientRect(), range.getBoundingClientRect()];
        const leading = Number.parseFloat(getComputedStyle(link).lineHeight);
        return {
          lines: tops.length,
          above: text.top - box.top,
          below: box.bottom - text.bottom,
          box: box.height,
          top: box.top,
          bottom: box.bottom,
          leading,
        };
      }),
    );
    expect(
      measured.map(({ lines }) => lines > 1),
      'links of one line and of several',
    ).toEqual([false, true, false]);
    const [first] = measured;
    for (const [index, { lines, above, below, box, top, leading }] of measured.entries()) {
      expect(leading).toBe(first?.leading);
      expect(box).toBeGreaterThanOrEqual(44);
      expect(box - lines * leading).toBeCloseTo((first?.box ?? 0) - leading, 0);
      expect(above).toBeCloseTo(first?.above ?? 0, 0);
      expect(below).toBeCloseTo(first?.below ?? 0, 0);
      if (index > 0) expect(top).toBeCloseTo(measured[index - 1]?.bottom ?? 0, 0);
    }
  });
}

test('SHELL-043 a toggle button shows and hides the password @desktop', async ({ page }) => {
  await openPage(page, guide('fields'));
  const field = page.getByLabel('Password', { exact: false }).and(page.locator('input')).first();
  const reveal = button(page, 'Show password').first();
  await expect(field).toHaveAttribute('type', 'password');
  await expect(reveal).toHaveAttribute('aria-pressed', 'false');
  await reveal.press('Enter');
  await expect(reveal).toHaveAttribute('aria-pressed', 'true');
  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).toHaveValue('fencepost');
  await reveal.press('Enter');
  await expect(field).toHaveAttribute('type', 'password');
});

test('SHELL-042 a required field has a red asterisk, and its error is red below it @desktop', async ({ page }) => {
  await openPage(page, guide('fields'));
  const barn = 'rgb(163, 32, 29)';
  const field = page.getByRole('textbox', { name: 'ZIP' });
  await expect(field).toHaveAccessibleDescription(/One digit short\./);
  await expect(field).toHaveAttribute('aria-required', 'true');
  const errorText = page.getByText('One digit short.');
  await expect(errorText).toHaveCSS('color', barn);
  await expect(page.locator('label', { hasText: 'ZIP' }).getByText('*')).toHaveCSS('color', barn);
  const [under, above] = [await errorText.boundingBox(), await field.boundingBox()];
  expect(under!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
});

test('SHELL-044 a tooltip is 500 px wide, opens on hover and focus, stays while hovered, and closes on Escape @desktop', async ({
  page,
}) => {
  await openPage(page, guide('floating'));
  const mark = button(page, 'What does it cover?');
  const tip = page.getByRole('tooltip');
  await mark.hover();
  await expect(tip).toBeVisible();
  expect((await tip.boundingBox())?.width).toBe(500);
  await tip.hover();
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await page.mouse.move(0, 0);
  await mark.focus();
  await expect(tip).toBeVisible();
  await expect(mark).toHaveAccessibleDescription(/^Whatever you were doing/);
  await page.keyboard.press('Tab');
  await expect(tip).toBeHidden();
});

async function expectFocusReturns(page: Page, opener: Locator, opened: Locator): Promise<void> {
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(opened).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await expect(opener).toBeFocused();
}

test('SHELL-037 dialogs, drawers and popovers close on Escape and return the focus @everywhere', async ({ page }) => {
  await openPage(page, guide('floating'));
  await expectFocusReturns(page, button(page, 'Open a dialog'), page.getByRole('dialog', { name: "Tell me when it's back" }));
  await expectFocusReturns(page, button(page, 'Open at the right'), page.getByRole('dialog', { name: 'Filter' }));
  await expectFocusReturns(page, button(page, 'Your store'), page.getByRole('group', { name: 'Your store' }));
});

test('SHELL-037 a dialog slides from the bottom up to 767 px, from the right up to 1023, and is centered from 1024 @desktop @phone', async ({
  page,
}) => {
  await openPage(page, guide('floating'));
  for (const [width, place] of [
    [767, 'below'],
    [768, 'right'],
    [1023, 'right'],
    [1024, 'middle'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await button(page, 'Open a dialog').click();
    const dialog = page.getByRole('dialog');
    await dialog.evaluate((element) => Promise.all(element.getAnimations().map((animation) => animation.finished)));
    const box = (await dialog.boundingBox())!;
    const isRight = box.x > 0 && Math.round(box.x + box.width) === width && box.height === 800;
    const isBelow = box.x === 0 && Math.round(box.y + box.height) === 800 && box.y > 0;
    expect(isRight ? 'right' : isBelow ? 'below' : 'middle', `at ${width} px`).toBe(place);
    await page.keyboard.press('Escape');
  }
});

test('BASKET-010 a toast is announced without taking the focus, and can be dismissed @desktop', async ({ page }) => {
  await openPage(page, guide('messages'));
  const remove = button(page, 'Remove it');
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Watch Cap removed.' })).toBeVisible();
  await expect(remove).toBeFocused();
  await button(page, 'Dismiss this message').click();
  await expect(page.getByText('Watch Cap removed.')).toBeHidden();
});

test('BLOCK-039 tabs respond to arrow keys, and an accordion closes its previous section @desktop', async ({ page }) => {
  await openPage(page, guide('layout'));
  await page.getByRole('tab', { name: 'On the way' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Canceled' })).toBeFocused();
  await expect(page.getByRole('tabpanel')).toHaveText('None.');
  await page.keyboard.press('Home');
  await expect(page.getByRole('tabpanel')).toHaveText('One parcel. Wednesday, Nov 25.');
  await page.getByText('And if I lost the receipt?').click();
  await expect(page.getByText('We have it.')).toBeVisible();
  await expect(page.getByText('In what it came in, or anything else.')).toBeHidden();
});

test('BLOCK-039 every collapsible section opens and closes within 300 ms @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await addToCart(page, coat);
  for (const path of ['/customer-service', '/men/coats', '/cart', guide('layout'), '/checkout']) {
    await openPage(page, path);
    await expect(page.locator('details').first(), path).toBeAttached();
    const durations = await page.locator('details').evaluateAll((sections) =>
      sections.map((section) => {
        const { transitionProperty, transitionDuration } = getComputedStyle(section, '::details-content');
        return transitionDuration.split(', ')[transitionProperty.split(', ').indexOf('block-size')];
      }),
    );
    expect(durations.length, path).toBeGreaterThan(0);
    expect(new Set(durations), path).toEqual(new Set(durations.map(() => '0.3s')));
  }
  const signIn = page.locator('#checkout-sign-in');
  const toggle = page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).first();
  await toggle.click();
  await expect(signIn).toHaveAttribute('open');
  const password = signIn.getByRole('textbox', { name: 'Password' });
  await expect(password).toBeVisible();
  await toggle.click();
  await expect(password).toBeHidden();
});
