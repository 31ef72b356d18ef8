import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listPreferences, openDatabase, stock, stores } from '@outfitter/commerce';
import { addSku, addStores, insertShop, useTestCommerce, useTestDatabase } from '@outfitter/commerce/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseStockArguments } from './stock-arguments.ts';
import { runStockCommand } from './stock-commands.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
let handle: ReturnType<typeof openDatabase>;
let folder = '';

beforeAll(async () => {
  handle = openDatabase({ url: database.url, maxConnections: 2 });
  folder = await mkdtemp(path.join(tmpdir(), 'stock-feeds-'));
  await insertShop(database.pool);
  for (const id of ['COAT', 'BOOT']) await addSku(database.pool, { id, onHand: 5 });
  await addStores(commerce, { id: '001' }, { id: '002' });
});
afterAll(async () => {
  await handle.close();
  await rm(folder, { recursive: true });
});

async function run(...parameters: string[]): Promise<string[]> {
  const lines: string[] = [];
  await runStockCommand({ stock, listPreferences }, handle.db, parseStockArguments(parameters), (line) => lines.push(line));
  return lines;
}
async function feed(name: string, ...lines: string[]): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, lines.join('\n'));
  return file;
}
const header = 'sku,location,on_hand,backorder_limit,in_stock_date';

describe('npm run stock', () => {
  it('imports a feed, after a dry run, and shows the stock of a SKU and who imported it', async () => {
    const file = await feed('delta.csv', header, 'COAT,warehouse,8,4,2026-12-12', 'HAT,warehouse,1,,', 'COAT,999,1,,', 'END,3');
    const unknown = ['1 unknown SKU, left out: HAT', '1 unknown location, left out: 999'];
    expect(await run('import', file, '--dry-run')).toEqual(['3 rows: 1 level would change', ...unknown]);
    expect(await run('import', file, '--by', 'Ada')).toEqual(['3 rows: 1 level changed', ...unknown]);
    expect(await run('show', 'COAT')).toEqual([
      'location    on hand  reserved  backorder  safety  promised  in stock',
      'warehouse         8         0          4       0        12  2026-12-12',
    ]);
    expect((await run('imports'))[0]).toMatch(/Z {2}Ada: delta\.csv, done, 1 of 1 row, 1 changed, 2 unknown$/);
  });

  it('imports JSON lines as a full feed, and only by force if it takes much out of stock', async () => {
    const file = await feed('full.jsonl', '{"sku":"COAT","location":"warehouse","on_hand":9}', '{"end":1}');
    await expect(run('import', file, '--full')).rejects.toThrow('the full feed would take 1 of 2 SKUs at warehouse out of stock');
    expect((await run('show', 'BOOT'))[1]).toContain(' 5 ');
    expect(await run('import', file, '--full', '--force')).toEqual([
      '1 row: 2 levels changed',
      '1 level that the full feed does not name are zero',
    ]);
    expect((await run('show', 'BOOT'))[1]).toContain(' 0 ');
  });

  it('rejects a feed with an invalid line or one that is cut off, before anything is written', async () => {
    const invalid = await feed('invalid.csv', header, 'COAT,warehouse,1,,', 'BOOT,warehouse,many,,', 'END,2');
    const before = await run('show', 'COAT');
    await expect(run('import', invalid)).rejects.toThrow('nothing was imported: the feed has 1 error');
    await expect(run('import', await feed('cut.csv', header, 'COAT,warehouse,1,,'))).rejects.toThrow('1 error');
    expect(await run('show', 'COAT')).toEqual(before);
    expect(await run('import', await feed('counted.csv', header, 'COAT,warehouse,9,,'), '--rows', '1')).toEqual([
      '1 row: 0 levels changed',
    ]);
  });

  it('sets and removes the safety stock of stores and styles', async () => {
    expect(await run('safety', '001', '4117', '2', '--by', 'Ada')).toEqual([
      'store all, style all: 0, the preference storeSafetyStock',
      'store 001, style 4117: 2, set by Ada',
    ]);
    expect(await run('safety', '001', '4117', 'none')).toHaveLength(1);
  });

  it('records each change of the safety stock with its operator, also where it is removed, and none that changes nothing', async () => {
    const changes = async () => {
      const all = await stores.readStoreChanges(handle.db);
      return all.map(({ changedBy, action, storeId, before, after }) => [changedBy, action, storeId, before, after]);
    };
    const before = await changes();
    await run('safety', '002', '4117', '2', '--by', 'Ada');
    await run('safety', '002', '4117', '2', '--by', 'Bo');
    await run('safety', '002', '4117', '3', '--by', 'Bo');
    await run('safety', '002', '4117', 'none', '--by', 'Grace');
    await run('safety', 'all', 'all', '1', '--by', 'Ada');
    const units = (styleId: string, number: number | null) => ({ styleId, units: number });
    expect((await changes()).slice(0, -before.length || undefined)).toEqual([
      ['Ada', 'safety-stock', '', units('', null), units('', 1)],
      ['Grace', 'safety-stock', '002', units('4117', 3), units('4117', null)],
      ['Bo', 'safety-stock', '002', units('4117', 2), units('4117', 3)],
      ['Ada', 'safety-stock', '002', units('4117', null), units('4117', 2)],
    ]);
    await expect(run('safety', '002', '4117', '2', '--by', ' ')).rejects.toThrow('the name of the operator has 1 to 100 characters');
    expect(await run('safety')).toHaveLength(2);
    await run('safety', 'all', 'all', 'none');
  });

  it.each([
    [['import', 'stock.xlsx'], 'neither .csv nor .jsonl'],
    [['import', 'missing.csv'], 'cannot be read'],
    [['show', 'NOPE'], 'there is no stock of NOPE'],
    [['safety', '001'], 'safety requires store, style and units'],
    [['safety', '999', '4117', '2'], 'there is no store 999'],
    [['safety', '999', 'all', 'none'], 'there is no store 999'],
    [['safety', '001', 'nosuchstyle', '3'], 'there is no style nosuchstyle'],
    [['safety', '001', 'COAT', '3'], 'there is no style COAT'],
    [['import', 'a.csv', '--rows', 'many'], '--rows is not a number of rows'],
  ])('says what is wrong with %j', async (parameters, message) => {
    await expect(run(...parameters)).rejects.toThrow(message);
  });
});
