import { chromiumSwitches } from './chromium-switches.ts';

const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const args = chromiumSwitches(process.getuid?.());

/** Launches the headless shell, which has no user interface: opening a page takes about two thirds of Chromium's CPU time. */
export const defaultLaunch = { executablePath: process.env.HEADLESS_SHELL_PATH ?? chromiumPath, args };

/** Launches Chromium itself, which alone has a back-forward cache. Playwright disables it by default. */
export const launchWithBackForwardCache = { executablePath: chromiumPath, args, ignoreDefaultArgs: ['--disable-back-forward-cache'] };
