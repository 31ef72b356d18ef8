import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { debounce, scrollDebounceMs } from './debounce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('BLOCK-038 the callback runs once, 100 ms after the last scroll', () => {
  const callback = vi.fn();
  const { call, stop } = debounce(callback, scrollDebounceMs);
  for (let scroll = 0; scroll < 5; scroll++) {
    call();
    vi.advanceTimersByTime(60);
  }
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(39);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledTimes(1);
  call();
  stop();
  vi.advanceTimersByTime(1_000);
  expect(callback).toHaveBeenCalledTimes(1);
});
