import { beforeEach, expect, it } from 'vitest';
import { stubStorage } from '../../platform/testing/stub-storage.ts';
import { applyDraft, clearDraft, clearDrafts, storeDraft } from './checkout-drafts.ts';

beforeEach(() => stubStorage('sessionStorage'));

const start = { email: '', city: 'Ely' };

it('overrides initial values with the draft', () => {
  storeDraft('shipping', { email: 'dale@exam' });
  storeDraft('billing', { city: 'Tower' });
  expect(applyDraft('shipping', start)).toEqual({ email: 'dale@exam', city: 'Ely' });
  clearDraft('shipping');
  expect(applyDraft('shipping', start)).toEqual(start);
  expect(applyDraft('billing', start)).toEqual({ email: '', city: 'Tower' });
});
it('ignores values that the form does not have', () => {
  storeDraft('shipping', { email: 7, cardNumber: '4111' });
  expect(applyDraft('shipping', start)).toEqual(start);
  clearDrafts();
  expect(applyDraft('shipping', start)).toBe(start);
});
