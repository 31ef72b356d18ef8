import { beforeEach, expect, it } from 'vitest';
import { stubStorage } from '../platform/testing/stub-storage.ts';
import { forgetDraft, forgetDrafts, keepDraft, withDraft } from './drafts.ts';

beforeEach(() => stubStorage('sessionStorage'));

const start = { email: '', city: 'Ely' };

it('lays what was typed over what the form starts with', () => {
  keepDraft('shipping', { email: 'dale@exam' });
  keepDraft('billing', { city: 'Tower' });
  expect(withDraft('shipping', start)).toEqual({ email: 'dale@exam', city: 'Ely' });
  forgetDraft('shipping');
  expect(withDraft('shipping', start)).toEqual(start);
  expect(withDraft('billing', start)).toEqual({ email: '', city: 'Tower' });
});
it('takes nothing that the form does not have', () => {
  keepDraft('shipping', { email: 7, cardNumber: '4111' });
  expect(withDraft('shipping', start)).toEqual(start);
  forgetDrafts();
  expect(withDraft('shipping', start)).toBe(start);
});
