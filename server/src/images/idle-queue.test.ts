import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IdleQueue } from './idle-queue.ts';

const nextTick = () => new Promise((resolve) => setTimeout(resolve, 1));

describe('the idle queue', () => {
  it('runs tasks in order once the machine is idle', async () => {
    let hasTime = false;
    const resolve: string[] = [];
    const queue = new IdleQueue({ maxSize: 10, isIdle: () => hasTime, onError: () => undefined, pollInterval: 1 });
    for (const key of ['coat', 'boot', 'hat']) queue.add(key, async () => resolve.push(key));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(resolve).toEqual([]);
    hasTime = true;
    await expect.poll(() => resolve).toEqual(['coat', 'boot', 'hat']);
    queue.close();
  });

  it('reports an error and continues', async () => {
    const failed: string[] = [];
    const queue = new IdleQueue({ maxSize: 10, isIdle: () => true, onError: (_, key) => failed.push(key) });
    let isDone = false;
    queue.add('torn', () => Promise.reject(new Error('no cloth')));
    queue.add('whole', async () => {
      isDone = true;
    });
    await expect.poll(() => [failed, isDone]).toEqual([['torn'], true]);
    queue.close();
  });

  it('never runs a task twice, two tasks at a time, or holds more tasks than its limit', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 40 }),
        fc.integer({ min: 1, max: 8 }),
        async (names, maxSize) => {
          let concurrency = 0;
          let maxAtOnce = 0;
          const started: number[] = [];
          const queue = new IdleQueue({ maxSize, isIdle: () => true, onError: () => undefined });
          const accepted = names.filter((name) =>
            queue.add(String(name), async () => {
              started.push(name);
              maxAtOnce = Math.max(maxAtOnce, ++concurrency);
              await nextTick();
              concurrency--;
            }),
          );
          expect(queue.size).toBeLessThanOrEqual(maxSize);
          while (started.length < accepted.length) await nextTick();
          expect(started).toEqual(accepted);
          expect(new Set(started).size).toBe(started.length);
          expect(maxAtOnce).toBeLessThanOrEqual(1);
          queue.close();
        },
      ),
      { numRuns: 30 },
    );
  });
});
