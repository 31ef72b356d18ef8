import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { changePreference, type DatabaseHandle, openDatabase } from '@outfitter/commerce';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request, waitUntil } from '../testing/request.ts';
import { type TestWeb, useShop } from '../testing/use-shop.ts';

const run = promisify(execFile);
const command = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../cli/preference.ts');
const shop = useShop();
let web: TestWeb;
let handle: DatabaseHandle;
beforeAll(async () => {
  web = await shop.startWeb();
  handle = openDatabase({ url: shop.database.url, maxConnections: 1 });
}, 60_000);
afterAll(() => handle.close());

const pages = ['/', '/men'];
const shows = async (page: string, text: string) => (await request(web.origin, page)).text.includes(text);

async function preference(...parameters: string[]): Promise<{ stdout: string; stderr: string; code: number }> {
  const env = { ...process.env, NODE_OPTIONS: '', VITEST: '', DATABASE_URL: shop.database.url, LOG_LEVEL: 'silent' };
  try {
    return { ...(await run(process.execPath, [command, ...parameters], { env })), code: 0 };
  } catch (error) {
    const { stdout, stderr, code } = error as { stdout: string; stderr: string; code: number };
    return { stdout, stderr, code };
  }
}

describe('a preference', () => {
  it('PREFS-002 is loaded with the category tree on every page, and a change shows on cached pages', async () => {
    for (const page of pages) {
      await request(web.origin, page);
      const cached = await request(web.origin, page);
      expect(cached.headers['x-page-cache']).toBe('hit');
      expect(cached.text).toContain('addedToCartReset');
    }
    const value = String(20_000 + Math.floor(Math.random() * 30_000));
    await changePreference(handle.db, 'addedToCartReset', value, new Date());
    await Promise.all(pages.map((page) => waitUntil(`${page} has ${value}`, () => shows(page, value))));
  });

  it('launchDisabled makes every page say that the shop is not open yet', async () => {
    const notice = 'not open yet. Look around';
    for (const page of [...pages, '/checkout']) expect(await shows(page, notice)).toBe(false);
    await changePreference(handle.db, 'launchDisabled', 'true', new Date());
    await Promise.all([...pages, '/checkout'].map((page) => waitUntil(`${page} says it`, () => shows(page, notice))));
    await changePreference(handle.db, 'launchDisabled', 'false', new Date());
    await waitUntil('the page no longer says it', async () => !(await shows('/', notice)));
  });

  it('is changed by a command while the shop runs; an invalid value is rejected in one line', { timeout: 120_000 }, async () => {
    const changed = await preference('addedToCartReset', '54321');
    expect(changed).toMatchObject({ code: 0, stdout: 'addedToCartReset = 54321\n' });
    await waitUntil('the page has it', () => shows('/', '54321'));
    const rejected = await preference('emailLightboxEnabled', 'perhaps');
    expect(rejected.code).toBe(1);
    expect(rejected.stderr).toMatch(/^outfitter: invalid value for emailLightboxEnabled.*Fix: npm run preference, which lists .*\n$/);
  });
});
