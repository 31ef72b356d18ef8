// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readStored, writeStored } from './browser-storage.ts';

const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  writeStored('local', 'key', undefined);
  sessionStorage.clear();
});

describe('a stored value', () => {
  it('is read again, and removed', () => {
    writeStored('local', 'key', { usid: 'u' });
    expect([readStored('local', 'key'), localStorage.getItem('key'), sessionStorage.length]).toEqual([{ usid: 'u' }, '{"usid":"u"}', 0]);
    writeStored('local', 'key', undefined);
    expect(readStored('local', 'key')).toBeUndefined();
  });

  it('is stored for the tab if the local storage is full, and its previous value is no longer read', () => {
    writeStored('local', 'key', 'guest');
    const setItem = vi.spyOn(localStorage, 'setItem').mockImplementation(full);
    writeStored('local', 'key', 'customer');
    expect([readStored('local', 'key'), localStorage.getItem('key'), sessionStorage.getItem('key')]).toEqual([
      'customer',
      null,
      '"customer"',
    ]);
    setItem.mockRestore();
    writeStored('local', 'key', 'guest');
    expect([readStored('local', 'key'), sessionStorage.getItem('key')]).toEqual(['guest', null]);
  });

  it('lasts as long as the page if the browser stores nothing', () => {
    const blocked = { getItem: full, setItem: full, removeItem: full };
    vi.stubGlobal('localStorage', blocked);
    vi.stubGlobal('sessionStorage', blocked);
    writeStored('local', 'key', 'customer');
    expect(readStored('local', 'key')).toBe('customer');
    writeStored('local', 'key', undefined);
    expect(readStored('local', 'key')).toBeUndefined();
  });
});
