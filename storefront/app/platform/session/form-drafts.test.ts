// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeAuthKeys } from './auth-keys.ts';
import { adoptDrafts, applyDraft, clearAllDrafts, clearDrafts, readDraft, storeDraft } from './form-drafts.ts';

function logIn(customerId: string, authType: 'guest' | 'registered' = 'registered'): void {
  writeAuthKeys({ organizationId: 'f_ecom_demo_001', usid: `usid of ${customerId}`, customerId, authType });
}

beforeEach(() => {
  Object.assign(document.documentElement.dataset, { siteId: 'DTC', organizationId: 'f_ecom_demo_001' });
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const start = { email: '', city: 'Ely' };

describe('the drafts of forms', () => {
  it('override initial values', () => {
    storeDraft('shipping', { email: 'dale@exam' });
    storeDraft('billing', { city: 'Tower' });
    expect(applyDraft('shipping', start)).toEqual({ email: 'dale@exam', city: 'Ely' });
    clearDrafts('shipping');
    expect(applyDraft('shipping', start)).toEqual(start);
    expect(applyDraft('billing', start)).toEqual({ email: '', city: 'Tower' });
  });

  it('change no field that the form does not have, and none of another type', () => {
    storeDraft('shipping', { email: 7, cardNumber: '4111' });
    expect(applyDraft('shipping', start)).toEqual(start);
    clearAllDrafts();
    expect(applyDraft('shipping', start)).toBe(start);
    expect(sessionStorage.length).toBe(0);
  });

  it('are those of the customer who typed them: after a lost session they wait for the same customer', () => {
    logIn('dale');
    storeDraft('address', { city: 'Tower' });
    logIn('guest', 'guest');
    expect(readDraft('address')).toBeUndefined();
    logIn('marit');
    expect(readDraft('address')).toBeUndefined();
    logIn('dale');
    adoptDrafts('dale');
    expect(readDraft('address')).toEqual({ city: 'Tower' });
  });

  it('of a guest belong to the customer who signs in', () => {
    logIn('guest', 'guest');
    storeDraft('shipping', { city: 'Tower' });
    logIn('dale');
    adoptDrafts('dale');
    expect(readDraft('shipping')).toEqual({ city: 'Tower' });
    logIn('guest', 'guest');
    expect(readDraft('shipping')).toBeUndefined();
  });

  it('of one customer are gone when another one signs in', () => {
    logIn('dale');
    storeDraft('address', { city: 'Tower' });
    logIn('marit');
    adoptDrafts('marit');
    logIn('dale');
    expect(readDraft('address')).toBeUndefined();
  });
});
