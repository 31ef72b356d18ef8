import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { skuIdOf } from '../brand/testing/brand-builder.ts';
import { useTestBrand } from '../brand/testing/use-test-brand.ts';
import { styleChanged } from '../catalog/style-changes.ts';
import { release, reserve } from '../inventory/reserve.ts';
import { publishBackInStock, publishReservedStock } from '../orders/publish-stock.ts';
import { inTransaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { handleOnce } from '../platform/jobs/event-handler.ts';
import { dispatchEvents, type OutboxEvent } from '../platform/jobs/outbox.ts';
import { changeSafetyStock } from '../products/change-safety-stock.ts';
import { recordStock } from '../products/record-stock.ts';
import { closeStore, reopenStore } from '../stores/index.ts';
import { stores } from '../stores/tables.ts';
import { buildStore } from '../stores/testing/store-builder.ts';
import { testNow } from '../testing/test-commerce.ts';
import { handlers } from './background.ts';
import { updateDocuments } from './indexing/update-documents.ts';

const styleIds = ['4117', '4118', '4119'];
const { commerce } = useTestBrand(
  styleIds.map((id) => ({ id, name: `Coat ${id}`, colors: { '10': 'brown', '35': 'blue' }, sizes: ['M', '4XL'] })),
);
const [medium, large] = [0, 1];

async function stockStores(storeId: string, units: Record<string, number>): Promise<void> {
  const lines = Object.entries(units).map(([skuId, onHand]) => ({ skuId, locationId: storeId, onHand }));
  await inTransaction(commerce.deps.database.db, (tx) => recordStock(tx, lines, testNow));
  await inTransaction(commerce.deps.database.db, (tx) => updateDocuments(tx, styleIds, testNow));
}

async function handleEvents(): Promise<void> {
  const { database, clock, log } = commerce.deps;
  const handle = async (event: OutboxEvent) => {
    for (const handler of handlers.filter(({ kind }) => kind === event.kind)) await handleOnce(database.db, handler, event, { clock, log });
  };
  const events: OutboxEvent[] = [];
  while ((await dispatchEvents(database.db, async (waiting) => void events.push(...waiting), clock.now())) > 0) {
    for (const event of events.splice(0)) await handle(event);
  }
}

async function list(refinements: Record<string, string>) {
  const query = { cgid: 'men-coats', ...refinements } as never;
  const { hits, total, refinements: facets } = await commerce.clientWith().searchProducts({ query });
  const facet = facets.find(({ attributeId }) => attributeId === 'store');
  return {
    ids: hits.map(({ productId }) => productId).sort(),
    total,
    stores: Object.fromEntries(facet?.values.map(({ label, hitCount }) => [label, hitCount]) ?? []),
  };
}

beforeAll(async () => {
  await commerce.deps.database.db
    .insert(stores)
    .values([
      buildStore(),
      buildStore({ id: '002', storeIdExt: '9002', dtcStoreId: 'DTC-002', name: 'Tower' }),
      buildStore({ id: '009', storeIdExt: '9009', dtcStoreId: 'DTC-009', name: 'Gone', closedPermanently: true }),
    ]);
  await stockStores('001', { [skuIdOf('4117', '10', medium)]: 2, [skuIdOf('4117', '35', large)]: 2, [skuIdOf('4118', '10', large)]: 1 });
  await stockStores('002', { [skuIdOf('4118', '35', medium)]: 1 });
  await stockStores('009', { [skuIdOf('4119', '10', medium)]: 5 });
});

describe('the stock of a store as a facet', () => {
  it('LIST-002 counts the styles that each store has, and none of a store that is closed for good', async () => {
    expect(await list({})).toMatchObject({ total: 3, stores: { 'Ely, Sheridan Street': 2, Tower: 1 } });
  });

  it('LIST-001 lists the styles of a store, or of one of two', async () => {
    expect(await list({ refine_1: 'store=001' })).toMatchObject({ ids: ['4117', '4118'], total: 2, stores: { Tower: 1 } });
    expect((await list({ refine_1: 'store=002' })).ids).toEqual(['4118']);
    expect((await list({ refine_1: 'store=001|002' })).ids).toEqual(['4117', '4118']);
  });

  it('finds a style by a color and size only if the store has this variant', async () => {
    expect((await list({ refine_1: 'store=001', refine_2: 'size=M' })).ids).toEqual(['4117']);
    expect((await list({ refine_1: 'store=001', refine_2: 'size=4XL', refine_3: 'color=brown' })).ids).toEqual(['4118']);
    expect((await list({ refine_1: 'store=001', refine_2: 'size=M', refine_3: 'color=blue' })).ids).toEqual([]);
  });

  it('names a selected store without hits, and ignores an unknown one', async () => {
    expect(await list({ refine_1: 'store=002', refine_2: 'size=4XL' })).toMatchObject({ ids: [], stores: { Tower: 0 } });
    expect(await list({ refine_1: 'store=nowhere' })).toMatchObject({ ids: [], total: 0 });
  });

  it('follows a sale and a delivery at once, and keeps the safety stock back', async () => {
    const skuId = skuIdOf('4118', '35', medium);
    await stockStores('002', { [skuId]: 0, [skuIdOf('4119', '10', medium)]: 1 });
    expect((await list({ refine_1: 'store=002' })).ids).toEqual(['4119']);
    await stockStores('002', { [skuId]: 4 });
    expect((await list({ refine_1: 'store=002' })).ids).toEqual(['4118', '4119']);
    await changeSafetyStock(commerce.deps.database.db, { locationId: '002', styleId: '4119', units: 1 }, { by: 'test', now: testNow });
    const { rows } = await commerce.deps.database.db.execute<{ payload: { styleIds: string[] } }>(
      sql`SELECT payload FROM outbox_event WHERE kind = ${styleChanged} ORDER BY id DESC LIMIT 1`,
    );
    expect(rows).toEqual([{ payload: { styleIds: ['4119'] } }]);
    await inTransaction(commerce.deps.database.db, (tx) => updateDocuments(tx, ['4119'], testNow));
    expect((await list({ refine_1: 'store=002' })).ids).toEqual(['4118']);
  });

  it('PDP-006 has what only the store has, and leaves out what goes on backorder, as soon as an order takes the last unit', async () => {
    const { db } = commerce.deps.database;
    const only = Object.fromEntries([medium, large].flatMap((size) => ['10', '35'].map((color) => [skuIdOf('4119', color, size), 0])));
    const atWarehouse = async (units: object) => {
      const lines = Object.keys(only).map((skuId) => ({ skuId, locationId: 'warehouse', onHand: 0, ...units }));
      await inTransaction(db, (tx) => recordStock(tx, lines, testNow));
      await handleEvents();
    };
    await stockStores('001', { [skuIdOf('4119', '10', medium)]: 1 });
    const before = (await list({ refine_1: 'store=001' })).ids;
    expect(before).toContain('4119');
    await atWarehouse({ onHand: 0 });
    expect((await list({ refine_1: 'store=001' })).ids).toEqual(before);
    await atWarehouse({ onHand: 1, backorderLimit: 5 });
    expect((await list({ refine_1: 'store=001' })).ids).toEqual(before);
    const orderId = newId();
    await inTransaction(db, async (tx) => {
      const reserved = await reserve(
        tx,
        orderId,
        [{ skuId: skuIdOf('4119', '10', medium), locationId: 'warehouse', quantity: 1 }],
        testNow,
      );
      if (reserved.ok) await publishReservedStock(tx, reserved.value, testNow);
    });
    await handleEvents();
    expect((await list({ refine_1: 'store=001' })).ids).toEqual(before.filter((id) => id !== '4119'));
    await inTransaction(db, async (tx) => publishBackInStock(tx, await release(tx, orderId, Object.keys(only), testNow), testNow));
    await handleEvents();
    expect((await list({ refine_1: 'store=001' })).ids).toEqual(before);
  });

  it('does not offer a store while it is closed, without a change of the index, and lists it while it is selected', async () => {
    const { db } = commerce.deps.database;
    const edit = { by: 'ada', now: testNow };
    await handleEvents();
    const before = await list({});
    expect(before.stores).toHaveProperty('Tower');
    await closeStore(db, '002', { from: '2026-12-01', to: '2026-12-05', reason: 'New roof' }, edit);
    const expires = async () => (await commerce.request('/api/product_search?cgid=men-coats')).headers.get('cache-control');
    commerce.clock.set(new Date('2026-12-01T05:59:50Z'));
    expect(await list({})).toEqual(before);
    expect(await expires(), 'the closure begins at midnight in Ely').toContain('s-maxage=10');
    commerce.clock.set(new Date('2026-12-01T06:00:00Z'));
    expect((await list({})).stores).toEqual({ 'Ely, Sheridan Street': before.stores['Ely, Sheridan Street'] });
    expect((await list({ refine_1: 'store=002' })).stores).toHaveProperty('Tower');
    commerce.clock.set(new Date('2026-12-06T06:00:00Z'));
    expect(await list({})).toEqual(before);
    await closeStore(db, '002', { from: '2026-12-01', reason: 'New roof' }, edit);
    expect((await list({})).stores).not.toHaveProperty('Tower');
    await reopenStore(db, '002', edit);
    expect(await list({})).toEqual(before);
    commerce.clock.set(testNow);
  });

  it('loses a store that closes for good, and has it again once it reopens', async () => {
    const { db } = commerce.deps.database;
    const edit = { by: 'ada', now: testNow };
    await handleEvents();
    const before = await list({});
    expect(Object.keys(before.stores)).toContain('Tower');
    await closeStore(db, '002', 'permanently', edit);
    await handleEvents();
    expect(Object.keys((await list({})).stores)).toEqual(['Ely, Sheridan Street']);
    await reopenStore(db, '002', edit);
    await handleEvents();
    expect(await list({})).toEqual(before);
  });
});
