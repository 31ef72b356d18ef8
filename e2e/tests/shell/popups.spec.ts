import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/expect-accessible.ts';
import { expectFocusVisible } from '../../fixtures/expect-focus-visible.ts';
import { expectNothingClipped } from '../../fixtures/expect-no-clipping.ts';
import { expectReadable } from '../../fixtures/expect-readable.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { measureLayoutShift } from '../../journeys/layout-shift.ts';
import { openPage, waitForHydration } from '../../journeys/open-page.ts';
import { isDesktop } from '../../journeys/viewport.ts';

test.use({ isNewVisitor: true });

/** Saturday noon in the shop's time zone, when chat is open. */
const noon = new Date('2026-11-21T12:00:00-06:00');
/** Milliseconds; longer than the idle time after which the offer opens. */
const resolve = 15_000;

const offerHeading = '$15 OFF $50+ & FREE SHIP $50+';
const offer = (page: Page) => page.getByRole('dialog', { name: offerHeading });
const offerBar = (page: Page) => page.getByRole('region', { name: offerHeading });
const announcement = (page: Page) => page.getByRole('region', { name: 'Exchanges are on us.' });

/** Moves the pointer, then lets the page idle by advancing the fake clock. */
async function interactThenIdle(page: Page): Promise<void> {
  await page.clock.runFor(4_000);
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(500);
  await page.mouse.wheel(0, 200);
  await page.clock.runFor(resolve);
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(1_000);
}

