/** How Chromium is started: it opens no connection but the tests', and root has no sandbox to run it in. */
export function chromiumSwitches(userId: number | undefined): string[] {
  const quiet = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
  return userId === 0 ? [...quiet, '--no-sandbox'] : quiet;
}
