import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { runCombinedWrites } from './platform/database/combined-writes.ts';
import { inTransaction } from './platform/database/database.ts';
import { newId } from './platform/ids.ts';
import { type EventHandler, handleOnce } from './platform/jobs/event-handler.ts';
import { deleteOldEvents, dispatchEvents, emit, eventWrite, type OutboxEvent } from './platform/jobs/outbox.ts';
import { useTestCommerce } from './testing/test-commerce.ts';
import { useTestDatabase } from './testing/test-database.ts';
import { startWorker, type Worker, type WorkerDependencies } from './worker.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database, { clock: { now: () => new Date() } });
const workers: Worker[] = [];
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.close()));
});

async function work(overrides: Partial<WorkerDependencies>): Promise<Worker> {
  const worker = await startWorker({ ...commerce.deps, databaseDirectUrl: database.url, handlers: [], schedules: [], ...overrides });
  workers.push(worker);
  return worker;
}
const emitEvent = (kind: string, payload: unknown = {}) => inTransaction(commerce.deps.database.db, (tx) => emit(tx, { kind, payload }));
const within = { timeout: 8_000, interval: 20 };

describe('the worker', () => {
  it('passes an event to every handler of its kind, and to no other', async () => {
    const handled: string[] = [];
    const createHandler = (name: string, kind: string): EventHandler => ({
      name,
      kind,
      handle: async ({ payload }) => void handled.push(`${name} ${JSON.stringify(payload)}`),
    });
    await work({ handlers: [createHandler('first', 'placed'), createHandler('second', 'placed'), createHandler('third', 'shipped')] });
    await emitEvent('placed', { orderNo: 'A1' });
    await expect.poll(() => [...handled].sort(), within).toEqual(['first {"orderNo":"A1"}', 'second {"orderNo":"A1"}']);
    // The event is marked as queued after its jobs are sent, so they may run before.
    await expect
      .poll(async () => (await database.pool.query('SELECT 1 FROM outbox_event WHERE queued_at IS NULL')).rows, within)
      .toEqual([]);
  });

  it('leaves events of a kind that it does not know to the worker of a newer release, without a log line', async () => {
    const handled: string[] = [];
    const createHandler = (kind: string): EventHandler => ({
      name: `${kind}-mail`,
      kind,
      handle: async ({ id }) => void handled.push(`${kind} ${id}`),
    });
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    await work({ handlers: [createHandler('known')], log });
    // In one transaction: as many at once would leave the worker without a connection.
    const unknown = await inTransaction(commerce.deps.database.db, async (tx) => {
      const ids: string[] = [];
      for (let count = 0; count < 150; count += 1) ids.push(await emit(tx, { kind: 'new', payload: {} }));
      return ids;
    });
    const known = await emitEvent('known');
    await expect.poll(() => handled, within).toEqual([`known ${known}`]);
    const waiting = () => database.pool.query<{ kind: string }>('SELECT kind FROM outbox_event WHERE queued_at IS NULL');
    expect((await waiting()).rows).toEqual(unknown.map(() => ({ kind: 'new' })));
    expect(await deleteOldEvents(commerce.deps.database.db, new Date(Date.now() + 60 * 86_400_000))).toBeGreaterThan(0);
    expect((await waiting()).rows).toHaveLength(unknown.length);
    expect(lines).toEqual([]);

    await work({ handlers: [createHandler('known'), createHandler('new')] });
    const expected = [`known ${known}`, ...unknown.map((id) => `new ${id}`)].sort();
    await expect.poll(() => [...handled].sort(), within).toEqual(expected);
    expect((await waiting()).rows).toEqual([]);
  });

  it('never dispatches a rolled back event', async () => {
    const handled: string[] = [];
    await work({ handlers: [{ name: 'undone-listener', kind: 'undone', handle: async ({ id }) => void handled.push(id) }] });
    await expect(
      inTransaction(commerce.deps.database.db, async (tx) => {
        await emit(tx, { kind: 'undone', payload: {} });
        tx.rollback();
      }),
    ).rejects.toThrow();
    const id = await emitEvent('undone');
    await expect.poll(() => handled, within).toEqual([id]);
  });

  it('retries a failed handler, whose writes happen once', async () => {
    await database.pool.query('CREATE TABLE effect (event_id uuid)');
    let tries = 0;
    const failingHandler: EventHandler = {
      name: 'flaky',
      kind: 'counted',
      async handle(event, { tx }) {
        await tx.execute(`INSERT INTO effect VALUES ('${event.id}')`);
        tries += 1;
        if (tries === 1) throw new Error('once');
      },
    };
    await work({ handlers: [failingHandler] });
    const id = await emitEvent('counted');
    await expect.poll(() => tries, { timeout: 20_000, interval: 50 }).toBe(2);
    await expect.poll(async () => (await database.pool.query('SELECT event_id FROM effect')).rows, within).toEqual([{ event_id: id }]);
  });

  it('handles each event once with two workers', async () => {
    const handled: string[] = [];
    const shared: EventHandler = { name: 'shared', kind: 'shared', handle: async ({ id }) => void handled.push(id) };
    await Promise.all([work({ handlers: [shared] }), work({ handlers: [shared] })]);
    const ids = await Promise.all(Array.from({ length: 40 }, () => emitEvent('shared')));
    await expect.poll(() => handled.length, within).toBe(40);
    await pause(300);
    expect([...handled].sort()).toEqual(ids.sort());
  });

  it('repeats its schedules without overlap, also after a failure', async () => {
    let running = 0;
    let runs = 0;
    const slow = async () => {
      running += 1;
      expect(running).toBe(1);
      await pause(20);
      running -= 1;
      runs += 1;
      throw new Error('every time');
    };
    await work({ schedules: [{ name: 'often', everySeconds: 0.05, run: slow }] });
    await expect.poll(() => runs, within).toBeGreaterThan(3);
  });
});

