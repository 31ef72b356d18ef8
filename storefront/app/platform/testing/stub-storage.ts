import { vi } from 'vitest';

export function stubStorage(name: 'localStorage' | 'sessionStorage'): () => void {
  const values = new Map<string, string>();
  vi.stubGlobal(name, {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  });
  return () => vi.unstubAllGlobals();
}
