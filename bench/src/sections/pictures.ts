/** The pictures of the first screen of a listing: drawn on a cold cache, then read from disk. */
import { createClient } from '@outfitter/contract/client';
import { milliseconds, type Section } from '../report.ts';
import { site } from '../shopper.ts';

/** Tiles in the first 1440 × 900 of a listing: two rows of three. */
const tiles = 6;

export async function pictures(origin: string): Promise<Section> {
  const { hits } = await createClient({ origin, ...site }).searchProducts({ query: { cgid: 'women', count: tiles } });
  const urls = hits.map(
    (hit) => `${origin}${hit.image.link}?w=680&qlt=70&fmt=auto${hit.image.c_version ? `&v=${hit.image.c_version}` : ''}`,
  );
  const fetchAll = async () => {
    const from = performance.now();
    const answers = await Promise.all(urls.map((url) => fetch(url, { headers: { accept: 'image/webp,*/*' } })));
    const bytes = await Promise.all(answers.map(async (answer) => (await answer.arrayBuffer()).byteLength));
    if (answers.some((answer) => !answer.ok)) throw new Error(`pictures answered ${answers.map((answer) => answer.status)}`);
    return { took: performance.now() - from, bytes: bytes.reduce((sum, size) => sum + size, 0) };
  };
  const cold = await fetchAll();
  const warm = await fetchAll();
  return {
    title: 'Pictures of the first screen of a listing',
    findings: [
      { what: `drawn (${tiles} pictures, ${Math.round(cold.bytes / 1000)} kB)`, figure: milliseconds(cold.took), goal: '3 s' },
      { what: 'from disk', figure: milliseconds(warm.took) },
    ],
  };
}
