import { pageBytes } from '../page-bytes.ts';
import { formatKilobytes, type Section } from '../report.ts';

export async function measureBytes(origin: string, paths: Record<string, string>): Promise<Section> {
  const measurements = [];
  for (const [name, path] of Object.entries(paths)) {
    const { html, script, style } = await pageBytes(origin, path);
    measurements.push({ label: `${name}: JavaScript`, value: formatKilobytes(script), goal: '145 kB, then 125 kB' });
    measurements.push({ label: `${name}: HTML`, value: formatKilobytes(html), goal: '25 kB, then 20 kB' });
    measurements.push({ label: `${name}: CSS`, value: formatKilobytes(style) });
  }
  return { title: 'Bytes before the first interaction, brotli', measurements };
}
