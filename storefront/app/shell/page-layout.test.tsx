// @vitest-environment happy-dom
import type { SitePreferences } from '@outfitter/contract/client';
import { expect, it, onTestFinished } from 'vitest';
import { openTab } from '../platform/testing/fake-shop.ts';
import { mountScreens, waitFor } from '../platform/testing/mount.tsx';
import { clearNotices, storeNotices } from '../sign-in/notices/stored-notices.ts';
import { PageLayout } from './page-layout.tsx';

const customer = { firstName: 'Dale', email: 'dale@example.com' };
const preferences = { brand: 'Ridge & Rivet', inactivityMinutes: 30, chatHours: {}, chatTimeZone: 'America/Chicago' };
const lastActivity = () => Number(localStorage.getItem('outfitter.last-activity'));

function open(path: string, signedIn?: typeof customer) {
  openTab(null, {}, signedIn);
  const page = (
    <PageLayout preferences={preferences as SitePreferences} menu={[]} announcementBar={undefined} footer={undefined}>
      <h1>A page</h1>
    </PageLayout>
  );
  return mountScreens({ '*': page }, path, preferences);
}

it.each(['/men', '/cart', '/checkout', '/checkout/confirmation'])('AUTH-024 AUTH-025 a customer who opens %s is active', async (path) => {
  const before = Date.now();
  const { container, router } = open(path, customer);
  await waitFor(() => expect(lastActivity()).toBeGreaterThanOrEqual(before));
  localStorage.setItem('outfitter.last-activity', String(before - 60_000));
  await router.navigate(`${path}?page=2`);
  await waitFor(() => expect(lastActivity()).toBeGreaterThanOrEqual(before));
  expect(container.querySelector('h1')).not.toBeNull();
});

it('AUTH-024 a guest is not observed', async () => {
  const { container } = open('/checkout');
  await waitFor(() => expect(container.querySelector('h1')).not.toBeNull());
  expect(localStorage.getItem('outfitter.last-activity')).toBeNull();
});

it.each([
  ['/cart', true],
  ['/checkout', false],
])('BASKET-011 %s shows what a merge has cut, and a passkey is offered: %s', async (path, isOffered) => {
  onTestFinished(clearNotices);
  // An offer is not late because its code has to load.
  await import('../sign-in/notices/passkey-offer.tsx');
  const shortfalls = [{ productId: '1', productName: 'Chore Coat', added: 2, requested: 5, reason: 'stock' as const }];
  const merge = { basketItems: 2, wishlistItems: 0, wishlistCuts: [], isLinkEnded: false, shortfalls, movedItems: [], droppedCoupons: [] };
  const { container } = open(path, customer);
  storeNotices({ merge, offersPasskey: true });
  await waitFor(() => expect(container.textContent).toContain('Chore Coat: 2 of 5 were added'));
  if (isOffered) await waitFor(() => expect(container.textContent).toContain('Skip the password next time?'));
  else expect(container.textContent).not.toContain('Skip the password next time?');
});
