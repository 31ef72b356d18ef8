import { createClient } from '@outfitter/contract/client';
import { site } from '../guest-shopper.ts';
import { formatMilliseconds, type Section } from '../report.ts';

/** Tiles in the first 1440 × 900 of a listing: two rows of three. */
const tileCount = 6;

export async function measureImages(origin: string): Promise<Section> {
  const { hits } = await createClient({ origin, ...site }).searchProducts({ query: { cgid: 'women', count: tileCount } });
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
    measurements: [
      { label: `drawn (${tileCount} pictures, ${Math.round(cold.bytes / 1000)} kB)`, value: formatMilliseconds(cold.took), goal: '3 s' },
      { label: 'from disk', value: formatMilliseconds(warm.took) },
    ],
  };
}
