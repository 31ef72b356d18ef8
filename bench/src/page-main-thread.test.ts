import { describe, expect, it } from 'vitest';
import { pageMainThread } from './page-main-thread.ts';

const navigation = { name: 'navigationStart', ph: 'R', pid: 7, tid: 1, args: { data: { isOutermostMainFrame: true } } };
const task = { name: 'ThreadControllerImpl::RunTask', ph: 'X', pid: 7, tid: 1, args: {} };

describe('the tasks of a main thread', () => {
  it('have a duration and the processor time within it, in milliseconds', () => {
    const events = [navigation, { ...task, dur: 30_000, tdur: 10_000 }, { ...task, dur: 10_000, tdur: 8_000 }];
    expect(pageMainThread(events)).toEqual({ duration: 40, processorTime: 18 });
  });

  it('are those of the page that was opened last, without other threads and what a task consists of', () => {
    const earlier = { ...navigation, pid: 5 };
    const events = [
      earlier,
      navigation,
      { ...task, dur: 5_000, tdur: 5_000 },
      { ...task, pid: 5, dur: 90_000, tdur: 90_000 },
      { ...task, tid: 2, dur: 90_000, tdur: 90_000 },
      { ...task, name: 'Layout', dur: 4_000, tdur: 4_000 },
    ];
    expect(pageMainThread(events)).toEqual({ duration: 5, processorTime: 5 });
  });

  it('cannot be found in a trace without a page', () => {
    expect(() => pageMainThread([task])).toThrow('no navigation');
  });
});
