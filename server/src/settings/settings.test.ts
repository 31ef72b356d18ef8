import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readSettings, settingsAsMarkdown, settingsAsText, toEnvironment } from './index.ts';

const key = 'a1'.repeat(32);

describe('settings', () => {
  it('have defaults for a first start', () => {
    const result = readSettings({});
    expect(result).toMatchObject({
      ok: true,
      settings: { port: 3000, dataDir: '.data', role: 'all', seed: 'demo', databasePrepared: 'on' },
    });
  });

  it('treat an empty variable as unset', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ ok: true, settings: { port: 3000 } });
  });

  it.each([
    ['PORT', '3000a', 'PORT is "3000a"; it must be a whole number from 0 to 65535'],
    ['PORT', '65536', 'PORT is "65536"; it must be a whole number from 0 to 65535'],
    ['ROLE', 'web', 'ROLE is "web"; it must be one of all, storefront, commerce, worker'],
    [
      'SITE_ORIGIN',
      'https://shop.example/en',
      'SITE_ORIGIN is "https://shop.example/en"; it must be an origin such as https://shop.example, without a path',
    ],
    [
      'MAP_TILES_URL',
      'https://tiles.example/{z}.png',
      'MAP_TILES_URL is "https://tiles.example/{z}.png"; it must be a URL with {z}, {x} and {y}, such as https://tiles.example/{z}/{x}/{y}.png',
    ],
    [
      'WAREHOUSE_POSTAL_CODE',
      '5580',
      'WAREHOUSE_POSTAL_CODE is "5580"; it must be a ZIP code of five digits, such as 55802, or a Canadian postal code, such as P7B 1S1',
    ],
    ['WAREHOUSE_TIME_ZONE', 'Mars/Olympus', 'WAREHOUSE_TIME_ZONE is "Mars/Olympus"; it must be an IANA time zone, such as America/Chicago'],
    ['WAREHOUSE_CUT_OFF', '2pm', 'WAREHOUSE_CUT_OFF is "2pm"; it must be a local time from 00:00 to 23:59, such as 14:00'],
    [
      'WAREHOUSE_CLOSED_DAYS',
      '2026-12-24, 2026-02-30',
      'WAREHOUSE_CLOSED_DAYS is "2026-12-24, 2026-02-30"; it must be dates such as 2026-12-24, separated by commas',
    ],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL is set, but invalid; it must be a URL that starts with postgres:// or postgresql://'],
  ])('describe an invalid value and the expected one: %s=%s', (name, value, line) => {
    expect(readSettings({ [name]: value })).toEqual({ ok: false, errors: [line] });
  });

  it('parse lists and reject invalid entries', () => {
    expect(readSettings({ CURRENCIES: 'CAD, USD' })).toMatchObject({
      ok: true,
      settings: { currencies: ['CAD', 'USD'], redirectUris: [] },
    });
    expect(readSettings({ CURRENCIES: 'USD,XYZ' })).toMatchObject({ ok: false, errors: [expect.stringContaining('one of USD, CAD')] });
  });

  it('never print a secret', () => {
    expect(JSON.stringify(readSettings({ MASTER_KEY: 'hunter2' }))).not.toContain('hunter2');
  });

  it('report all errors at once', () => {
    const result = readSettings({ PORT: 'x', SEED: 'y' });
    expect(result.ok ? [] : result.errors).toHaveLength(2);
  });

  it('require COMMERCE_URL and MASTER_KEY for ROLE=storefront', () => {
    const result = readSettings({ ROLE: 'storefront' });
    expect(result.ok ? [] : result.errors.map((error) => error.split(' ')[0])).toEqual(['COMMERCE_URL', 'MASTER_KEY']);
    expect(readSettings({ ROLE: 'storefront', COMMERCE_URL: 'http://127.0.0.1:4000', MASTER_KEY: key }).ok).toBe(true);
  });

  it('require the keys of a bucket, and a source for each endpoint', () => {
    const bucket = { MEDIA_STORE: 'https://s3.example/pictures', MEDIA_STORE_KEY_ID: 'id', MEDIA_STORE_SECRET: 'secret' };
    expect(readSettings(bucket).ok).toBe(true);
    expect(readSettings({ ...bucket, MEDIA_STORE_SECRET: '' })).toMatchObject({
      errors: [expect.stringContaining('MEDIA_STORE_SECRET')],
    });
    expect(readSettings({ MEDIA_ENDPOINTS: 'shop=uploads' }).ok).toBe(true);
    for (const invalid of ['shop', 'shop=elsewhere', '../shop=demo', 'a b=demo']) {
      expect(readSettings({ MEDIA_ENDPOINTS: invalid })).toMatchObject({ errors: [expect.stringContaining('such as media=uploads')] });
    }
  });

  it('are the same after the transfer to a child process', () => {
    const settings = {
      PORT: '0',
      MASTER_KEY: key.toUpperCase(),
      DATABASE_URL: 'postgres://u:p@127.0.0.1/d',
      SITE_ORIGIN: 'https://shop.example/',
      WAREHOUSE_POSTAL_CODE: 'P7B 1S1',
      WAREHOUSE_CLOSED_DAYS: '2026-12-24,2026-12-31',
    };
    const first = readSettings(settings);
    if (!first.ok) throw new Error(first.errors.join('\n'));
    expect(readSettings(toEnvironment(first.settings))).toEqual(first);
  });

  it('equal the table in the README', async () => {
    expect(await readFile(new URL('../../../README.md', import.meta.url), 'utf8')).toContain(settingsAsMarkdown());
  });

  it('are listed in the help and in the Markdown table', () => {
    for (const name of ['PORT', 'DATABASE_URL', 'MASTER_KEY', 'SEED']) {
      expect(settingsAsText()).toContain(name);
      expect(settingsAsMarkdown()).toContain(`| \`${name}\` |`);
    }
  });
});
