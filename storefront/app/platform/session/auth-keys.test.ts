import { beforeEach, expect, it, vi } from 'vitest';
import { readAuthKeys, writeAuthKeys } from './auth-keys.ts';

const keys = { organizationId: 'o', usid: 'u', customerId: 'c', authType: 'guest' } as const;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

it('AUTH-023 reads back what it kept', () => {
  writeAuthKeys(keys);
  expect(readAuthKeys('o')).toEqual(keys);
  writeAuthKeys(undefined);
  expect(readAuthKeys('o')).toBeUndefined();
});
it('AUTH-020 forgets the keys of another organization', () => {
  writeAuthKeys(keys);
  expect(readAuthKeys('another')).toBeUndefined();
  expect(readAuthKeys('o')).toBeUndefined();
});
it('does without a storage that is switched off or holds something else', () => {
  localStorage.setItem('outfitter.auth', '{"usid":1');
  expect(readAuthKeys('o')).toBeUndefined();
  vi.stubGlobal('localStorage', undefined);
  expect(() => writeAuthKeys(keys)).not.toThrow();
  expect(readAuthKeys('o')).toBeUndefined();
});
