/** `npm run bench`: measures the shop and minimal baselines in the same run. Arguments select sections. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { longPagePath, publishLongPage } from './long-page.ts';
import { type Section, toMarkdown } from './report.ts';
import { measureAccounts } from './sections/accounts.ts';
import { measureAvailability } from './sections/availability.ts';
import { measureBytes } from './sections/bytes.ts';
import { measureReads, measureWrites } from './sections/calls.ts';
import { measureHotSku } from './sections/hot-sku.ts';
import { measureImages } from './sections/images.ts';
import { measureInteractions } from './sections/interactions.ts';
import { measureInvalidation } from './sections/invalidation.ts';
import { measureLighthouse } from './sections/lighthouse.ts';
import { measureLogins } from './sections/logins.ts';
import { measureMemory } from './sections/memory.ts';
import { measureOrders } from './sections/orders.ts';
import { measureOverload } from './sections/overload.ts';
import { measureCachedPages, measureUncachedPages } from './sections/pages.ts';
import { measureScale } from './sections/scale.ts';
import { measureHeldOutSearch, measureJudgedSearch } from './sections/search.ts';
import { measureStartupAndMemory } from './sections/startup-and-memory.ts';
import { measureStockImport } from './sections/stock-import.ts';
import { databaseOf, type RunningShop, startShop } from './start-shop.ts';

const benchFile = fileURLToPath(new URL('../../BENCH.md', import.meta.url));
const cachedPagePaths = {
  home: '/',
  listing: '/men/coats',
  product: '/fencepost-chore-coat-4117.html',
  search: '/search?q=coat',
  content: '/content/returns',
  'content page with 25 blocks': longPagePath,
};
const measuredPages = {
  home: '/',
  listing: '/men/coats',
  product: '/fencepost-chore-coat-4117.html',
  cart: '/cart',
  checkout: '/checkout',
};
const lighthousePages = {
  home: cachedPagePaths.home,
  category: cachedPagePaths.listing,
  product: cachedPagePaths.product,
  content: cachedPagePaths.content,
  cart: measuredPages.cart,
};

interface Bench {
  shop: RunningShop;
  folder: string;
  dataDir: string;
  databaseUrl: string;
  masterKey: string;
}
/** Section that runs only on request. */
const heldOutSection = 'held-out-search';
const sections: Record<string, (bench: Bench) => Promise<Section>> = {
  bytes: ({ shop }) => measureBytes(shop.origin, measuredPages),
  'cached-pages': ({ shop, folder }) => measureCachedPages(shop.origin, folder, cachedPagePaths),
  'uncached-pages': ({ shop, folder }) => measureUncachedPages(shop, folder),
  reads: ({ shop, folder }) => measureReads(shop.origin, folder),
  writes: ({ shop, databaseUrl, masterKey }) => measureWrites({ origin: shop.origin, databaseUrl, masterKey }),
  orders: ({ shop, databaseUrl }) => measureOrders(shop.origin, databaseUrl),
  accounts: ({ shop, databaseUrl, masterKey }) => measureAccounts({ origin: shop.origin, databaseUrl, masterKey }),
  logins: ({ shop, databaseUrl }) => measureLogins({ origin: shop.origin, databaseUrl }),
  search: ({ shop }) => measureJudgedSearch(shop.origin),
  [heldOutSection]: ({ shop }) => measureHeldOutSearch(shop.origin),
  invalidation: ({ shop, databaseUrl }) => measureInvalidation(shop.origin, databaseUrl),
  'hot-sku': ({ databaseUrl }) => measureHotSku(databaseUrl),
  availability: ({ shop, databaseUrl, masterKey }) => measureAvailability({ origin: shop.origin, databaseUrl, masterKey }),
  'stock-import': ({ shop, folder, dataDir, databaseUrl }) => measureStockImport({ origin: shop.origin, folder, dataDir, databaseUrl }),
  images: ({ shop }) => measureImages(shop.origin),
  interactions: ({ shop }) => measureInteractions(shop.origin),
  lighthouse: ({ shop }) => measureLighthouse(shop.origin, lighthousePages),
  overload: ({ shop }) => measureOverload(shop.origin),
  memory: ({ folder }) => measureMemory(folder),
  startup: ({ folder }) => measureStartupAndMemory(folder),
  // Last, because it leaves the shop with a catalog ten times as large.
  scale: ({ shop, databaseUrl }) => measureScale(shop.origin, databaseUrl),
};

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !(name in sections));
if (unknown.length > 0) {
  console.error(`There is no section ${unknown.join(', ')}. Fix: use ${Object.keys(sections).join(', ')}`);
  process.exit(1);
}
const folder = await mkdtemp(path.join(tmpdir(), 'outfitter-bench-'));
const dataDir = path.join(folder, 'data');
const results: Section[] = [];
const shop = await startShop(dataDir, { webProcesses: 1 });
try {
  const masterKey = (await readFile(path.join(dataDir, 'master.key'), 'utf8')).trim();
  const bench = { shop, folder, dataDir, databaseUrl: await databaseOf(dataDir), masterKey };
  await publishLongPage(bench.databaseUrl);
  for (const [name, measure] of Object.entries(sections)) {
    if (requested.length > 0 ? !requested.includes(name) : name === heldOutSection) continue;
    const section = await measure(bench);
    console.log(toMarkdown([section]));
    results.push(section);
  }
} finally {
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
}
if (requested.length === 0) {
  const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  const head = `# Bench\n\nThe last complete run of \`npm run bench\`, ${new Date().toISOString().slice(0, 10)}, on ${machine}. Load and server share the machine; each baseline sends the same bytes or runs the same statements in the same run. A goal with two values is the required minimum, then the target.\n`;
  await writeFile(benchFile, `${head}\n${toMarkdown(results)}`);
  console.log('Written to BENCH.md.');
}