test.describe('the email offer', () => {
  test.beforeEach(async ({ page }) => page.clock.install({ time: noon }));

  test('SHELL-036 MARKETING-005 MARKETING-009 MARKETING-010 opens once, causes no layout shift, and closes by keyboard @everywhere', async ({
    page,
  }) => {
    const shift = await measureLayoutShift(page);
    await openPage(page, '/men');
    await page.clock.runFor(resolve * 2);
    await expect(offer(page).or(offerBar(page)), 'nothing covers the page on arrival').toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    const shiftOnArrival = await shift.sum();
    await interactThenIdle(page);
    if (!isDesktop(page)) {
      await expect(offer(page), 'only a bar on a phone').toHaveCount(0);
      const height = (await offerBar(page).boundingBox())?.height ?? 0;
      expect(height).toBeLessThan(120);
      await expectNothingClipped(page, 'the bar of the email offer');
      await expectAccessible(page, 'the bar of the email offer');
      await offerBar(page).getByRole('button', { name: 'Get the code' }).click();
    }
    await expect(offer(page)).toBeVisible();
    expect((await shift.sum()) - shiftOnArrival).toBeLessThan(0.01);
    await expectNothingClipped(page, 'the email offer');
    await expectAccessible(page, 'the email offer');
    await page.keyboard.press('Tab');
    await expectFocusVisible(page);
    await page.keyboard.press('Escape');
    await expect(offer(page)).toHaveCount(0);
    await expect(offerBar(page)).toHaveCount(0);

    await page.reload();
    await waitForHydration(page);
    await interactThenIdle(page);
    await expect(offer(page).or(offerBar(page)), 'it is offered once').toHaveCount(0);
  });

  test('MARKETING-006 MARKETING-007 MARKETING-009 does not open for visitors from search or a printed catalog @desktop', async ({
    page,
    anotherGuest,
  }) => {
    await page.goto('/men', { referer: 'https://www.google.com/' });
    await waitForHydration(page);
    await interactThenIdle(page);
    await expect(offer(page), 'the first page after a web search').toHaveCount(0);

    const reader = await anotherGuest();
    await reader.clock.install({ time: noon });
    await openPage(reader, '/men?utm_medium=qr');
    await interactThenIdle(reader);
    await openPage(reader, '/women');
    await interactThenIdle(reader);
    await expect(offer(reader), 'every page of a visit from a printed code').toHaveCount(0);
  });

  test('MARKETING-001 MARKETING-002 MARKETING-003 MARKETING-004 MARKETING-011 is accepted, in every state of its form @desktop', async ({
    page,
    unexpectedErrors,
  }) => {
    unexpectedErrors.expect('500');
    await openPage(page, '/women');
    await interactThenIdle(page);
    const dialog = offer(page);
    const email = dialog.getByLabel('Email');
    const send = dialog.getByRole('button', { name: 'Send me the code' });
    await send.click();
    await expect(dialog.getByText('This field is required.')).toBeVisible();
    await expect(email).toBeFocused();
    await expectAccessible(page, 'the email offer, empty');
    await email.fill('dale@example');
    await send.click();
    await expect(dialog.getByText('Email addresses must contain an "at" sign (@) and a period (.).')).toBeVisible();
    await email.fill('Pop.Up@Example.COM');

    await page.route('**/api/comms/update/', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await send.click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(email, 'the input is kept').toHaveValue('Pop.Up@Example.COM');
    const sent = page.waitForRequest('**/api/comms/update/');
    await send.click();
    expect((await sent).postDataJSON()).toMatchObject({ email: 'pop.up@example.com', consent: true, source: 'lightbox' });
    const thankYou = dialog.getByText('THANK YOU FOR SIGNING UP! Your special savings will arrive in your inbox soon.');
    await expect(thankYou).toBeVisible();
    await expect(dialog.getByText(/within 5 minutes/)).toBeVisible();
    await expectAccessible(page, 'the accepted email offer');
    await dialog.getByRole('button', { name: 'Back to the shop' }).click();
    await expect(dialog).toHaveCount(0);
  });
});

test('MARKETING-012 SHELL-036 the store announcement shows after the first page view, on one page @everywhere', async ({ page }) => {
  const shift = await measureLayoutShift(page);
  const isNarrow = (page.viewportSize()?.width ?? 0) < 768;
  const code = page.waitForResponse(/\/idle-[^/]+\.js/);
  await openPage(page, '/content/returns');
  // A page view shorter than this does not count.
  await (await code).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
  await expect(announcement(page)).toHaveCount(0);
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('header a[href="/"]')?.click();
  });
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shift.restart();
  const expectAnnouncement = async () => {
    if (isNarrow) {
      // The announcement gives way to the button of the hero, which ends where the screen does.
      await expect(async () => {
        await page.evaluate(() => scrollBy(0, 150));
        await expect(announcement(page)).toBeVisible({ timeout: 1_000 });
      }).toPass();
    }
    await expect(announcement(page)).toBeVisible();
  };
  await expectAnnouncement();
  expect(await shift.sum()).toBeLessThan(0.01);
  await expectNothingClipped(page, 'the announcement');
  await expectAccessible(page, 'the announcement');
  if (isNarrow) {
    await announcement(page).getByRole('button', { name: 'Details' }).click();
    await expectAccessible(page, 'the open announcement');
  }
  await expect(announcement(page).getByRole('link', { name: 'How an exchange works' })).toHaveAttribute('href', '/content/returns');
  // The new page may still be scrolling to its top.
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(announcement(page), 'not over the footer').toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  await page.evaluate(() => scrollTo(0, 0));
  await expectAnnouncement();
  await page.keyboard.press('Escape');
  await expect(announcement(page)).toHaveCount(0);
  await openPage(page, '/women');
  await page.waitForLoadState('networkidle');
  await expect(announcement(page), 'once a session').toHaveCount(0);
});

test('API-035 MARKETING-001 MARKETING-002 MARKETING-003 MARKETING-004 SHELL-030 the newsletter form of the footer subscribes an address @desktop @phone', async ({
  page,
}, { project }) => {
  await openPage(page, '/content/returns');
  const footer = page.getByRole('contentinfo');
  const email = footer.getByLabel('Email');
  const send = footer.getByRole('button', { name: 'Sign me up' });
  await email.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => {
    const form = document.querySelector('footer form');
    return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'));
  });
  await send.click();
  await expect(footer.getByText('This field is required.')).toBeVisible();
  await expectReadable(page, 'the newsletter form of the footer, empty');
  await email.fill('dale');
  await email.press('Enter');
  await expect(footer.getByText('Email addresses must contain an "at" sign (@) and a period (.).')).toBeVisible();
  const signUpRequest = page.waitForRequest(/\/api\/comms\/update\//);
  await email.fill(`Footer-${project.name}@Example.com`);
  await email.press('Enter');
  expect((await signUpRequest).method()).toBe('GET');
  expect(new URL((await signUpRequest).url()).searchParams.get('email')).toBe(`footer-${project.name}@example.com`);
  await expect(footer.getByText('THANK YOU FOR SIGNING UP! Your special savings will arrive in your inbox soon.')).toBeVisible();
  await expectReadable(page, 'the newsletter form of the footer, done');
});
