import { chromiumSwitches } from './chromium-switches.ts';

const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const args = chromiumSwitches(process.getuid?.());

/** The headless shell has no user interface, so opening a page takes about two thirds of Chromium's CPU time. */
export const defaultLaunch = { executablePath: process.env.HEADLESS_SHELL_PATH ?? chromiumPath, args };

/** Only Chromium itself has a back-forward cache, which Playwright disables by default. */
export const launchWithBackForwardCache = { executablePath: chromiumPath, args, ignoreDefaultArgs: ['--disable-back-forward-cache'] };
