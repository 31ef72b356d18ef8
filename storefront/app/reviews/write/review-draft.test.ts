// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearDrafts, storeDraft } from '../../platform/session/index.ts';
import { readReviewDraft, reviewDraftName, toDraft } from './review-draft.ts';
import { emptyReview } from './write-review.ts';

beforeEach(() => {
  Object.assign(document.documentElement.dataset, { siteId: 'DTC', organizationId: 'f_ecom_demo_001' });
});
afterEach(() => sessionStorage.clear());

describe('a review that is being written', () => {
  it('is stored by product until it is sent, without the honeypot', () => {
    expect(readReviewDraft('4117')).toBeUndefined();
    const review = { ...emptyReview, headline: 'Holds', rating: '4', worn: { size: 'L' } };
    storeDraft(reviewDraftName('4117'), toDraft({ ...review, website: 'https://spam.example' }));
    expect(readReviewDraft('4117')).toEqual(review);
    expect(readReviewDraft('4118')).toBeUndefined();
    clearDrafts(reviewDraftName('4117'));
    expect(readReviewDraft('4117')).toBeUndefined();
  });

  it('is empty if the stored value is invalid', () => {
    for (const invalid of [null, [], 'x', { headline: 5, more: 'x' }, { worn: 5 }, { worn: null }, { worn: { size: 5 } }]) {
      sessionStorage.setItem('outfitter.drafts', JSON.stringify({ [reviewDraftName('4117')]: { values: invalid } }));
      expect(readReviewDraft('4117') ?? emptyReview, JSON.stringify(invalid)).toEqual(emptyReview);
    }
  });
});
