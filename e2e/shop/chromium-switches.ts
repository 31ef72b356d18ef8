/**
 * Chromium features that are switched off. The first two start a process for address-bar drop-downs per window, the third keeps a spare
 * renderer. Of several `--disable-features` the last one counts, so the rest repeats Playwright's own list.
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

/** Returns Chromium's command line: no background connections, and no sandbox for root. */
export function chromiumSwitches(userId: number | undefined): string[] {
  const quiet = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
  const switches = [...quiet, `--disable-features=${features.join(',')}`];
  return userId === 0 ? [...switches, '--no-sandbox'] : switches;
}
