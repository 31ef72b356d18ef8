import { vi } from 'vitest';

/** An empty storage in the place of the browser's; answers how to take it away again, for `beforeEach`. */
export function stubStorage(name: 'localStorage' | 'sessionStorage'): () => void {
  const kept = new Map<string, string>();
  vi.stubGlobal(name, {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
}
