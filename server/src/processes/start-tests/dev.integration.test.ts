import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { request } from '../../http/testing/request.ts';
import { copyProject } from './project-copy.ts';
import { copySeededFolder } from './seeded-folder.ts';
import { type ShopProcess, startShop } from './shop-process.ts';

let folder: string;
let shop: ShopProcess;
let address: string;

const source = (name: string) => path.join(folder, 'project', name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'outfitter-dev-'));
  await copyProject(path.join(folder, 'project'));
  await copySeededFolder(path.join(folder, 'data'));
  shop = startShop(path.join(folder, 'data'), {}, { project: path.join(folder, 'project'), command: 'dev' });
  address = await shop.waitUntilOpen();
});
afterAll(async () => {
  await shop.killAll();
  await rm(folder, { recursive: true, force: true });
});

/** Saves a source like many editors: replaces the file with a new one. */
async function save(name: string, text: string): Promise<void> {
  await writeFile(path.join(folder, 'saved'), text);
  await rename(path.join(folder, 'saved'), source(name));
}

const page = () => request(address, '/men');
const count = (text: string) => shop.output().split(text).length - 1;
const eventually = (assertion: () => Promise<void>) => vi.waitFor(assertion, { timeout: 30_000, interval: 100 });

describe('the shop in development', () => {
  it('has styles: the policy of its pages allows Vite’s client, and Vite’s files are served', async () => {
    const { status, headers, text } = await page();
    expect(status).toBe(200);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/style-src 'self' 'unsafe-inline';/);
    expect(policy).toMatch(/connect-src 'self' ws:/);
    expect(policy).toMatch(/script-src 'self' 'nonce-/);
    const styles = /data-react-router-critical-css="" rel="stylesheet" href="([^"]+)"/.exec(text)?.[1] ?? 'none';
    expect((await request(address, styles)).text).toContain('[data-sticky-bar]');
    for (const file of ['/@vite/client', '/app/root.tsx', '/art/pants-down-800.webp'])
      expect((await request(address, file)).status).toBe(200);
  });

  it('notifies the browser of a changed page through the port of the shop', async () => {
    const name = 'storefront/app/listing/pages/load-more.tsx';
    const original = await readFile(source(name), 'utf8');
    await request(address, '/app/listing/pages/load-more.tsx');
    const token = /wsToken = "([^"]+)"/.exec((await request(address, '/@vite/client')).text)?.[1];
    const received: string[] = [];
    const socket = new WebSocket(`${address.replace('http:', 'ws:')}/?token=${token}`, 'vite-hmr');
    socket.addEventListener('message', ({ data }) => received.push(String(data)));
    await eventually(async () => expect(received.join()).toContain('connected'));
    await save(name, original.replace('You’ve looked at', 'You’ve stared at'));
    await eventually(async () => expect(received.join()).toContain('/app/listing/pages/load-more.tsx'));
    await eventually(async () => expect((await page()).text).toContain('stared at'));
    socket.close();
  });

  it('serves requests during ten restarts, and then with the changes', async () => {
    const name = 'server/src/http/gateway/security-headers.ts';
    const original = await readFile(source(name), 'utf8');
    let isOver = false;
    const outcomes = new Set<number | string | undefined>();
    const visitor = (async () => {
      while (!isOver) {
        const outcome = request(address, '/healthz').then(({ status }) => status);
        outcomes.add(await outcome.catch((error: NodeJS.ErrnoException) => error.code));
        await sleep(20);
      }
    })();
    for (let round = 1; round <= 10; round += 1) {
      await save(name, original.replace("'nosniff',", `'nosniff',\n  'x-round': '${round}',`));
      await sleep(250);
    }
    await eventually(async () => expect((await request(address, '/healthz')).headers['x-round']).toBe('10'));
    await eventually(async () => expect(count('restarted in')).toBeGreaterThan(0));
    isOver = true;
    await visitor;
    expect([...outcomes]).toEqual([200]);
    expect([await shop.children('dev'), await shop.children('worker')].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('keeps running after a syntax error, reports it in one line, and restarts after the fix', async () => {
    const name = 'commerce/src/platform/clock.ts';
    const original = await readFile(source(name), 'utf8');
    const [before, restarts] = [shop.output().length, count('restarted in')];
    await save(name, `${original}\nexport const = 1;\n`);
    await shop.waitFor('keep running until the next change');
    const lines = shop.output().slice(before).trim().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^commerce\/src\/platform\/clock\.ts:\d+: .+; the previous processes keep running until the next change/);
    expect((await page()).status).toBe(200);
    await save(name, original);
    await eventually(async () => expect(count('restarted in')).toBe(restarts + 1));
    expect((await page()).status).toBe(200);
  });
});
