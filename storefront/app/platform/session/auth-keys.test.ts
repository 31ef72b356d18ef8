import { beforeEach, expect, it, vi } from 'vitest';
import { stubStorage } from '../testing/stub-storage.ts';
import { readAuthKeys, writeAuthKeys } from './auth-keys.ts';

const keys = { organizationId: 'o', usid: 'u', customerId: 'c', authType: 'guest' } as const;

beforeEach(() => stubStorage('localStorage'));

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
