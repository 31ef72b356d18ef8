import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { debounce, scrollDebounceMs } from './debounce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('BLOCK-038 the callback runs once, 100 ms after the last scroll', () => {
  const work = vi.fn();
  const { call, stop } = debounce(work, scrollDebounceMs);
  for (let move = 0; move < 5; move++) {
    call();
    vi.advanceTimersByTime(60);
  }
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(39);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(1);
  call();
  stop();
  vi.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledTimes(1);
});
