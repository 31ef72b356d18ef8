import { describe, expect, it } from 'vitest';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { putTestContent } from '../testing/put-test-content.ts';
import { type NewAsset, readAssetChanges, readMediaAssets, recordAsset } from './record-asset.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);

const barn: NewAsset = {
  name: 'barn',
  version: 'aa11',
  mediaType: 'image/webp',
  width: 1600,
  height: 900,
  bytes: 40_000,
  alt: 'A red barn',
  pointX: 0.5,
  pointY: 0.5,
  ground: '#aa3322',
};
const edit = (by = 'Ada') => ({ by, now: commerce.clock.now() });
const stored: string[] = [];
const record = (asset: NewAsset, by?: string, store = async () => void stored.push(asset.version)) =>
  recordAsset(commerce.deps.database.db, asset, edit(by), { endpoints: ['media'], store });

describe('an uploaded image', () => {
  it('is stored with its editor; an unchanged upload changes nothing', async () => {
    expect(await record(barn)).toEqual({ ok: true, value: true });
    expect(await record(barn, 'Grace')).toEqual({ ok: true, value: false });
    expect(await readMediaAssets(commerce.deps.database.db)).toMatchObject([{ ...barn, uploadedBy: 'Ada' }]);
    const changes = await readAssetChanges(commerce.deps.database.db, 'barn');
    expect(changes).toMatchObject([{ action: 'upload', changedBy: 'Ada', version: 'aa11', details: { alt: 'A red barn' } }]);
    expect(stored).toEqual(['aa11', 'aa11']);
  });

  it('replaces the previous image on every page that shows it and invalidates caches', async () => {
    const body = { headline: 'Out back', image: { image: '/i/media/barn', alt: 'A red barn', version: 'aa11', ground: '#aa3322' } };
    await putTestContent(commerce, { schema: 'text-banner', name: 'Out back', deliveryKey: 'out-back', body });
    await database.pool.query('DELETE FROM invalidation');
    await record({ ...barn, version: 'bb22', ground: '#112233' }, 'Grace');
    const { content } = await commerce.clientWith().getContentByKey({ params: { deliveryKey: 'out-back' } });
    expect(content.image).toMatchObject({ version: 'bb22', ground: '#112233', ratio: 1600 / 900 });
    const { rows } = await database.pool.query('SELECT surrogate_key FROM invalidation');
    expect(rows).toEqual([{ surrogate_key: 'content-out-back' }]);
    const changes = await readAssetChanges(commerce.deps.database.db, 'barn');
    expect(changes.map(({ action, changedBy }) => [action, changedBy])).toEqual([
      ['replace', 'Grace'],
      ['upload', 'Ada'],
    ]);
  });

  it('is not stored if its file could not be stored', async () => {
    await expect(record({ ...barn, name: 'shed' }, 'Ada', () => Promise.reject(new Error('the disk is full')))).rejects.toThrow('disk');
    expect((await readMediaAssets(commerce.deps.database.db)).map(({ name }) => name)).toEqual(['barn']);
    expect(await readAssetChanges(commerce.deps.database.db, 'shed')).toEqual([]);
  });

  it.each([
    [{ alt: '' }, '$.alt'],
    [{ alt: '   ' }, '$.alt'],
    [{ alt: 'x'.repeat(301) }, '$.alt'],
    [{ name: '../barn' }, '$.name'],
    [{ name: 'Barn' }, '$.name'],
    [{ name: 'x'.repeat(81) }, '$.name'],
  ])('is rejected with %o', async (fields, path) => {
    expect(await record({ ...barn, ...fields })).toMatchObject({ ok: false, arguments: { path } });
  });

  it('is rejected without the name of the editor', async () => {
    expect(await record(barn, ' ')).toMatchObject({ ok: false, arguments: { path: '$.by' } });
  });
});
