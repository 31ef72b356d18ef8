export interface DeviceName {
  /** Name of the browser; empty if unknown, like `system`. */
  browser: string;
  system: string;
  isPhone: boolean;
}

/** Browsers in the order of detection: most user agents also name the browsers that they imitate. */
const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPiOS|OPT)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['DuckDuckGo', /\b(?:DuckDuckGo|Ddg)\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//],
];

const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['iPadOS', /\biPad\b/],
  ['iOS', /\b(?:iPhone|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\b(?:Macintosh|Mac OS X)\b/],
  ['Linux', /\b(?:Linux|X11)\b/],
];

const nameIn = (names: typeof browsers, userAgent: string) => names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? '';

/** Returns the browser and system of a device. A user agent may claim anything: the result is for display only. */
export function describeDevice(userAgent: string): DeviceName {
  return {
    browser: nameIn(browsers, userAgent),
    system: nameIn(systems, userAgent),
    isPhone: /\b(?:iPhone|iPod)\b/.test(userAgent) || (/\bAndroid\b/.test(userAgent) && /\bMobile\b/.test(userAgent)),
  };
}
