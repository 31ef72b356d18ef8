// @vitest-environment happy-dom
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStoredIds, parseIds, withFirst } from './stored-ids.ts';

const limit = 4;
const id = fc.stringMatching(/^[A-Za-z0-9]{1,6}$/);
const key = 'outfitter.test-ids';

beforeEach(() => localStorage.clear());

describe('a list of ids', () => {
  it('has each id once, in order, and at most the limit', () => {
    fc.assert(
      fc.property(fc.array(id), fc.nat(20), (ids, most) => {
        const parsed = parseIds(ids, most);
        expect(parsed).toEqual([...new Set(ids)].slice(0, most));
      }),
    );
  });
  it('is empty or valid whatever was stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.array(fc.anything())), (stored) => {
        const parsed = parseIds(stored, limit);
        expect(parsed.length).toBeLessThanOrEqual(limit);
        expect(parsed.every((each) => /^[A-Za-z0-9]{1,40}$/.test(each))).toBe(true);
      }),
    );
  });
  it('starts with the id that is added last, and keeps the order of the others', () => {
    fc.assert(
      fc.property(fc.array(id), id, (ids, added) => {
        const before = parseIds(ids, limit);
        const after = withFirst(before, added, limit);
        expect(after[0]).toBe(added);
        expect(after.slice(1)).toEqual(before.filter((each) => each !== added).slice(0, limit - 1));
      }),
    );
  });
});

describe('stored ids', () => {
  it('are the same in a document that opens later', () => {
    createStoredIds(key, limit).set(['1', '2']);
    expect(createStoredIds(key, limit).get()).toEqual(['1', '2']);
    createStoredIds(key, limit).set([]);
    expect(localStorage.getItem(key)).toBeNull();
  });
  it('are none if the stored text is broken', () => {
    for (const text of ['{', 'null', '"1"', '{"0":"1"}', '[{"id":1},"<b>"]']) {
      localStorage.setItem(key, text);
      expect([text, createStoredIds(key, limit).get()]).toEqual([text, []]);
    }
  });
  it('follow the changes of another tab', () => {
    const list = createStoredIds(key, limit);
    const listener = vi.fn();
    const unsubscribe = list.subscribe(listener);
    expect(list.get()).toEqual([]);
    localStorage.setItem(key, '["7"]');
    dispatchEvent(Object.assign(new Event('storage'), { key }));
    expect(list.get()).toEqual(['7']);
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
  });
  it('last as long as the document if nothing can be stored', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const list = createStoredIds(key, limit);
    list.set(['1']);
    expect(list.get()).toEqual(['1']);
    setItem.mockRestore();
  });
});
