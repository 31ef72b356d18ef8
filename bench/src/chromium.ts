export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Chromium's sandbox does not work for root. */
export const chromiumSwitches = (userId = process.getuid?.()): string[] => ['--disable-quic', ...(userId === 0 ? ['--no-sandbox'] : [])];
