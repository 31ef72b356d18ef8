/** What each page costs before anyone touches it. */
import { pageBytes } from '../page-bytes.ts';
import { formatKilobytes, type Section } from '../report.ts';

export async function measureBytes(origin: string, paths: Record<string, string>): Promise<Section> {
  const findings = [];
  for (const [name, path] of Object.entries(paths)) {
    const { html, script, style } = await pageBytes(origin, path);
    findings.push({ what: `${name}: JavaScript`, figure: formatKilobytes(script), goal: '145 kB, then 125 kB' });
    findings.push({ what: `${name}: HTML`, figure: formatKilobytes(html), goal: '25 kB, then 20 kB' });
    findings.push({ what: `${name}: CSS`, figure: formatKilobytes(style) });
  }
  return { title: 'Bytes before the first touch, brotli', measurements };
}
