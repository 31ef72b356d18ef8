import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase, stock, stores } from '@outfitter/commerce';
import { useTestCommerce, useTestDatabase } from '@outfitter/commerce/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseStoresArguments } from './stores-arguments.ts';
import { runStoresCommand } from './stores-commands.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
/** Time of the test: 9 am in Ely. */
const now = new Date('2026-11-21T15:00:00Z');
const daily = { open: '09:00', close: '20:00' };
const ely = {
  id: '001',
  name: 'Ely, Sheridan Street',
  address: { address1: '105 E Sheridan St', city: 'Ely', stateCode: 'MN', postalCode: '55731', countryCode: 'US' },
  latitude: 47.9032,
  longitude: -91.8671,
  timeZone: 'America/Chicago',
  phone: '218-555-0101',
  email: 'ely@example.com',
  hours: Array(7).fill(daily),
  hasPickup: true,
  blurb: 'The first store.',
};
const tower = { ...ely, id: '002', name: 'Tower' };

let handle: ReturnType<typeof openDatabase>;
let folder: string;
beforeAll(async () => {
  handle = openDatabase({ url: database.url, maxConnections: 2 });
  folder = await mkdtemp(path.join(tmpdir(), 'outfitter-stores-'));
  await importFile([ely, tower], '--add');
});
afterAll(async () => {
  await handle.close();
  await rm(folder, { recursive: true, force: true });
});