describe('an event', () => {
  it('delivered twice concurrently is handled once', async () => {
    const { db } = commerce.deps.database;
    let handleCount = 0;
    const handler: EventHandler = {
      name: 'once',
      kind: 'once',
      async handle() {
        await pause(50);
        handleCount += 1;
      },
    };
    const id = await emitEvent('once');
    const event: OutboxEvent = { id, kind: 'once', payload: {}, createdAt: new Date() };
    const results = await Promise.all([1, 2, 3].map(() => handleOnce(db, handler, event, commerce.deps)));
    expect([results.filter(Boolean).length, handleCount]).toEqual([1, 1]);
  });

  it('is dispatched again if the process died before recording it', async () => {
    const { db } = commerce.deps.database;
    const id = await emitEvent('died');
    const received: string[] = [];
    const crashedDispatch = dispatchEvents(
      db,
      async (events) => {
        received.push(...events.map((event) => event.id));
        throw new Error('killed');
      },
      new Date(),
    );
    await expect(crashedDispatch).rejects.toThrow('killed');
    await dispatchEvents(db, async (events) => void received.push(...events.map((event) => event.id)), new Date());
    expect(received.filter((each) => each === id)).toHaveLength(2);
    expect(await dispatchEvents(db, async () => undefined, new Date())).toBe(0);
  });

  it('is dispatched in the order of creation, also among those of one instant', async () => {
    const { db } = commerce.deps.database;
    const now = new Date();
    const ids = Array.from({ length: 20 }, () => newId());
    for (const id of ids.toReversed())
      await inTransaction(db, (tx) => runCombinedWrites(tx, 'emit', { emitted: eventWrite({ kind: 'ordered', payload: {} }, now, id) }));
    const received: string[] = [];
    await dispatchEvents(db, async (events) => void received.push(...events.map((event) => event.id)), now, ['ordered']);
    expect(received).toEqual(ids);
  });
});
