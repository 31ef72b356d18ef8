import { chromium } from '@playwright/test';
import { chromiumPath, chromiumSwitches } from '../chromium.ts';
import { pageBytes } from '../page-bytes.ts';
import { formatKilobytes, type Measurement, type Section } from '../report.ts';
import { sentScripts } from '../sent-bytes.ts';

export async function measureBytes(origin: string, paths: Record<string, string>): Promise<Section> {
  const measurements: Measurement[] = [];
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumSwitches() });
  try {
    for (const [name, path] of Object.entries(paths)) {
      const { html, script, style } = await pageBytes(origin, path);
      const sent = await sentScripts(browser, origin + path);
      measurements.push({ label: `${name}: JavaScript`, value: formatKilobytes(script), goal: '145 kB, then 125 kB' });
      measurements.push({ label: `${name}: JavaScript as sent`, value: formatKilobytes(sent.first) });
      measurements.push({
        label: `${name}: JavaScript as sent until the browser is idle`,
        value: `${formatKilobytes(sent.untilIdle)} in ${sent.requests} files`,
      });
      measurements.push({ label: `${name}: HTML`, value: formatKilobytes(html), goal: '25 kB, then 20 kB' });
      measurements.push({ label: `${name}: CSS`, value: formatKilobytes(style) });
    }
  } finally {
    await browser.close();
  }
  return { title: 'Bytes before the first interaction, brotli', measurements };
}
