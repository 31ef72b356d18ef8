import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/expect-accessible.ts';
import { expectReadable } from '../../fixtures/expect-readable.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { openPage } from '../../journeys/open-page.ts';

test.use({ isNewVisitor: true });

/** Saturday noon in the shop's time zone, when chat is open. */
const noon = new Date('2026-11-21T12:00:00-06:00');

const chatButton = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Write to us' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Write to us' });

test('CHAT-001 CHAT-002 SHELL-032 appears and disappears by its hours in the shop’s time zone @desktop', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T06:58:30-06:00') });
  await openPage(page, '/men');
  await page.clock.runFor(4_000);
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(1_000);
  await expect(chatButton(page)).toHaveCount(0);
  await page.clock.runFor(120_000);
  await expect(chatButton(page), 'from seven').toBeVisible();
  await page.clock.fastForward('13:00:00');
  await page.clock.runFor(60_000);
  await expect(chatButton(page), 'until eight in the evening').toHaveCount(0);
});

test('HOME-009 the customer-service page has the message form during chat hours, and not at night @desktop', async ({ page }) => {
  const section = page.getByRole('main').getByRole('heading', { name: 'Write to us' });
  await page.clock.setFixedTime(noon);
  await openPage(page, '/customer-service');
  await expect(section).toBeVisible();
  await expect(page.getByRole('main').getByLabel('Email')).toBeVisible();
  await page.clock.setFixedTime(new Date('2026-11-21T23:30:00-06:00'));
  await openPage(page, '/customer-service');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(section).toHaveCount(0);
});

test('CHAT-003 SHELL-032 opens by the window’s API, keeps the input and sends it @desktop @phone', async ({ page }, { project }) => {
  await page.clock.setFixedTime(noon);
  await openPage(page, '/men');
  await chatButton(page).click();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Send' }).click();
  await expect(dialog(page).getByRole('link', { name: 'Enter your name.' })).toBeVisible();
  await expectReadable(page, 'the chat, empty');
  await dialog(page).getByLabel('Your name').fill('Dale Lindqvist');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(chatButton(page)).toBeFocused();
  await page.evaluate(() => dispatchEvent(new CustomEvent('outfitter:chat', { detail: 'open' })));
  await expect(dialog(page).getByLabel('Your name')).toHaveValue('Dale Lindqvist');
  await dialog(page).getByLabel('Email').fill(`chat-${project.name}@example.com`);
  await dialog(page).getByLabel('What is it about?').fill('The zipper of the coat has opinions.');
  await dialog(page).getByRole('button', { name: 'Send' }).click();
  await expect(dialog(page).getByText('Got it.')).toBeVisible();
  await expectReadable(page, 'the chat, sent');
  await page.evaluate(() => dispatchEvent(new CustomEvent('outfitter:chat', { detail: 'close' })));
  await expect(dialog(page)).toHaveCount(0);
});

test('CHAT-003 closes when opening fails and names other contacts @desktop', async ({ page, unexpectedErrors }) => {
  unexpectedErrors.expect('message-form');
  unexpectedErrors.expect('Failed to load resource');
  await page.clock.setFixedTime(noon);
  await page.route(/message-form[^/]*\.js/, (route) => route.abort('failed'));
  await openPage(page, '/men');
  await chatButton(page).click();
  const tracked = page.getByRole('region', { name: 'The message form did not open.' });
  await expect(tracked.getByRole('link', { name: 'Call or write instead' })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expectAccessible(page, 'the chat after a failure to open');
  await page.keyboard.press('Escape');
  await expect(tracked).toHaveCount(0);
});
