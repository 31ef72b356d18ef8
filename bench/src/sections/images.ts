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
    const responses = await Promise.all(urls.map((url) => fetch(url, { headers: { accept: 'image/webp,*/*' } })));
    const bytes = await Promise.all(responses.map(async (response) => (await response.arrayBuffer()).byteLength));
    if (responses.some((response) => !response.ok)) throw new Error(`image responses: ${responses.map((response) => response.status)}`);
    return { duration: performance.now() - from, bytes: bytes.reduce((sum, size) => sum + size, 0) };
  };
  const cold = await fetchAll();
  const warm = await fetchAll();
  return {
    title: 'Images in the first viewport of a listing',
    measurements: [
      {
        label: `rendered (${tileCount} images, ${Math.round(cold.bytes / 1000)} kB)`,
        value: formatMilliseconds(cold.duration),
        goal: '3 s',
      },
      { label: 'from the disk cache', value: formatMilliseconds(warm.duration) },
    ],
  };
}
