/**
 * What is switched off in Chromium. The first two are drop-downs of an address bar that nobody sees, of which every new window starts a
 * process each; the third keeps one more ready for a page that does not come. Of several lists the last one counts: the others are what
 * Playwright switches off by itself.
 */
const features = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** How Chromium is started: it opens no connection but the tests', and root has no sandbox to run it in. */
export function chromiumSwitches(userId: number | undefined): string[] {
  const quiet = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
  const switches = [...quiet, `--disable-features=${features.join(',')}`];
  return userId === 0 ? [...switches, '--no-sandbox'] : switches;
}
