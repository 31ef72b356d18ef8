import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { backgroundClient, FairQueue, type QueueClient, QueueFull } from './fair-queue.ts';

/** Creates a queue with one slot, which a first task occupies until `finishOne` is called. Each further call finishes the next task. */
function createQueue(options: { maxWaiting?: number; maxWait?: number } = {}) {
  const queue = new FairQueue({ slots: 1, maxWaiting: 100, maxWait: 60_000, ...options });
  const started: string[] = [];
  const dropped: string[] = [];
  const finishers: (() => void)[] = [];
  const add = (key: string, client: QueueClient) => {
    const result = queue.run(key, client, () => {
      started.push(key);
      return new Promise<string>((resolve) => finishers.push(() => resolve(key)));
    });
    result.catch((error) => error instanceof QueueFull && dropped.push(key));
    return result;
  };
  const finishOne = async () => {
    finishers.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const finishAll = async () => {
    while (finishers.length > 0) await finishOne();
  };
  return { queue, started, dropped, add, finishOne, finishAll };
}

describe('the queue of images to render', () => {
  it('serves tasks in order, background tasks only while no browser waits', async () => {
    const { queue, started, add, finishAll } = createQueue();
    add('first', 'ann');
    add('avif of a tile', backgroundClient);
    add('tile', 'ann');
    add('another avif', backgroundClient);
    add('gallery', 'ann');
    expect(queue.size).toBe(4);
    await finishAll();
    expect(started).toEqual(['first', 'tile', 'gallery', 'avif of a tile', 'another avif']);
    expect(queue.isIdle).toBe(true);
  });

  it('a client waits for at most one task of each other client, whatever they have queued before', async () => {
    const clients = fc.array(fc.constantFrom('ann', 'bob', 'cas', 'dee'), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(clients, async (owners) => {
        const { started, add, finishOne } = createQueue();
        add('running', 'ann');
        for (const [index, owner] of owners.entries()) add(`${owner} ${index}`, owner);
        add('mine', 'late');
        const clientCount = new Set(owners).size;
        for (let round = 0; round <= clientCount && !started.includes('mine'); round++) await finishOne();
        expect(started).toContain('mine');
      }),
      { numRuns: 50 },
    );
  });

  it('runs a task of several clients once, when the first of them has its turn', async () => {
    const { started, add, finishOne, finishAll } = createQueue();
    add('running', 'ann');
    for (let n = 0; n < 20; n++) add(`greedy ${n}`, 'greedy');
    const [one, other] = [add('tile', 'greedy'), add('tile', 'bob')];
    await finishOne();
    await finishOne();
    expect(started).toEqual(['running', 'greedy 0', 'tile']);
    await finishAll();
    expect(await Promise.all([one, other])).toEqual(['tile', 'tile']);
    expect(started.filter((key) => key === 'tile')).toHaveLength(1);
  });

  it('never holds more tasks than allowed, and drops those of the client with the most', async () => {
    const { queue, started, dropped, add, finishAll } = createQueue({ maxWaiting: 10 });
    add('running', 'greedy');
    for (let n = 0; n < 50; n++) add(`greedy ${n}`, 'greedy');
    expect(queue.size).toBe(10);
    add('tile', 'bob');
    expect(queue.size).toBe(10);
    await finishAll();
    expect(started).toContain('tile');
    expect(dropped).toHaveLength(41);
    expect(dropped).not.toContain('tile');
  });

  it('background tasks fill at most half of the queue, and give way to clients', async () => {
    const { queue, dropped, add, finishAll } = createQueue({ maxWaiting: 4 });
    add('running', 'ann');
    for (let n = 0; n < 3; n++) add(`avif ${n}`, backgroundClient);
    for (let n = 0; n < 4; n++) add(`tile ${n}`, 'ann');
    expect(queue.size).toBe(4);
    await finishAll();
    expect(dropped.sort()).toEqual(['avif 0', 'avif 1', 'avif 2']);
  });

  it('removes tasks that have waited too long, but not those that others still wait for', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { queue, started, dropped, add, finishAll } = createQueue({ maxWait: 1_000 });
      add('running', 'ann');
      add('alone', 'bob');
      add('shared', 'bob');
      vi.advanceTimersByTime(900);
      const shared = add('shared', 'cas');
      vi.advanceTimersByTime(200);
      expect(queue.size).toBe(1);
      await finishAll();
      expect(await shared).toBe('shared');
      expect(started).toEqual(['running', 'shared']);
      expect(dropped.sort()).toEqual(['alone', 'shared']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('continues after a failed task, and passes its error on to every client', async () => {
    const queue = new FairQueue({ slots: 1, maxWaiting: 10, maxWait: 60_000 });
    const fail = () => Promise.reject(new Error('no cloth'));
    const results = await Promise.allSettled([
      queue.run('a', 'ann', fail),
      queue.run('a', 'bob', fail),
      queue.run('b', 'ann', async () => 'b'),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    expect(queue.isIdle).toBe(true);
  });
});
