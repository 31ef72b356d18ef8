import type { Basket } from '@outfitter/contract/client';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { basketQueryOptions } from './basket-query.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A tab in which parts of the page come and look at the basket; `asked` counts the server's answers. */
function aTab(staleTime: number) {
  const queryClient = new QueryClient();
  let asked = 0;
  const fetch = async () => {
    asked += 1;
    return { basketId: 'b' } as Basket;
  };
  const look = async (isHydrated = true) => {
    const observer = new QueryObserver<Basket | null>(queryClient, basketQueryOptions({ fetch, isHydrated, staleTime }));
    const leave = observer.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(0);
    return leave;
  };
  return { look, asked: () => asked };
}

describe('asking for the basket', () => {
  it.each([200, 0, 5_000])('CONST-002 begins again once an answer is older than the preference says: %i ms', async (staleTime) => {
    const { look, asked } = aTab(staleTime);
    await look();
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(Math.max(0, staleTime - 1));
    await look();
    expect(asked()).toBe(staleTime === 0 ? 2 : 1);
    await vi.advanceTimersByTimeAsync(2);
    await look();
    expect(asked()).toBe(staleTime === 0 ? 3 : 2);
  });

  it('waits until the page has been taken over', async () => {
    const { look, asked } = aTab(200);
    await look(false);
    expect(asked()).toBe(0);
  });
});
