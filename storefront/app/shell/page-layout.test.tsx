// @vitest-environment happy-dom
import type { SitePreferences } from '@outfitter/contract/client';
import { expect, it } from 'vitest';
import { openTab, respondWith } from '../platform/testing/fake-shop.ts';
import { mountScreens, waitFor } from '../platform/testing/mount.tsx';
import { PageLayout } from './page-layout.tsx';

const customer = { firstName: 'Dale', email: 'dale@example.com' };
const preferences = { brand: 'Ridge & Rivet', inactivityMinutes: 30, chatHours: {}, chatTimeZone: 'America/Chicago' };
const lastActivity = () => Number(localStorage.getItem('outfitter.last-activity'));

function open(path: string, signedIn?: typeof customer) {
  openTab(null, { 'GET product_lists': () => respondWith({ count: 0, data: [], start: 0, total: 0 }) }, signedIn);
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
  localStorage.setItem('outfitter.last-activity', '1');
  await router.navigate(`${path}?page=2`);
  await waitFor(() => expect(lastActivity()).toBeGreaterThanOrEqual(before));
  expect(container.querySelector('h1')).not.toBeNull();
});

it('AUTH-024 a guest is not observed', async () => {
  const { container } = open('/checkout');
  await waitFor(() => expect(container.querySelector('h1')).not.toBeNull());
  expect(localStorage.getItem('outfitter.last-activity')).toBeNull();
});
