import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createHashQueue, HashQueueFull } from './hash-queue.ts';

function recordedTasks() {
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const task =
    (id: number, fails = false) =>
    async () => {
      order.push(id);
      running += 1;
      most = Math.max(most, running);
      await sleep(2);
      running -= 1;
      if (fails) throw new Error(`task ${id} failed`);
      return id;
    };
  return { order, task, most: () => most };
}

describe('the queue of password hashes', () => {
  it('runs as many at once as it may, the others in their order', async () => {
    const run = createHashQueue({ running: 2, waiting: 10 });
    const { order, task, most } = recordedTasks();
    const ids = Array.from({ length: 12 }, (_, id) => id);
    expect(await Promise.all(ids.map((id) => run(task(id))))).toEqual(ids);
    expect([order, most()]).toEqual([ids, 2]);
  });

  it('rejects a task for which there is no room, and accepts the next one when there is', async () => {
    const run = createHashQueue({ running: 1, waiting: 1 });
    const { task } = recordedTasks();
    const accepted = [run(task(1)), run(task(2))];
    await expect(run(task(3))).rejects.toThrow(HashQueueFull);
    expect(await Promise.all(accepted)).toEqual([1, 2]);
    expect(await run(task(4))).toBe(4);
  });

  it('goes on after a task that fails', async () => {
    const run = createHashQueue({ running: 1, waiting: 2 });
    const { task, most } = recordedTasks();
    const results = await Promise.allSettled([run(task(1, true)), run(task(2)), run(task(3, true))]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
    expect([await run(task(4)), most()]).toEqual([4, 1]);
  });
});
