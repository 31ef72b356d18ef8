/** The browser that measures pages: CHROMIUM_PATH, else the system's. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Root, `userId` 0, has no sandbox to run it in. */
export const chromiumSwitches = (userId = process.getuid?.()): string[] => ['--disable-quic', ...(userId === 0 ? ['--no-sandbox'] : [])];
