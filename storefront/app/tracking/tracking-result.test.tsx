// @vitest-environment happy-dom
import { shipmentIds, type TrackedOrder } from '@outfitter/contract/client';
import { beforeEach, expect, it } from 'vitest';
import { buildOrder, buildOrderedItem } from '../basket/testing/order-builder.ts';
import { openTab } from '../platform/testing/fake-shop.ts';
import { mountScreens, waitFor } from '../platform/testing/mount.tsx';
import { setBrowserDate } from '../platform/testing/set-browser-date.ts';
import { TrackingResult } from './tracking-result.tsx';

const pickupId = shipmentIds['in-store-pickup'];
const order = {
  ...buildOrder('R4K72M9QXB'),
  productItems: [buildOrderedItem('1'), buildOrderedItem('2', { shipmentId: pickupId })],
  shipments: [
    {
      shipmentId: 'me',
      c_isBOPIS: false,
      c_town: { city: 'Duluth', stateCode: 'MN' },
      shippingMethod: { id: '02', name: 'Ground', description: 'By truck', price: 0, c_carrier: 'Test Parcel', c_arrivesTo: '2026-12-04' },
    },
    {
      shipmentId: pickupId,
      c_isBOPIS: true,
      c_pickupState: 'preparing',
      c_promiseDate: '2026-12-04',
      c_town: { city: 'Ely', stateCode: 'MN' },
    },
  ],
} satisfies TrackedOrder;

beforeEach(() => setBrowserDate('2026-11-27T18:00:00Z'));

it('ROUTE-019 shows each delivery with its place, its carrier, its day and its own progress, and the total', async () => {
  openTab(null, {});
  const { container } = mountScreens({ 'track-order': <TrackingResult order={order} /> }, '/track-order');
  await waitFor(() => expect(container.querySelectorAll('section')).toHaveLength(2));
  const [parcel, pickup] = [...container.querySelectorAll('section')];
  const now = (section: Element | undefined) => section?.querySelector('[aria-current="step"]')?.textContent;
  expect(parcel?.textContent).toContain('To Duluth, MN');
  expect(parcel?.textContent).toContain('Carrier: Test Parcel');
  expect(now(parcel)).toBe('On its way');
  expect(pickup?.textContent).toContain('Pick up at Ely');
  expect(pickup?.textContent).not.toContain('Carrier');
  expect(pickup?.textContent).toContain('Ready Fri,\u00a0Dec\u00a04');
  expect(now(pickup)).toBe('Being packed');
  expect(container.textContent).toMatch(/Order total \$\d/);
});

it('states what was refunded for pickups in all', async () => {
  openTab(null, {});
  const [parcel, pickup] = order.shipments;
  const shipments = [parcel, { ...pickup, c_refundedTotal: 149.5 }, { ...pickup, shipmentId: 'later', c_refundedTotal: 58 }];
  const { container } = mountScreens({ 'track-order': <TrackingResult order={{ ...order, shipments } as TrackedOrder} /> }, '/track-order');
  await waitFor(() => expect(container.textContent).toMatch(/Order total \$\d.*Refunded \$207\.50$/));
});

it('leads to customer service while an order can be changed, and not later', async () => {
  openTab(null, {});
  const screens = {
    new: <TrackingResult order={{ ...order, status: 'new' }} />,
    shipped: <TrackingResult order={{ ...order, status: 'shipped' }} />,
    cancelled: <TrackingResult order={{ ...order, status: 'cancelled' }} />,
  };
  const isOffered = async (status: keyof typeof screens) => {
    const { container } = mountScreens(screens, `/${status}`);
    await waitFor(() => expect(container.textContent).toMatch(/Order total/));
    return container.querySelector('a[href$="/customer-service#contact"]') !== null;
  };
  expect(await isOffered('new')).toBe(true);
  expect(await isOffered('shipped')).toBe(false);
  expect(await isOffered('cancelled')).toBe(false);
});