async function run(...parameters: string[]): Promise<string> {
  const lines: string[] = [];
  await runStoresCommand({ stores }, handle.db, parseStoresArguments(parameters), (line) => lines.push(line), now);
  return lines.join('\n');
}
async function importFile(content: unknown, ...options: string[]): Promise<string> {
  const file = path.join(folder, 'stores.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return run('import', file, '--by', 'Ada', ...options);
}
const store = (id = '001') => commerce.clientWith().getStore({ query: { id } });
const stored = async (id: string) => JSON.parse(await run('show', id)) as Record<string, unknown>;

describe('npm run stores', () => {
  it('lists stores with their opening status, and shows one as it is imported', async () => {
    expect(await run()).toContain('001  Ely, Sheridan Street (Ely, MN)  open until 20:00, pickup');
    expect(await importFile(await stored('001'))).toBe('0 of 1 stores changed');
    await expect(run('show', '999')).rejects.toThrow('there is no store 999');
  });

  it('imports all stores of a file or none', async () => {
    const before = await run('show', '001');
    const files: [unknown, string][] = [
      [
        [
          { ...ely, name: 'Changed' },
          { ...tower, timeZone: 'America/Ely' },
        ],
        'This is not an IANA time zone',
      ],
      [
        [
          { ...ely, name: 'Changed' },
          { ...tower, latitude: 191 },
        ],
        '$[1].latitude',
      ],
      [
        [
          { ...ely, name: 'Changed' },
          { ...tower, id: '0002' },
        ],
        'the shop has no store 0002; --add adds new stores',
      ],
      ['[{"id": "001", ', 'is not valid JSON'],
    ];
    for (const [content, message] of files) await expect(importFile(content)).rejects.toThrow(message);
    expect(await run('show', '001')).toBe(before);
    await expect(run('import', path.join(folder, 'none.json'))).rejects.toThrow('cannot be read (ENOENT)');
  });

  it('shows what an import would change', async () => {
    const changed = [{ ...ely, phone: '218-555-0199' }, tower];
    expect(await importFile(changed, '--dry-run')).toBe(
      'changed: 001\n    $.phone: "218-555-0101" → "218-555-0199"\n1 of 2 stores would change',
    );
    expect(await stored('001')).toMatchObject({ phone: '218-555-0101' });
    await importFile(changed);
    expect((await store()).contact.phone).toBe('218-555-0199');
  });

  it('sets the hours of weekdays and of a date', async () => {
    await run('set-hours', '001', 'sat,sun', '10:00-17:00');
    expect(await run('set-hours', '001', '2026-11-21', '08:00-12:00', '--name', 'Inventory')).toContain('open until 12:00');
    expect(await store()).toMatchObject({
      c_specialHours: [{ date: '2026-11-21', opening: { open: '08:00', close: '12:00' }, name: 'Inventory' }],
      c_door: { is: 'open', until: '12:00' },
    });
    expect(await run('set-hours', '001', '2026-11-21', 'regular')).toContain('opens 10:00');
    expect(await run('set-hours', '001', '2026-11-21', 'regular')).toBe('nothing changed');
    for (const [parameters, message] of [
      [['mon', '20:00-09:00'], 'The closing time has to be after the opening time'],
      [['mon', '9-5'], '9-5 is not a time range'],
      [['someday', '09:00-20:00'], 'someday is not a day or range'],
      [['2026-02-30', '09:00-20:00'], '001: This is not written as it has to be'],
      [['mon', 'regular'], 'regular is not a time range'],
    ] as const)
      await expect(run('set-hours', '001', ...parameters)).rejects.toThrow(message);
    await expect(run('set-hours', '999', 'mon', 'closed')).rejects.toThrow('there is no store 999');
  });

  it('closes a store for days, until further notice or for good, and reopens it', async () => {
    const roof = await run('close', '002', '--to', '2026-11-30', '--reason', 'New roof');
    expect(roof).toContain('closed, opens 2026-12-01 09:00, no pickup until it reopens');
    expect(await store('002')).toMatchObject({
      closedOverride: true,
      c_closure: { from: '2026-11-21', to: '2026-11-30', reason: 'New roof' },
    });
    await expect(run('close', '002', '--to', '2026-11-01')).rejects.toThrow('The last day is before the first one');
    expect(await run('close', '002')).toContain('closed until further notice, no pickup until it reopens');
    expect(await run('reopen', '002')).toContain('open until 20:00, pickup');
    expect(await run('close', '002', '--permanently')).toMatch(/closed for good, no pickup$/);
    expect((await commerce.clientWith().getStores()).data.map(({ ID }) => ID)).not.toContain('002');
    await run('reopen', '002');
    expect(await store('002')).toMatchObject({ closedOverridePermanent: false, closedOverride: false });
  });

  it('switches pickup, and records every change with its operator', async () => {
    expect(await run('pickup', '002', 'off', '--by', 'Grace')).toContain('no pickup');
    expect((await store('002')).bopisEnabled).toBe(false);
    await expect(run('pickup', '002', 'maybe')).rejects.toThrow('pickup is on or off, not maybe');
    const history = await run('history', '002');
    expect(history.split('\n')[0]).toBe('2026-11-21T15:00:00.000Z  Grace: pickup 002');
    expect(history).toContain('Ada: import 002');
    expect(history).not.toContain('001');
  });

  it('lists a store as without pickup if nothing would be ready there', async () => {
    const hour = { open: '10:00', close: '11:00' };
    await importFile([{ ...tower, hours: [hour, null, null, null, null, null, null], preparationMinutes: 1_440 }]);
    expect(await run()).toContain('shut, opens 2026-11-23 10:00, no pickup: nothing would be ready within 60 days');
    await importFile([{ ...tower, preparationMinutes: 1_440 }]);
    expect(await run()).toContain('002  Tower (Ely, MN)  open until 20:00, pickup');
    await importFile([tower]);
  });

  it('has the changes of the safety stock in its history', async () => {
    const key = { locationId: '002', styleId: stock.wildcard };
    await stock.changeSafetyStock(handle.db, { ...key, units: 2 }, { by: 'Grace', now });
    await stock.changeSafetyStock(handle.db, { ...key, units: undefined }, { by: 'Ada', now });
    expect((await run('history', '002')).split('\n').slice(0, 2)).toEqual([
      '2026-11-21T15:00:00.000Z  Ada: safety-stock 002, style all: none',
      '2026-11-21T15:00:00.000Z  Grace: safety-stock 002, style all: 2',
    ]);
  });

  it('invalidates the pages of stores in the same transaction', async () => {
    const count = async () =>
      Number((await database.pool.query("SELECT count(*) FROM invalidation WHERE surrogate_key = 'stores'")).rows[0].count);
    const before = await count();
    await run('pickup', '001', 'off');
    expect(await count()).toBe(before + 1);
    await run('pickup', '001', 'off');
    expect(await count(), 'nothing changed').toBe(before + 1);
  });
});
