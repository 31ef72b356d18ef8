import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import type { PublishWindow } from '../publishing/publish-window.ts';
import type { NewContent } from '../publishing/put-content.ts';
import {
  contentOrThrow,
  type EditContext,
  editContent,
  exportContentSet,
  type ImportedItem,
  importContentSet,
  publishVersion,
  readAllItems,
  readChangeLog,
  readContentFolder,
  scheduleVersion,
} from './index.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const at = (day: number) => new Date(Date.UTC(2026, 11, day, 6));
const by = (day: number, name = 'Ada') => ({ by: name, now: at(day) });
const itemKey = (deliveryKey: string, locale = '') => ({ deliveryKey, locale });
const banner = (deliveryKey: string, headline: string, overrides: Partial<NewContent> = {}): NewContent => ({
  schema: 'text-banner',
  name: `Name of ${deliveryKey}`,
  deliveryKey,
  body: { headline },
  ...overrides,
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'content-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  await database.pool.query('TRUNCATE content_version, content_item, content_change, invalidation');
});

async function headline(deliveryKey: string, day: number): Promise<unknown> {
  commerce.clock.set(at(day));
  const response = await commerce.request(`/cms/content/key/${deliveryKey}`);
  return ((await response.json()) as { content?: { headline: string } }).content?.headline;
}
const db = () => commerce.deps.database.db;
const edit = async (versions: readonly NewContent[], context: EditContext) => contentOrThrow(await editContent(db(), versions, context));
const publish = async (version: number, context: EditContext) => contentOrThrow(await publishVersion(db(), itemKey('a'), version, context));
const schedule = (window: Partial<PublishWindow> & { version?: number }, context: EditContext) =>
  scheduleVersion(db(), itemKey('a'), window, context);
const readFolder = async (folder: string) => contentOrThrow(await readContentFolder(folder));
const importSet = async (...parameters: Parameters<typeof importContentSet>) => contentOrThrow(await importContentSet(...parameters));
const invalidAt = (path: string) => ({ ok: false, arguments: { path } });
const invalidBecause = (reason: RegExp) => ({ ok: false, message: expect.stringMatching(reason) });
async function takeInvalidations(): Promise<string[]> {
  const { rows } = await database.pool.query<{ surrogate_key: string }>('DELETE FROM invalidation RETURNING surrogate_key');
  return rows.map((row) => row.surrogate_key);
}
const versionCount = async () => (await database.pool.query('SELECT 1 FROM content_version')).rowCount;

