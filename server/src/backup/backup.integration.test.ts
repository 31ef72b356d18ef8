import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '@outfitter/commerce';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dataFolderPaths, loadOrCreateMasterKey } from '../data-folder/index.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase, testParameters } from '../database/index.ts';
import { seedDemo } from '../seed/index.ts';
import { backUpShop } from './back-up-shop.ts';
import { restoreShop } from './restore-shop.ts';

// Copies some thousand files.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let root: string;
let shop: EmbeddedDatabase;
let source: pg.Pool;
const at = (name: string) => path.join(root, name);

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'outfitter-backup-'));
  await mkdir(at('shop/media/images'), { recursive: true });
  await writeFile(at('shop/media/images/barn.webp'), 'a barn in the snow');
  await loadOrCreateMasterKey(dataFolderPaths(at('shop')));
  shop = await start('shop');
  source = connect(shop);
  await migrate(shop.url, () => undefined);
  await seedDemo(shop.url, { size: 'small', log: () => undefined });
  await source.query('CREATE TABLE entry (writer integer, number integer, PRIMARY KEY (writer, number))');
  await source.query('CREATE TABLE account (id integer PRIMARY KEY, balance integer)');
  await source.query('INSERT INTO account SELECT n, 100 FROM generate_series(1, 4) AS n');
});
afterAll(async () => {
  vi.resetConfig();
  await source.end();
  await shop.stop();
  await rm(root, { recursive: true, force: true });
});

const start = (name: string) => startEmbeddedDatabase({ folder: at(name), parameters: testParameters, isDurable: false });

function connect({ url }: EmbeddedDatabase): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 8 });
  pool.on('error', () => undefined);
  return pool;
}

const backUp = (target: string) => backUpShop({ dataFolder: at('shop'), target: at(target), isDurable: false });
const restore = (backup: string, folder: string) => restoreShop({ backup: at(backup), dataFolder: at(folder), isDurable: false });

async function withRestored<Value>(folder: string, use: (pool: pg.Pool) => Promise<Value>): Promise<Value> {
  const restored = await start(folder);
  const pool = connect(restored);
  try {
    return await use(pool);
  } finally {
    await pool.end();
    await restored.stop();
  }
}

async function contentOf(pool: pg.Pool): Promise<Record<string, string>> {
  const { rows: relations } = await pool.query<{ name: string; kind: 'r' | 'S' }>(
    "SELECT oid::regclass::text AS name, relkind AS kind FROM pg_class WHERE relkind IN ('r', 'S') AND oid >= 16384 AND relnamespace <> 'pg_toast'::regnamespace ORDER BY 1",
  );
  const content: Record<string, string> = {};
  for (const { name, kind } of relations) {
    const digest = "count(*) || ' ' || coalesce(md5(string_agg(md5(whole::text), '' ORDER BY md5(whole::text))), '')";
    const state = "last_value || ' ' || is_called";
    const { rows } = await pool.query<{ digest: string }>(`SELECT ${kind === 'r' ? digest : state} AS digest FROM ${name} AS whole`);
    content[name] = rows[0]!.digest;
  }
  return content;
}

describe('a backup', () => {
  it('restores every table, the uploads and the keys', async () => {
    const before = await contentOf(source);
    expect(Object.keys(before).length).toBeGreaterThan(60);
    await backUp('equal');
    expect((await stat(at('equal'))).mode & 0o077).toBe(0);
    await restore('equal', 'equal-shop');
    expect(await withRestored('equal-shop', contentOf)).toEqual(before);
    for (const file of ['media/images/barn.webp', 'master.key']) {
      expect(await readFile(at(`equal-shop/${file}`), 'utf8')).toBe(await readFile(at(`shop/${file}`), 'utf8'));
    }
  });

  it('taken while transactions commit contains each of them as a whole, and all that had committed before', async () => {
    let isOver = false;
    const committed = [0, 0, 0, 0];
    const writers = committed.map(async (_, writer) => {
      while (!isOver) {
        const client = await source.connect();
        const number = committed[writer]! + 1;
        await client.query('BEGIN');
        await client.query('INSERT INTO entry VALUES ($1, $2)', [writer, number]);
        await client.query('UPDATE account SET balance = balance - 1 WHERE id = $1', [writer + 1]);
        await client.query('UPDATE account SET balance = balance + 1 WHERE id = $1', [writer + 1]);
        await client.query('COMMIT');
        client.release();
        committed[writer] = number;
      }
    });
    const before = await source.query('SELECT pg_sleep(0.3)').then(() => [...committed]);
    await backUp('busy');
    isOver = true;
    await Promise.all(writers);
    await restore('busy', 'busy-shop');
    await withRestored('busy-shop', async (pool) => {
      const { rows } = await pool.query<{ writer: number; count: number; last: number }>(
        'SELECT writer, count(*)::integer AS count, max(number) AS last FROM entry GROUP BY writer ORDER BY writer',
      );
      expect(rows).toHaveLength(4);
      for (const { writer, count, last } of rows) {
        expect(count).toBe(last);
        expect(count).toBeGreaterThanOrEqual(before[writer]!);
      }
      expect((await pool.query('SELECT sum(balance)::integer AS total FROM account')).rows).toEqual([{ total: 400 }]);
    });
  });

  it('does not keep the WAL of the database afterward', async () => {
    await backUp('damaged');
    expect((await source.query('SELECT slot_name FROM pg_replication_slots')).rows).toEqual([]);
  });

  it('is rejected if a file of it has changed or is missing, and the data folder gets no shop', async () => {
    await appendFile(at('damaged/master.key'), ' ');
    await expect(restore('damaged', 'damaged-shop')).rejects.toThrow(/master\.key of the backup .* is missing or has changed/);
    await rm(at('damaged/master.key'));
    await expect(restore('damaged', 'damaged-shop')).rejects.toThrow(/master\.key/);
    expect(await readdir(root)).not.toContain('damaged-shop');
  });

  it('is rejected if it is not complete', async () => {
    await rm(at('damaged/manifest.json'));
    await expect(restore('damaged', 'incomplete-shop')).rejects.toThrow('is not a complete backup');
  });

  it('overwrites neither another backup nor a shop', async () => {
    await expect(backUp('equal')).rejects.toThrow('is not empty');
    await expect(restore('equal', 'shop')).rejects.toThrow('already contains a shop');
  });

  it('can be restored after a restore was killed', async () => {
    await mkdir(at('killed-shop/postgres.unfinished-12345678'), { recursive: true });
    await writeFile(at('killed-shop/master.key'), 'half');
    await restore('equal', 'killed-shop');
    expect((await readdir(at('killed-shop'))).filter((name) => name.includes('unfinished'))).toEqual([]);
    expect(await withRestored('killed-shop', async (pool) => (await pool.query('SELECT 1 AS one')).rows)).toEqual([{ one: 1 }]);
  });
});
