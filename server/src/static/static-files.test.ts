import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { precompress } from '../builds/precompressed.ts';
import type { BufferedResponse } from '../page-cache/buffered-response.ts';
import { StaticFiles } from './static-files.ts';

let root: string;
let files: StaticFiles;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'outfitter-static-'));
  const contents = {
    'new/assets/root-1.js': 'console.log("new")',
    'new/favicon.svg': '<svg/>',
    'new/worker.js': 'work()',
    'new/worker-kill-switch.js': 'unregister()',
    'new/.vite/manifest.json': '{}',
    'old/assets/root-0.js': 'console.log("old")',
    'old/robots.txt': 'old',
    'secret.txt': 'secret',
  };
  for (const [name, text] of Object.entries(contents)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), text);
  }
  files = new StaticFiles([path.join(root, 'new'), path.join(root, 'old')]);
});
afterAll(() => rm(root, { recursive: true, force: true }));

const get = async (pathname: string, init: RequestInit = {}) =>
  (await files.respond(new Request(`http://shop.example${pathname}`, init), pathname)) as BufferedResponse | undefined;

describe('static files', () => {
  it('are compressed, and cached permanently if their name contains a hash', async () => {
    const asset = await get('/assets/root-1.js', { headers: { 'accept-encoding': 'br' } });
    expect(asset).toMatchObject({ status: 200, headers: { 'content-encoding': 'br', 'content-type': 'text/javascript; charset=utf-8' } });
    expect(asset?.headers['cache-control']).toContain('immutable');
    expect(brotliDecompressSync(asset!.body!).toString()).toBe('console.log("new")');
    expect((await get('/favicon.svg'))?.headers['cache-control']).toBe('public, max-age=3600');
  });

  it('are sent as the build has compressed them', async () => {
    const folder = path.join(root, 'precompressed');
    await mkdir(path.join(folder, 'assets'), { recursive: true });
    await writeFile(path.join(folder, 'assets/page-1.js'), 'run()'.repeat(1_000));
    await precompress(folder);
    const ofBuild = new StaticFiles([folder]);
    const request = (pathname: string) =>
      ofBuild.respond(new Request(`http://shop.example${pathname}`, { headers: { 'accept-encoding': 'br' } }), pathname);
    const response = (await request('/assets/page-1.js')) as BufferedResponse;
    expect(response.body).toEqual(await readFile(path.join(folder, 'assets/page-1.js.br')));
    expect(response.headers['content-encoding']).toBe('br');
    expect(await request('/assets/page-1.js.br')).toBeUndefined();
  });

  it('are served from earlier builds if they are assets', async () => {
    expect((await get('/assets/root-0.js'))?.body?.toString()).toBe('console.log("old")');
    expect(await get('/robots.txt')).toBeUndefined();
  });

  it('SHELL-046 include an uncached service worker, which a kill switch replaces if it is off', async () => {
    const worker = await get('/worker.js');
    expect([worker?.body?.toString(), worker?.headers['cache-control']]).toEqual(['work()', 'no-cache']);
    const withKillSwitch = new StaticFiles([path.join(root, 'new')], new Map([['/worker.js', '/worker-kill-switch.js']]));
    const killSwitch = (await withKillSwitch.respond(new Request('http://shop.example/worker.js'), '/worker.js')) as BufferedResponse;
    expect(killSwitch.body?.toString()).toBe('unregister()');
  });

  it('are not sent again for a matching ETag, and have no body for HEAD', async () => {
    const etag = (await get('/favicon.svg'))?.headers.etag ?? '';
    expect(await get('/favicon.svg', { headers: { 'if-none-match': etag } })).toMatchObject({ status: 304, body: undefined });
    expect(await get('/favicon.svg', { method: 'HEAD' })).toMatchObject({
      status: 200,
      headers: { 'content-length': '6' },
      body: undefined,
    });
  });

  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/..%2f..%2fsecret.txt', '/.vite/manifest.json'])(
    'never include %s',
    async (pathname) => {
      const response = await get(pathname);
      expect(response?.status ?? 404).toBe(404);
    },
  );

  it('are not looked up for page URLs', async () => {
    for (const pathname of ['/', '/men', '/fencepost-chore-coat-4117.html', '/men.data']) expect(await get(pathname)).toBeUndefined();
    expect(await get('/favicon.svg', { method: 'POST' })).toBeUndefined();
  });
});