describe('edited content', () => {
  it('is logged with editor, time and details, and invalidates its surrogate keys', async () => {
    expect(await edit([banner('a', 'One')], by(1))).toEqual([1]);
    await takeInvalidations();
    expect(await edit([banner('a', 'Two', { parent: 'top' })], by(2, 'Grace'))).toEqual([2]);
    expect(await takeInvalidations()).toEqual(expect.arrayContaining(['content-a', 'content-schema-text-banner', 'content-children-top']));
    expect(await edit([banner('a', 'Two', { parent: 'top' })], by(3))).toEqual([]);
    expect(await readChangeLog(db(), itemKey('a'))).toMatchObject([
      { changedAt: at(2), changedBy: 'Grace', action: 'put', version: 2, details: { schema: 'text-banner', parent: 'top' } },
      { changedAt: at(1), changedBy: 'Ada', action: 'put', version: 1 },
    ]);
  });

  it('is undone by publishing an earlier version, and scheduled versions still become live', async () => {
    await edit([banner('a', 'One')], by(1));
    await edit([banner('a', 'Two')], by(2));
    await edit([banner('a', 'Campaign', { publishFrom: at(10), publishTo: at(12) })], by(2));
    await takeInvalidations();
    expect(await publish(1, by(3))).toEqual({ version: 4, copiedVersion: 1 });
    expect(await takeInvalidations()).toContain('content-a');
    expect([await headline('a', 3), await headline('a', 11), await headline('a', 12)]).toEqual(['One', 'Campaign', 'One']);
    expect(await publish(4, by(5))).toEqual({ version: undefined, copiedVersion: 4 });
    expect((await readChangeLog(db(), itemKey('a')))[0]).toMatchObject({ action: 'publish', version: 4, copiedVersion: 1 });
  });

  it('is scheduled as a new version', async () => {
    await edit([banner('a', 'Campaign')], by(1));
    await edit([banner('a', 'Usual')], by(2));
    const window = { publishFrom: at(10), publishTo: at(12) };
    expect(contentOrThrow(await schedule({ ...window, version: 1 }, by(3)))).toEqual({ version: 3, copiedVersion: 1 });
    expect([await headline('a', 9), await headline('a', 10), await headline('a', 12)]).toEqual(['Usual', 'Campaign', 'Usual']);
    expect(await schedule({ publishFrom: at(12), publishTo: at(10) }, by(3))).toMatchObject(invalidAt('$.publishTo'));
  });

  it('is rejected as a whole if a part is invalid: nothing is stored or logged', async () => {
    expect(await editContent(db(), [banner('a', 'One'), banner('a', '')], by(1))).toMatchObject(invalidAt('$.headline'));
    expect(await editContent(db(), [banner('a', 'One')], by(1, ' '))).toMatchObject(invalidAt('$.by'));
    expect([await versionCount(), await readChangeLog(db(), itemKey('a'))]).toEqual([0, []]);
    await edit([banner('a', 'One')], by(1));
    const withOtherSchema = banner('a', 'x', { schema: 'content-text', body: { richText: { richText: 'x' } } });
    expect(await editContent(db(), [withOtherSchema], by(1))).toMatchObject(
      invalidBecause(/belongs to an item with the schema 'text-banner'/),
    );
    expect(await publishVersion(db(), itemKey('a'), 7, by(1))).toMatchObject(invalidAt('$.version'));
    expect(await publishVersion(db(), itemKey('a', 'fr-FR'), 1, by(1))).toMatchObject(
      invalidBecause(/no content with the key 'a' in fr-FR/),
    );
  });
});

