import { createClient } from '@outfitter/contract/client';
import { site } from '../guest-shopper.ts';
import { type Load, repeatFor, runLoad } from '../load.ts';
import { median } from '../median.ts';
import { mainThreadCpuTime } from '../process-cpu-time.ts';
import { memoryOfTree } from '../process-memory.ts';
import { formatMilliseconds, formatPerSecond, type Measurement, type Section } from '../report.ts';
import type { RunningShop } from '../start-shop.ts';
import { withBareReactServer, withBaselineServer } from '../with-baseline-server.ts';

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

const uncachedClients = 8;
/** Seconds until a process has compiled what renders a page: then it renders 1.6 times as many as in its first seconds. */
const renderingWarmUp = 25;
/** Shop and baseline are measured in turn, so that both have the same share of a machine that slows down. */
const renderingRounds = 4;
const secondsOfRound = 3;

interface RenderedPages {
  pid: number;
  fetchPage(): Promise<string>;
}

interface RenderingLoad extends Load {
  /** Milliseconds of the main thread of the rendering process for each page. */
  mainThread: number;
}

async function measureInTurn(servers: readonly RenderedPages[]): Promise<RenderingLoad[]> {
  for (const { fetchPage } of servers) await repeatFor(renderingWarmUp, uncachedClients, fetchPage);
  const rounds: RenderingLoad[][] = servers.map(() => []);
  for (let round = 0; round < renderingRounds; round++) {
    for (const [index, server] of servers.entries()) rounds[index]!.push(await measureRendering(server));
  }
  return rounds.map((ofServer) => {
    const medianOf = (value: keyof RenderingLoad) => median(ofServer.map((round) => round[value]));
    return { perSecond: medianOf('perSecond'), p50: medianOf('p50'), p99: medianOf('p99'), non2xx: 0, mainThread: medianOf('mainThread') };
  });
}

async function measureRendering({ pid, fetchPage }: RenderedPages): Promise<RenderingLoad> {
  const before = await mainThreadCpuTime(pid);
  let pages = 0;
  const load = await repeatFor(secondsOfRound, uncachedClients, () => fetchPage().finally(() => pages++));
  if (load.non2xx > 0) throw new Error(`${load.non2xx} of ${pages} requests failed`);
  return { ...load, mainThread: ((await mainThreadCpuTime(pid)) - before) / pages };
}

/** Measures pages that are rendered for each request. The baseline renders the same elements with React, and compresses them as well. */
export async function measureUncachedPages(shop: RunningShop, folder: string): Promise<Section> {
  const kinds: Record<string, (round: number) => string> = {
    'listing of 36 tiles with all facets': await listingPaths(shop.origin, 'men'),
    'search results': (round) => `/search?q=coat+${round}`,
  };
  const web = (await memoryOfTree(shop.pid)).find(({ command }) => /child\.[jt]s web$/.test(command));
  if (!web) throw new Error('the shop has no web process');
  const measurements: Measurement[] = [];
  for (const [name, pathOf] of Object.entries(kinds)) {
    let round = 0;
    const fetchPage = async (origin: string) => {
      const response = await fetch(origin + pathOf(round++), { headers: brotli });
      if (!response.ok) throw new Error(`${name}: a request got ${response.status}`);
      return response.text();
    };
    const pages = { pid: web.pid, fetchPage: () => fetchPage(shop.origin) };
    const [load, baseline] = (await withBareReactServer(folder, await pages.fetchPage(), ({ origin, pid }) =>
      measureInTurn([pages, { pid, fetchPage: () => fetchPage(origin) }]),
    )) as [RenderingLoad, RenderingLoad];
    measurements.push(
      {
        label: `${name} (p50 ${formatMilliseconds(load.p50)}, p99 ${formatMilliseconds(load.p99)})`,
        value: formatPerSecond(load.perSecond),
        baseline: formatPerSecond(baseline.perSecond),
        ratio: load.perSecond / baseline.perSecond,
        goal: '100 /s, then 250 /s',
      },
      {
        label: `${name}: main thread`,
        value: formatMilliseconds(load.mainThread),
        baseline: formatMilliseconds(baseline.mainThread),
        ratio: load.mainThread / baseline.mainThread,
      },
    );
  }
  return { title: 'Uncached pages, one web process; the baseline renders the same elements with React alone', measurements };
}
