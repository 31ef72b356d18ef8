/** `npm run bench`: every figure of the design beside a bare baseline of the same run. Names of sections run only those. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { longPage, putLongPage } from './long-page.ts';
import { asMarkdown, type Section } from './report.ts';
import { byteSection } from './sections/bytes.ts';
import { readCalls, writeCalls } from './sections/calls.ts';
import { hotSku } from './sections/hot-sku.ts';
import { life } from './sections/life.ts';
import { lighthouseSection } from './sections/lighthouse.ts';
import { cachedPages, uncachedPages } from './sections/pages.ts';
import { pictures } from './sections/pictures.ts';
import { renewal } from './sections/renewal.ts';
import { responses } from './sections/responses.ts';
import { scale } from './sections/scale.ts';
import { judgedSearch } from './sections/search.ts';
import { type RunningShop, startShop } from './shop.ts';

const benchFile = fileURLToPath(new URL('../../BENCH.md', import.meta.url));
const pages = {
  home: '/',
  listing: '/men/coats',
  product: '/fencepost-chore-coat-4117.html',
  search: '/search?q=coat',
  content: '/content/returns',
  'content of 25 blocks': longPage,
};
const measured = { home: '/', listing: '/men/coats', product: '/fencepost-chore-coat-4117.html', cart: '/cart', checkout: '/checkout' };
const viewed = {
  home: pages.home,
  category: pages.listing,
  product: pages.product,
  content: pages.content,
  cart: measured.cart,
};

interface Bench {
  shop: RunningShop;
  folder: string;
  databaseUrl: string;
}
const sections: Record<string, (bench: Bench) => Promise<Section>> = {
  bytes: ({ shop }) => byteSection(shop.origin, measured),
  cached: ({ shop, folder }) => cachedPages(shop.origin, folder, pages),
  anew: ({ shop }) => uncachedPages(shop.origin),
  calls: ({ shop, folder }) => readCalls(shop.origin, folder),
  changes: ({ shop }) => writeCalls(shop.origin),
  search: ({ shop }) => judgedSearch(shop.origin),
  renewal: ({ shop, databaseUrl }) => renewal(shop.origin, databaseUrl),
  hot: ({ databaseUrl }) => hotSku(databaseUrl),
  pictures: ({ shop }) => pictures(shop.origin),
  responses: ({ shop }) => responses(shop.origin),
  lighthouse: ({ shop }) => lighthouseSection(shop.origin, viewed),
  life: ({ folder }) => life(folder),
  // The last: it leaves the shop with a catalogue ten times as large.
  scale: ({ shop, databaseUrl }) => scale(shop.origin, databaseUrl),
};

async function databaseOf(dataDir: string): Promise<string> {
  const read = async (name: string) => (await readFile(path.join(dataDir, name), 'utf8')).trim();
  return `postgres://outfitter:${await read('postgres.password')}@127.0.0.1:${await read('postgres.port')}/outfitter`;
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in sections));
if (unknown.length > 0) {
  console.error(`No section named ${unknown.join(', ')}; there are ${Object.keys(sections).join(', ')}.`);
  process.exit(1);
}
const folder = await mkdtemp(path.join(tmpdir(), 'outfitter-bench-'));
const dataDir = path.join(folder, 'data');
const found: Section[] = [];
const shop = await startShop(dataDir, { webs: 1 });
try {
  const bench = { shop, folder, databaseUrl: await databaseOf(dataDir) };
  await putLongPage(bench.databaseUrl);
  for (const [name, measure] of Object.entries(sections)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const section = await measure(bench);
    console.log(asMarkdown([section]));
    found.push(section);
  }
} finally {
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
}
if (asked.length === 0) {
  const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  const head = `# Bench\n\nThe last whole run of \`npm run bench\`, ${new Date().toISOString().slice(0, 10)}, on ${machine}. Load and server share the machine; each baseline is of the same bytes or statements in the same run. Goals are the design's: floor, then goal.\n`;
  await writeFile(benchFile, `${head}\n${asMarkdown(found)}`);
  console.log('Written to BENCH.md.');
}
