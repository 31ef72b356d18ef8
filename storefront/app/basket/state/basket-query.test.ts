import type { Basket } from '@outfitter/contract/client';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { basketQueryOptions } from './basket-query.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function buildTab(staleTime: number) {
  const queryClient = new QueryClient();
  let fetches = 0;
  const fetch = async () => {
    fetches += 1;
    return { basketId: 'b' } as Basket;
  };
  const observe = async (isHydrated = true) => {
    const observer = new QueryObserver<Basket | null>(queryClient, basketQueryOptions({ fetch, isHydrated, staleTime }));
    const unsubscribe = observer.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(0);
    return unsubscribe;
  };
  return { observe, fetchCount: () => fetches };
}

describe('fetching the basket', () => {
  it.each([200, 0, 5_000])('CONST-002 repeats once a response is older than the preference: %i ms', async (staleTime) => {
    const { observe, fetchCount } = buildTab(staleTime);
    await observe();
    expect(fetchCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(Math.max(0, staleTime - 1));
    await observe();
    expect(fetchCount()).toBe(staleTime === 0 ? 2 : 1);
    await vi.advanceTimersByTimeAsync(2);
    await observe();
    expect(fetchCount()).toBe(staleTime === 0 ? 3 : 2);
  });

  it('waits until the page is hydrated', async () => {
    const { observe, fetchCount } = buildTab(200);
    await observe(false);
    expect(fetchCount()).toBe(0);
  });
});
