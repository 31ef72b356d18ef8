import { createClient } from '@outfitter/contract/client';
import { site } from '../guest-shopper.ts';
import { runLoad } from '../load.ts';
import { formatMilliseconds, formatPerSecond, type Section } from '../report.ts';
import { withBaselineServer } from '../with-baseline-server.ts';

const brotli = { 'accept-encoding': 'br' };

async function fetchBytes(url: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(url, { headers: brotli }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, 'content-length': ____, ...headers } = response.headers;
        resolve({ headers: headers as Record<string, string>, body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });
}

export async function measureCachedPages(origin: string, folder: string, paths: Record<string, string>): Promise<Section> {
  const measurements = [];
  for (const [name, path] of Object.entries(paths)) {
    const url = origin + path;
    await fetchBytes(url);
    const page = await fetchBytes(url);
    const load = await runLoad(url, { headers: brotli });
    const baseline = await withBaselineServer(folder, page, (baselineOrigin) => runLoad(`${baselineOrigin}/`, { headers: brotli }));
    measurements.push({
      label: `${name} from the cache (p99 ${formatMilliseconds(load.p99)})`,
      value: formatPerSecond(load.perSecond),
      baseline: formatPerSecond(baseline.perSecond),
      ratio: load.perSecond / baseline.perSecond,
      goal: '60 %, then 90 %',
    });
  }
  return { title: 'Cached pages, one web process', measurements };
}

/** Listings with changing color filters: 36 tiles, and a URL that is not cached. */
export async function listingPaths(origin: string, category: string): Promise<(round: number) => string> {
  const { refinements } = await createClient({ origin, ...site }).searchProducts({ query: { cgid: category, count: 1 } });
  const colors = refinements.find(({ attributeId }) => attributeId === 'color')?.values.map(({ value }) => value) ?? [];
  if (colors.length < 10) throw new Error(`${category} has ${colors.length} colors, too few for distinct URLs`);
  return (round) => {
    const chosen = colors.filter((_, index) => ((round + 1) & (1 << index)) === 0);
    return `/${category}?refine=color:${chosen.map(encodeURIComponent).join('|')}`;
  };
}

export async function measureUncachedPages(origin: string): Promise<Section> {
  const { repeatFor } = await import('../load.ts');
  const kinds: Record<string, (round: number) => string> = {
    'listing of 36 tiles with all facets': await listingPaths(origin, 'men'),
    'search results': (round) => `/search?q=coat+${round}`,
  };
  const measurements = [];
  for (const [name, pathOf] of Object.entries(kinds)) {
    let round = 0;
    const result = await repeatFor(6, 8, async () => {
      const response = await fetch(origin + pathOf(round++), { headers: brotli });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(String(response.status));
    });
    if (result.non2xx > 0) throw new Error(`${name}: ${result.non2xx} of ${round} requests failed`);
    measurements.push({
      label: `${name} (p50 ${formatMilliseconds(result.p50)}, p99 ${formatMilliseconds(result.p99)})`,
      value: formatPerSecond(result.perSecond),
      goal: '100 /s, then 250 /s',
    });
  }
  return { title: 'Uncached pages, one web process', measurements };
}
