import { createClient } from '@outfitter/contract/client';
import { findStockedSkus, site } from '../guest-shopper.ts';
import { type LoadOptions, runLoad } from '../load.ts';
import { formatMilliseconds, formatPerSecond, type Measurement, type Section } from '../report.ts';
import { searchUrls, shuffled, uncached } from '../search-urls.ts';
import { withBaselineServer } from '../with-baseline-server.ts';
import { type BasketBench, measureAdding } from './add-to-basket.ts';

const shopPath = '/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5';

const connections = 8;

interface ReadCall {
  path: string;
  /** Paths of the same kind, to measure requests without a cached response. */
  distinctPaths?: readonly string[];
  goals?: { repeated: string; first?: string };
}

/** Ids of the SKUs of styles with 30 to 50 variants: the product of each id has all of them. */
async function findSkusOfWideStyles(origin: string): Promise<string[]> {
  const client = createClient({ origin, ...site });
  const found: string[] = [];
  for (let start = 0; ; start += 24) {
    const { hits } = await client.searchProducts({ query: { count: 24, start } });
    if (hits.length === 0) return found;
    const { data } = await client.getProducts({ params: { productIds: hits.map((hit) => hit.productId).join(',') } });
    const wide = data.filter(({ variants }) => variants.length >= 30 && variants.length <= 50);
    found.push(...wide.flatMap(({ variants }) => variants.map(({ productId }) => productId)));
  }
}

async function readCalls(origin: string): Promise<Record<string, ReadCall>> {
  const urls = await searchUrls(origin);
  const skuIds = await findSkusOfWideStyles(origin);
  return {
    'product with some 40 variants': {
      path: `${shopPath}/products/4117`,
      distinctPaths: shuffled(skuIds).map((id) => `${shopPath}/products/${id}`),
      goals: { repeated: '3,000 /s', first: '900 /s' },
    },
    'product with 414 variants': { path: `${shopPath}/products/4401` },
    'search "rain jacket"': {
      path: '/api/product_search?q=rain+jacket',
      distinctPaths: urls.search,
      goals: { repeated: '3,000 /s', first: '700 /s' },
    },
    'listing of a department, all facets': {
      path: '/api/product_search?cgid=men&count=36',
      distinctPaths: urls['listing with all facets'],
    },
    suggestion: { path: `${shopPath}/search_suggestion?q=rain`, distinctPaths: urls.suggestion },
    'category tree': { path: `${shopPath}/categories/(root)?levels=3`, goals: { repeated: '10,000 /s' } },
  };
}

/** Measures each call twice: repeated, with its cached response, and with distinct URLs that bypass the cache. */
export async function measureReads(origin: string, folder: string): Promise<Section> {
  const measurements: Measurement[] = [];
  for (const [what, { path, distinctPaths, goals }] of Object.entries(await readCalls(origin))) {
    const body = Buffer.from(await (await fetch(origin + path)).arrayBuffer());
    const headers = { 'content-type': 'application/json' };
    const baseline = await withBaselineServer(folder, { headers, body }, (baselineOrigin) =>
      runLoad(`${baselineOrigin}/`, { connections }),
    );
    const measure = async (kind: 'repeated' | 'first', options: LoadOptions) => {
      const load = await runLoad(origin + path, { connections, ...options });
      const latency = `p50 ${formatMilliseconds(load.p50)}, p99 ${formatMilliseconds(load.p99)}`;
      const goal = goals?.[kind];
      measurements.push({
        label: `${what}, ${kind} (${latency})${load.non2xx > 0 ? `; ${load.non2xx} failed` : ''}`,
        value: formatPerSecond(load.perSecond),
        baseline: formatPerSecond(baseline.perSecond),
        ratio: load.perSecond / baseline.perSecond,
        ...(goal ? { goal } : {}),
      });
    };
    await measure('repeated', {});
    await measure('first', { warmUp: 6, headers: uncached, ...(distinctPaths ? { paths: distinctPaths } : {}) });
  }
  return { title: 'Reading calls, one web process, eight clients', measurements };
}

export async function measureWrites(shop: Omit<BasketBench, 'skuIds'>): Promise<Section> {
  const skuIds = await findStockedSkus(shop.origin, 200);
  return { title: 'Writing calls, one web process, eight shoppers', measurements: await measureAdding({ ...shop, skuIds }) };
}
