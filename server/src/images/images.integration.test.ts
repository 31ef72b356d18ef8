import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { request } from '../http/testing/request.ts';
import { type TestWeb, useShop } from '../http/testing/use-shop.ts';
import { setUpDatabase } from '../processes/set-up-database.ts';
import { createStartupSteps } from '../processes/startup-steps.ts';
import { readSettings } from '../settings/index.ts';
import { sizeSteps } from './image-request.ts';

const shop = useShop();
let web: TestWeb;
beforeAll(async () => {
  web = await shop.startWeb();
});

const front = '/i/ridge/4117-10-front';
const newFront = '/i/ridge/4117-45-front';
const get = (path: string, accept = '*/*', from = web) => fetch(`${from.origin}${path}`, { headers: { accept } });
const page = async (path: string, from = web) => (await request(from.origin, path, {})).body.toString();
const unescaped = (html: string) => html.replaceAll('&amp;', '&');
const shapeOf = async (response: Response) => {
  const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { width, height, format };
};

/** Requests an image until it is rendered: on a busy machine the queue rejects a request that has waited for 30 s. */
async function getRendered(path: string, from = web): Promise<Response> {
  for (;;) {
    const response = await get(path, '*/*', from);
    if (response.status !== 503) return response;
  }
}

async function setUp(): Promise<void> {
  const result = readSettings({ DATABASE_URL: shop.database.url, DATA_DIR: shop.folder, SEED: 'none' });
  if (!result.ok) throw new Error(result.errors.join('; '));
  await setUpDatabase(
    result.settings,
    createStartupSteps(() => undefined),
  );
}

async function filesEqualTo(content: Buffer): Promise<string[]> {
  const entries = await readdir(shop.folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const isUnchanged = await Promise.all(files.map(async (file) => (await readFile(file)).equals(content)));
  return files.filter((_, index) => isUnchanged[index]);
}

// No test waits for a time. Rendering an image takes seconds of CPU time, which a busy machine multiplies.
describe('the images of the demo shop', { timeout: 180_000 }, () => {
  it('are available in every width that a page requests, cached permanently by version', async () => {
    const pages = await Promise.all(['/men', '/fencepost-chore-coat-4117.html'].map((path) => page(path)));
    const addresses = pages.flatMap((html) =>
      [...unescaped(html).matchAll(/\/i\/ridge\/4117-(?:10|45)-front\?[^\s"]+&v=\w+/g)].map(([address]) => address),
    );
    const widths = [...new Set(addresses.map((address) => Number(new URL(address, web.origin).searchParams.get('w'))))].sort(
      (a, b) => a - b,
    );
    expect(widths.length).toBeGreaterThan(3);
    for (const width of widths) {
      expect(sizeSteps, `width ${width} of a page is one that is made`).toContain(width);
      const address = addresses.find((each) => each.includes(`w=${width}`)) ?? '';
      const response = await get(address, 'image/webp');
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect(await shapeOf(response)).toEqual({ width, height: Math.round(width * 1.25), format: 'webp' });
    }
  });

  it.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpeg', 'jpeg'],
    ['png', 'png'],
  ])('are rendered as %s on request', async (name, format) => {
    const response = await get(`${front}?w=170&fmt=${name}`);
    expect([response.status, response.headers.get('content-type'), response.headers.get('vary')]).toEqual([200, `image/${name}`, null]);
    expect(await shapeOf(response)).toEqual({ width: 170, height: 213, format });
  });

  it('include the figures of the size guides', async () => {
    const response = await get('/i/ridge/measure-mens-top?w=340', 'image/webp');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(await shapeOf(response)).toEqual({ width: 340, height: 425, format: 'webp' });
  });

  it('are rendered once for concurrent requests', async () => {
    const responses = await Promise.all(Array.from({ length: 4 }, () => get('/i/ridge/4117-10-detail?w=250&fmt=png')));
    const bodies = await Promise.all(responses.map(async (response) => Buffer.from(await response.arrayBuffer()).toString('base64')));
    expect(new Set(bodies).size).toBe(1);
  });

  it('are rendered for clients in turn: one that requests many delays another by a few images only', async () => {
    const behindProxy = await shop.startWeb({ PROXIES: '1' });
    const getFor = (client: string, path: string) => request(behindProxy.origin, path, { headers: { 'x-forwarded-for': client } });
    let finished = 0;
    const sizes = sizeSteps.slice(0, 6);
    const requests = sizes.flatMap((w) => sizes.map((h) => getFor('203.0.113.7', `${front}?w=${w}&h=${h}&fmt=png`).then(() => finished++)));
    // The first response shows that the others have arrived.
    await Promise.race(requests);
    const response = await getFor('203.0.113.8', '/i/ridge/4117-10-back?w=85&fmt=png');
    expect(response.status).toBe(200);
    expect(finished).toBeLessThan(12);
    expect(new Set(await Promise.all(requests)).size).toBe(36);
  });

  it('are replaced by a placeholder with 404 for a missing image or endpoint', async () => {
    for (const path of ['/i/ridge/9999-10-front?w=170', '/i/none/missing?w=170']) {
      const response = await get(path);
      expect([response.status, response.headers.get('content-type')]).toEqual([404, 'image/webp']);
      expect(await shapeOf(response)).toEqual({ width: 340, height: 425, format: 'webp' });
    }
  });

  it('are read from disk after a restart, and pages link the current version', async () => {
    const address = `${front}?w=1250&fmt=webp`;
    const rendered = await getRendered(address);
    expect(rendered.status).toBe(200);
    const before = Buffer.from(await rendered.arrayBuffer());
    // Rendering it again would give the same image, so the file on disk is made recognizable.
    const stored = 'the picture as it lies on disk';
    const files = await filesEqualTo(before);
    expect(files).toHaveLength(1);
    for (const file of files) await writeFile(file, stored);
    // As after an update of the artwork program.
    const stale = 'a00000000a';
    await shop.database.pool.query('UPDATE style_image SET version = $1', [stale]);
    await shop.database.pool.query(
      `UPDATE search_document SET tile = regexp_replace(tile::text, '"version": *"[^"]*"', '"version": "${stale}"', 'g')::jsonb`,
    );
    await shop.database.pool.query(
      `UPDATE content_version SET body = regexp_replace(body::text, '"version": *"[^"]*"', '"version": "${stale}"', 'g')::jsonb`,
    );
    await setUp();
    const next = await shop.startWeb();
    const after = await getRendered(address, next);
    expect(await after.text(), 'not rendered again').toBe(stored);
    const versionIn = (response: Response) => /^"([0-9a-f]+)-/.exec(response.headers.get('etag') ?? '')?.[1];
    const currentImages = [
      ['/', '4117-10-front', versionIn(after)],
      ['/men', '4117-45-front', versionIn(await getRendered(`${newFront}?w=170`, next))],
      ['/fencepost-chore-coat-4117.html', '4117-10-front', versionIn(after)],
    ] as const;
    for (const [path, image, version] of currentImages) {
      const html = unescaped(await page(path, next));
      const old = [...html.matchAll(new RegExp(`.{0,80}${stale}`, 'g'))].map(([found]) => found);
      expect(old, path).toEqual([]);
      expect(html, path).toMatch(new RegExp(`${image}[^\\s"]*v=${version}`));
    }
  });
});