describe('a content set', () => {
  const write = async (name: string, files: Record<string, unknown>) => {
    const target = path.join(folder, name);
    for (const [file, content] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(target, file)), { recursive: true });
      await writeFile(path.join(target, file), typeof content === 'string' ? content : JSON.stringify(content));
    }
    return readFolder(target);
  };
  const file = (text: string, overrides = {}) => ({ schema: 'text-banner', name: 'A banner', body: { headline: text }, ...overrides });
  const summary = (items: readonly ImportedItem[]) => items.map(({ locale, deliveryKey, change }) => `${change} ${locale}/${deliveryKey}`);

  it('reports in a dry run what an import would change, and stores nothing', async () => {
    await edit([banner('a', 'One', { name: 'A banner' }), banner('b', 'Two', { name: 'A banner' })], by(1));
    await takeInvalidations();
    const set = await write('dry', { 'a.json': file('One'), 'b.json': file('Too'), 'fr-FR/a.json': file('Un') });
    const dryRun = await importSet(db(), set, { ...by(2), isDryRun: true });
    expect(summary(dryRun)).toEqual(['same /a', 'changed /b', 'new fr-FR/a']);
    expect(dryRun[1]?.differences).toEqual([{ path: '$.versions[0].body.headline', before: 'Two', after: 'Too' }]);
    expect([await versionCount(), await takeInvalidations()]).toEqual([2, []]);
    expect(summary(await importSet(db(), set, { ...by(2), isDryRun: false }))).toEqual(summary(dryRun));
    expect([await versionCount(), await headline('b', 3), await headline('a', 3)]).toEqual([4, 'Too', 'One']);
    expect(await readChangeLog(db(), itemKey('a', 'fr-FR'))).toMatchObject([{ action: 'import', changedBy: 'Ada' }]);
    expect(await takeInvalidations()).not.toContain('content-schema-homepage');
  });

  it('is exported and imported again without a change, including publish windows, locales and hierarchies', async () => {
    await edit([banner('a', 'History', { publishFrom: at(1), publishTo: at(2) }), banner('a', 'Former'), banner('a', 'One')], by(1));
    await edit(
      [banner('a', 'Soon', { publishFrom: at(10), publishTo: at(12) }), banner('a', 'Sooner', { publishFrom: at(10), publishTo: at(11) })],
      by(1),
    );
    await edit([banner('a', 'Un', { locale: 'fr-FR' }), banner('b', 'Below', { parent: 'a', position: 3 })], by(1));
    await edit([banner('over', 'Over', { publishTo: at(2) })], by(1));
    const before = await readAllItems(db());
    const target = path.join(folder, 'round');
    await write('round', { 'unknown.json': file('Unknown') });
    expect(contentOrThrow(await exportContentSet(db(), target, at(3)))).toEqual({
      written: ['a.json', 'b.json', 'over.json', 'fr-FR/a.json'],
      unmatched: ['unknown.json'],
    });
    await rm(path.join(target, 'unknown.json'));
    expect(JSON.parse(await readFile(path.join(target, 'a.json'), 'utf8'))).toMatchObject({
      body: { headline: 'One' },
      versions: [{ body: { headline: 'Soon' }, publishFrom: at(10).toISOString() }, { body: { headline: 'Sooner' } }],
    });
    await takeInvalidations();
    // On later days, fewer versions are upcoming.
    for (const day of [3, 11, 13]) {
      const items = await importSet(db(), await readFolder(target), { ...by(day), isDryRun: false });
      expect(items.filter(({ change }) => change !== 'same')).toEqual([]);
    }
    expect([await readAllItems(db()), await takeInvalidations()]).toEqual([before, []]);
    await database.pool.query('TRUNCATE content_version, content_item');
    await importSet(db(), await readFolder(target), { ...by(3), isDryRun: false });
    const shown = [];
    for (const day of [3, 10, 11, 12]) shown.push(await headline('a', day));
    expect(shown).toEqual(['One', 'Sooner', 'Soon', 'One']);
  });

  it('is rejected as a whole with all invalid files: duplicate keys, an invalid window, an invalid year, an unknown field', async () => {
    const set = await write('invalid', {
      'good.json': file('Good'),
      'window.json': file('x', { publishFrom: '2026-12-02T00:00:00Z', publishTo: '2026-12-01T00:00:00Z' }),
      'year.json': file('x', { publishTo: '9999-12-31T00:00:00Z' }),
      'word.json': file('x', { versions: [{ publishFrom: 'yesterday', body: { headline: 'x' } }] }),
      'field.json': { ...file('x'), body: { headline: 'x', colour: 'red' } },
      'later.json': file('x', { versions: [{ body: { headline: '' } }] }),
      'no key.json': file('x'),
    });
    const duplicate = { ...set[1]!, deliveryKey: 'GOOD', file: 'elsewhere/GOOD.json' };
    const result = await importContentSet(db(), [...set, duplicate], { ...by(1), isDryRun: false });
    const found = result.ok ? [] : (result.arguments?.errors as string[]);
    const errors = found.map((error) => error.replaceAll(`${folder}/invalid/`, ''));
    expect(errors.sort()).toEqual([
      expect.stringMatching(/^elsewhere\/GOOD.json: the delivery key 'GOOD' is also used by good.json/),
      'field.json: There is no such field (at $.body.colour)',
      expect.stringMatching(/^later.json: .*\(at \$.versions\[0\].body.headline\)$/),
      expect.stringMatching(/^no key.json: .*\(at \$.deliveryKey\)$/),
      expect.stringMatching(/^window.json: .*\(at \$.publishTo\)$/),
      expect.stringMatching(/^word.json: .*\(at \$.versions\[0\].publishFrom\)$/),
      expect.stringMatching(/^year.json: .*\(at \$.publishTo\)$/),
    ]);
    expect(await versionCount()).toBe(0);
    await expect(write('broken', { 'a.json': '{' })).rejects.toThrow(/is not JSON/);
  });
});
