// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { readCurrentCustomer, storeDraft } from '../../platform/session/index.ts';
import { loseConnection, openTab, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { readNotices, storeNotices } from '../notices/stored-notices.ts';
import { signOut } from './sign-out.ts';

const dale = { firstName: 'Dale', email: 'dale@example.com' };

function openTabOf(calls: Parameters<typeof openTab>[1]) {
  openTab(null, calls, dale);
  localStorage.setItem('outfitter.wishlist', JSON.stringify({ customerId: 'customer1', products: [['4117', '41171001', '10']] }));
  storeDraft('address', { city: 'Tower' });
  storeNotices({ offersPasskey: true });
}

const traces = () => [
  readCurrentCustomer().kind,
  localStorage.getItem('outfitter.remembered-user'),
  localStorage.getItem('outfitter.wishlist'),
  sessionStorage.getItem('outfitter.drafts'),
  readNotices().offersPasskey,
];
const nothing = ['guest', null, null, null, undefined];

const ended = () => new Response(null, { status: 204 });

it('AUTH-015 a sign-out deletes name, email, saved products and drafts, even if no session of a guest starts afterward', async () => {
  openTabOf({ 'POST logout': ended, 'POST guest': loseConnection });
  await signOut();
  expect(traces()).toEqual(nothing);
});

it('AUTH-015 a sign-out deletes them as soon as the session has ended', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  openTabOf({ 'POST logout': ended, 'POST guest': () => promise });
  const signedOut = signOut();
  await vi.waitFor(() => expect(traces()).toEqual(nothing));
  resolve(respondWithFault(503, 'ServiceUnavailableException'));
  await signedOut;
});

it.each([
  ['a lost connection', loseConnection],
  ['an unavailable shop', () => respondWithFault(503, 'ServiceUnavailableException')],
])('AUTH-015 a sign-out that fails for %s throws, and deletes nothing', async (_, respond) => {
  openTabOf({ 'POST logout': respond });
  const before = traces();
  await expect(signOut()).rejects.toThrow();
  expect(traces()).toEqual(before);
  expect(before).not.toContain(null);
});
