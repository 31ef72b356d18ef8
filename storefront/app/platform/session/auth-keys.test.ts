import { beforeEach, expect, it, vi } from 'vitest';
import { stubStorage } from '../testing/stub-storage.ts';
import { readAuthKeys, writeAuthKeys } from './auth-keys.ts';

const keys = { organizationId: 'o', usid: 'u', customerId: 'c', authType: 'guest' } as const;

beforeEach(() => stubStorage('localStorage'));

it('stored keys can be read', () => {
  writeAuthKeys(keys);
  expect(readAuthKeys('o')).toEqual(keys);
  writeAuthKeys(undefined);
  expect(readAuthKeys('o')).toBeUndefined();
});
it('AUTH-020 keys of another organization are deleted', () => {
  writeAuthKeys(keys);
  expect(readAuthKeys('another')).toBeUndefined();
  expect(readAuthKeys('o')).toBeUndefined();
});
it('disabled storage and invalid values are treated as no keys', () => {
  localStorage.setItem('outfitter.auth', '{"usid":1');
  expect(readAuthKeys('o')).toBeUndefined();
  vi.stubGlobal('localStorage', undefined);
  expect(() => writeAuthKeys(keys)).not.toThrow();
  expect(readAuthKeys('o')).toBeUndefined();
});
