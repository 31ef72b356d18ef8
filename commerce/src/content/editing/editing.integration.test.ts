import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import type { NewContent } from '../publishing/put-content.ts';
import {
  editContent,
  exportContentSet,
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
const address = (deliveryKey: string, locale = '') => ({ deliveryKey, locale });
const banner = (deliveryKey: string, headline: string, more: Partial<NewContent> = {}): NewContent => ({
  ...{ schema: 'text-banner', name: `Name of ${deliveryKey}`, deliveryKey, body: { headline } },
  ...more,
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
async function purged(): Promise<string[]> {
  const { rows } = await database.pool.query<{ surrogate_key: string }>('DELETE FROM invalidation RETURNING surrogate_key');
  return rows.map((row) => row.surrogate_key);
}
const versionCount = async () => (await database.pool.query('SELECT 1 FROM content_version')).rowCount;

describe('content changed by a person', () => {
  it('is written down with who, when and what, and purges what showed it', async () => {
    expect(await editContent(db(), [banner('a', 'One')], by(1))).toEqual([1]);
    await purged();
    expect(await editContent(db(), [banner('a', 'Two', { parent: 'top' })], by(2, 'Grace'))).toEqual([2]);
    expect(await purged()).toEqual(expect.arrayContaining(['content-a', 'content-schema-text-banner', 'content-children-top']));
    expect(await editContent(db(), [banner('a', 'Two', { parent: 'top' })], by(3))).toEqual([]);
    expect(await readChangeLog(db(), address('a'))).toMatchObject([
      { changedAt: at(2), changedBy: 'Grace', action: 'put', version: 2, details: { schema: 'text-banner', parent: 'top' } },
      { changedAt: at(1), changedBy: 'Ada', action: 'put', version: 1 },
    ]);
  });

  it('is undone by publishing an earlier version, while what is scheduled still comes', async () => {
    await editContent(db(), [banner('a', 'One')], by(1));
    await editContent(db(), [banner('a', 'Two')], by(2));
    await editContent(db(), [banner('a', 'Campaign', { publishFrom: at(10), publishTo: at(12) })], by(2));
    await purged();
    expect(await publishVersion(db(), address('a'), 1, by(3))).toEqual({ version: 4, copiedVersion: 1 });
    expect(await purged()).toContain('content-a');
    expect([await headline('a', 3), await headline('a', 11), await headline('a', 12)]).toEqual(['One', 'Campaign', 'One']);
    expect(await publishVersion(db(), address('a'), 4, by(5))).toEqual({ version: undefined, copiedVersion: 4 });
    expect((await readChangeLog(db(), address('a')))[0]).toMatchObject({ action: 'publish', version: 4, copiedVersion: 1 });
  });

  it('is scheduled as a version of its own', async () => {
    await editContent(db(), [banner('a', 'Campaign')], by(1));
    await editContent(db(), [banner('a', 'Usual')], by(2));
    const window = { publishFrom: at(10), publishTo: at(12) };
    expect(await scheduleVersion(db(), address('a'), { ...window, version: 1 }, by(3))).toEqual({ version: 3, copiedVersion: 1 });
    expect([await headline('a', 9), await headline('a', 10), await headline('a', 12)]).toEqual(['Usual', 'Campaign', 'Usual']);
    await expect(scheduleVersion(db(), address('a'), { publishFrom: at(12), publishTo: at(10) }, by(3))).rejects.toMatchObject({
      path: '$.publishTo',
    });
  });

  it('is refused whole where a part of it is: nothing kept, nothing written down', async () => {
    await expect(editContent(db(), [banner('a', 'One'), banner('a', '')], by(1))).rejects.toMatchObject({ path: '$.headline' });
    await expect(editContent(db(), [banner('a', 'One')], by(1, ' '))).rejects.toMatchObject({ path: '$.by' });
    expect([await versionCount(), await readChangeLog(db(), address('a'))]).toEqual([0, []]);
    await editContent(db(), [banner('a', 'One')], by(1));
    await expect(
      editContent(db(), [banner('a', 'x', { schema: 'content-text', body: { richText: { richText: 'x' } } })], by(1)),
    ).rejects.toThrow(/another item’s|another item's/);
    await expect(publishVersion(db(), address('a'), 7, by(1))).rejects.toMatchObject({ path: '$.version' });
    await expect(publishVersion(db(), address('a', 'fr-FR'), 1, by(1))).rejects.toThrow(/no content under the key 'a' in fr-FR/);
  });
});

describe('a set of content', () => {
  const write = async (name: string, files: Record<string, unknown>) => {
    const target = path.join(folder, name);
    for (const [file, content] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(target, file)), { recursive: true });
      await writeFile(path.join(target, file), typeof content === 'string' ? content : JSON.stringify(content));
    }
    return readContentFolder(target);
  };
  const file = (words: string, more = {}) => ({ schema: 'text-banner', name: 'A banner', body: { headline: words }, ...more });
  const summary = (items: Awaited<ReturnType<typeof importContentSet>>) =>
    items.map(({ locale, deliveryKey, change }) => `${change} ${locale}/${deliveryKey}`);

  it('says by a dry run what it would change, and keeps nothing of that', async () => {
    await editContent(db(), [banner('a', 'One', { name: 'A banner' }), banner('b', 'Two', { name: 'A banner' })], by(1));
    await purged();
    const set = await write('dry', { 'a.json': file('One'), 'b.json': file('Too'), 'fr-FR/a.json': file('Un') });
    const looked = await importContentSet(db(), set, { ...by(2), isDryRun: true });
    expect(summary(looked)).toEqual(['same /a', 'changed /b', 'new fr-FR/a']);
    expect(looked[1]?.differences).toEqual([{ path: '$.versions[0].body.headline', before: 'Two', after: 'Too' }]);
    expect([await versionCount(), await purged()]).toEqual([2, []]);
    expect(summary(await importContentSet(db(), set, { ...by(2), isDryRun: false }))).toEqual(summary(looked));
    expect([await versionCount(), await headline('b', 3), await headline('a', 3)]).toEqual([4, 'Too', 'One']);
    expect(await readChangeLog(db(), address('a', 'fr-FR'))).toMatchObject([{ action: 'import', changedBy: 'Ada' }]);
    expect(await purged()).not.toContain('content-schema-homepage');
  });

  it('goes out and in again without a change, windows, languages and trees included', async () => {
    await editContent(
      db(),
      [banner('a', 'History', { publishFrom: at(1), publishTo: at(2) }), banner('a', 'Former'), banner('a', 'One')],
      by(1),
    );
    await editContent(
      db(),
      [banner('a', 'Soon', { publishFrom: at(10), publishTo: at(12) }), banner('a', 'Sooner', { publishFrom: at(10), publishTo: at(11) })],
      by(1),
    );
    await editContent(db(), [banner('a', 'Un', { locale: 'fr-FR' }), banner('b', 'Below', { parent: 'a', position: 3 })], by(1));
    await editContent(db(), [banner('over', 'Over', { publishTo: at(2) })], by(1));
    const before = await readAllItems(db());
    const target = path.join(folder, 'round');
    await write('round', { 'nobody.json': file('Nobody') });
    expect(await exportContentSet(db(), target, at(3))).toEqual({
      written: ['a.json', 'b.json', 'over.json', 'fr-FR/a.json'],
      left: ['nobody.json'],
    });
    await rm(path.join(target, 'nobody.json'));
    expect(JSON.parse(await readFile(path.join(target, 'a.json'), 'utf8'))).toMatchObject({
      body: { headline: 'One' },
      versions: [{ body: { headline: 'Soon' }, publishFrom: at(10).toISOString() }, { body: { headline: 'Sooner' } }],
    });
    await purged();
    // Also on a day when less of it is still to come.
    for (const day of [3, 11, 13]) {
      const items = await importContentSet(db(), await readContentFolder(target), { ...by(day), isDryRun: false });
      expect(items.filter(({ change }) => change !== 'same')).toEqual([]);
    }
    expect([await readAllItems(db()), await purged()]).toEqual([before, []]);
    await database.pool.query('TRUNCATE content_version, content_item');
    await importContentSet(db(), await readContentFolder(target), { ...by(3), isDryRun: false });
    const shown = [];
    for (const day of [3, 10, 11, 12]) shown.push(await headline('a', day));
    expect(shown).toEqual(['One', 'Sooner', 'Soon', 'One']);
  });

  it('is refused whole with every file that is wrong: two items with one key, a window, a year, an unknown field', async () => {
    const set = await write('wrong', {
      'good.json': file('Good'),
      'window.json': file('x', { publishFrom: '2026-12-02T00:00:00Z', publishTo: '2026-12-01T00:00:00Z' }),
      'year.json': file('x', { publishTo: '9999-12-31T00:00:00Z' }),
      'word.json': file('x', { versions: [{ publishFrom: 'yesterday', body: { headline: 'x' } }] }),
      'field.json': { ...file('x'), body: { headline: 'x', colour: 'red' } },
      'later.json': file('x', { versions: [{ body: { headline: '' } }] }),
      'no key.json': file('x'),
    });
    const twice = { ...set[1]!, deliveryKey: 'GOOD', file: 'elsewhere/GOOD.json' };
    const refused = await importContentSet(db(), [...set, twice], { ...by(1), isDryRun: false }).catch((error: unknown) => error);
    const problems = (refused as { problems: string[] }).problems.map((problem) => problem.replaceAll(`${folder}/wrong/`, ''));
    expect(problems.sort()).toEqual([
      expect.stringMatching(/^elsewhere\/GOOD.json: the delivery key 'GOOD' is that of good.json too/),
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
