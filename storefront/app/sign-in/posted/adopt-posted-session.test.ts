// @vitest-environment happy-dom
import type { GuestMerge } from '@outfitter/contract/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { onBasketsMerged } from '../../platform/analytics/basket-events.ts';
import { readCurrentCustomer } from '../../platform/session/index.ts';
import { openTab, respondWith } from '../../platform/testing/fake-shop.ts';
import { clearNotices, readNotices } from '../notices/stored-notices.ts';
import { adoptPostedSession } from './adopt-posted-session.ts';
import { mergeCookie } from './merge-cookie.ts';

const session = { accessToken: 'token', expiresIn: 1800, customerId: 'customer1', usid: 'usid1', authType: 'registered' };
const merge: GuestMerge = {
  basketItems: 2,
  wishlistItems: 0,
  wishlistCuts: [],
  isLinkEnded: false,
  shortfalls: [{ productId: '1', productName: 'Chore Coat', added: 2, requested: 5, reason: 'stock' }],
  movedItems: [],
  droppedCoupons: [],
};

it('BASKET-011 BASKET-012 AUTH-024 a page after a posted sign-in knows the customer, what was merged, and that they are active', async () => {
  onTestFinished(clearNotices);
  openTab(null, {
    'POST guest': () => respondWith(session),
    'GET customer1': () => respondWith({ customerId: 'customer1', firstName: 'Dale', email: 'dale@example.com' }),
  });
  localStorage.setItem('outfitter.last-activity', '1');
  for (const line of ['outfitter_session_changed=1; Path=/', mergeCookie(merge, 'http://shop.example')]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the page has it from the response to the form
    document.cookie = line.split('; Max-Age')[0]!;
  }
  await adoptPostedSession();
  expect(readCurrentCustomer()).toMatchObject({ kind: 'registered', firstName: 'Dale' });
  expect(Number(localStorage.getItem('outfitter.last-activity'))).toBeGreaterThan(Date.now() - 60_000);
  expect(readNotices().merge).toEqual(merge);
  expect(document.cookie).not.toContain('outfitter_');
  // The code of analytics loads later.
  const onMerge = vi.fn();
  onTestFinished(onBasketsMerged(onMerge));
  expect(onMerge.mock.calls).toEqual([[2]]);
});
