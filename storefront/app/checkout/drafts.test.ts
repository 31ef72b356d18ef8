import { beforeEach, expect, it, vi } from 'vitest';
import { forgetDraft, forgetDrafts, keepDraft, withDraft } from './drafts.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

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
