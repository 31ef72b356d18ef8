// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { openTab } from '../platform/testing/fake-shop.ts';
import { mountScreens, waitFor } from '../platform/testing/mount.tsx';
import { TrackingPage } from './tracking-page.tsx';

function openTracking(customer?: { firstName: string; email: string }, field = 'orderEmail', hash = '') {
  openTab(null, {}, customer);
  const { container } = mountScreens({ 'track-order': <TrackingPage title="Track Order" lead="" /> }, `/track-order${hash}`);
  return () => container.querySelector<HTMLInputElement>(`[name="${field}"]`)?.value;
}

it('ORDER-019 fills in the email of a customer who tracks an order', async () => {
  const email = openTracking({ firstName: 'Dale', email: 'dale@example.com' });
  await waitFor(() => expect(email()).toBe('dale@example.com'));
});

it('ORDER-019 leaves the email of a guest empty', async () => {
  const email = openTracking();
  await waitFor(() => expect(email()).toBe(''));
});

it('fills in the order number of the link in a receipt', async () => {
  const orderNumber = openTracking(undefined, 'orderNumber', '#order=R4K72M9QXB');
  await waitFor(() => expect(orderNumber()).toBe('R4K72M9QXB'));
});
