import { afterEach, describe, expect, it, vi } from 'vitest';
import { readDraft, storeDraft } from './review-draft.ts';
import { emptyReview } from './write-review.ts';

function fakeStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  } as Storage;
}
afterEach(() => vi.unstubAllGlobals());

describe('a review that is being written', () => {
  it('is stored by product until it is sent', () => {
    vi.stubGlobal('sessionStorage', fakeStorage());
    expect(readDraft('4117')).toBeUndefined();
    const draft = { ...emptyReview, headline: 'Holds', rating: '4', worn: { size: 'L' } };
    storeDraft('4117', draft);
    expect(readDraft('4117')).toEqual(draft);
    expect(readDraft('4118')).toBeUndefined();
    storeDraft('4117', undefined);
    expect(readDraft('4117')).toBeUndefined();
  });

  it('is empty if the stored value is invalid or there is no storage', () => {
    const storage = fakeStorage();
    vi.stubGlobal('sessionStorage', storage);
    for (const invalid of ['{', 'null', '[]', '"x"', '{"headline": 5, "more": "x"}', '{"worn": 5}', '{"worn": {"size": 5}}']) {
      storage.setItem('outfitter.review.4117', invalid);
      expect(readDraft('4117') ?? emptyReview).toEqual(emptyReview);
    }
    vi.stubGlobal('sessionStorage', undefined);
    storeDraft('4117', emptyReview);
    expect(readDraft('4117')).toBeUndefined();
  });
});
