import { describe, expect, it } from 'vitest';
import type { Slot } from './child-supervisor.ts';
import { createStuckProcessCheck } from './replace-stuck.ts';

function watch(responding: () => boolean) {
  const stalled: Slot[] = [];
  const replaced: Slot[] = [];
  const printed: string[] = [];
  let time = 0;
  const check = createStuckProcessCheck({
    children: {
      stalled: () => stalled,
      async replace(slot) {
        replaced.push(slot);
        return 'restarted';
      },
    },
    isDatabaseResponding: async () => responding(),
    print: (line) => void printed.push(line),
    now: () => time,
  });
  const checkTimes = async (count: number) => {
    for (let done = 0; done < count; done++) {
      time += 2_000;
      await check();
    }
  };
  return { stalled, replaced, printed, checkTimes };
}

const slot = (kind: 'web' | 'worker', pid: number) => ({ kind, current: { pid }, successor: undefined }) as unknown as Slot;

describe('a process that gets no connection from its pool', () => {
  it('is replaced alone, once the database has responded three times', async () => {
    const { stalled, replaced, printed, checkTimes } = watch(() => true);
    stalled.push(slot('web', 7));
    await checkTimes(2);
    expect(replaced).toEqual([]);
    await checkTimes(1);
    expect(replaced).toEqual(stalled);
    expect(printed).toEqual(['the web process 7 gets no connection although the database responds; replacing it']);
  });

  it('is not replaced while the database does not respond, and if it recovers after an outage', async () => {
    let isResponding = false;
    const { stalled, replaced, checkTimes } = watch(() => isResponding);
    stalled.push(slot('web', 7));
    await checkTimes(20);
    isResponding = true;
    await checkTimes(2);
    stalled.pop();
    await checkTimes(1);
    stalled.push(slot('web', 7));
    await checkTimes(2);
    expect(replaced).toEqual([]);
  });

  it('is replaced at most once a minute, if its successors are stuck too', async () => {
    const { stalled, replaced, checkTimes } = watch(() => true);
    stalled.push(slot('worker', 8));
    await checkTimes(30);
    expect(replaced).toHaveLength(1);
    await checkTimes(5);
    expect(replaced).toHaveLength(2);
  });
});
