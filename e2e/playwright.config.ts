import { defineConfig, devices } from '@playwright/test';
import { type ViewportWidth, viewports } from './journeys/viewport.ts';
import { defaultLaunch } from './shop/launch-options.ts';

/**
 * The tags of a title name the widths at which a test runs: `@everywhere` at all three widths, `@desktop` at the widest, `@phone` at the
 * narrowest. With `BROWSER_TESTS_WIDTH`, a test of several widths runs at this one only; at 768, which has no tag of its own, tests of
 * both `@desktop` and `@phone` run at 1440.
 */
const onlyWidth = process.env.BROWSER_TESTS_WIDTH;
const everywhere = (width: ViewportWidth) => (onlyWidth === undefined || onlyWidth === String(width) ? ['@everywhere'] : []);
const titles = (...patterns: string[]) => new RegExp(patterns.join('|') || '(?!)');
const onDesktop = onlyWidth === '390' ? '^(?!.*@phone).*@desktop' : '@desktop';
const onPhone = onlyWidth === undefined || onlyWidth === '390' ? '@phone' : '^(?!.*@desktop).*@phone';

export default defineConfig({
  testDir: './tests',
  globalSetup: './shop/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  // `npm test` retries once and reports the flaky tests.
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: defaultLaunch,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    // Tests cannot delay or fail requests that pass through a service worker; offline-page.spec.ts tests the worker.
    serviceWorkers: 'block',
  },
  projects: [
    { name: '1440', grep: titles(...everywhere(1440), onDesktop), use: { ...devices['Desktop Chrome'], viewport: viewports[1440] } },
    { name: '768', grep: titles(...everywhere(768)), use: { ...devices['Desktop Chrome'], viewport: viewports[768] } },
    {
      name: '390',
      grep: titles(...everywhere(390), onPhone),
      use: { ...devices['Desktop Chrome'], viewport: viewports[390], hasTouch: true, isMobile: true },
    },
  ],
});
