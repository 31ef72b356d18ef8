import { defineConfig, devices } from '@playwright/test';
import { viewports } from './journeys/viewport.ts';
import { defaultLaunch } from './shop/launch-options.ts';

/**
 * The tags of a title name the widths at which a test runs: `@everywhere` at all three widths, `@desktop` at the widest, `@phone` at the
 * narrowest. With `BROWSER_TESTS_ONCE=desktop` or `phone`, tests of both `@desktop` and `@phone` run only there.
 */
const isOnce = (width: 'desktop' | 'phone') => process.env.BROWSER_TESTS_ONCE === width;
const onDesktop = isOnce('phone') ? /@everywhere|^(?!.*@phone).*@desktop/ : /@everywhere|@desktop/;
const onPhone = isOnce('desktop') ? /@everywhere|^(?!.*@desktop).*@phone/ : /@everywhere|@phone/;

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
    { name: '1440', grep: onDesktop, use: { ...devices['Desktop Chrome'], viewport: viewports[1440] } },
    { name: '768', grep: /@everywhere/, use: { ...devices['Desktop Chrome'], viewport: viewports[768] } },
    {
      name: '390',
      grep: onPhone,
      use: { ...devices['Desktop Chrome'], viewport: viewports[390], hasTouch: true, isMobile: true },
    },
  ],
});
