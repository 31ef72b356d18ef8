// @vitest-environment happy-dom
import type { Order } from '@outfitter/contract/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildOrderedItem } from '../basket/testing/order-builder.ts';
import { buildPickupShipment } from '../basket/testing/pickup-builder.ts';
import { findByText, mountScreens, waitFor } from '../platform/testing/mount.tsx';
import { setBrowserDate } from '../platform/testing/set-browser-date.ts';
import { PickupSection } from './pickup-section.tsx';

type OrderShipment = Order['shipments'][number];

async function mountPickup(changes: Partial<OrderShipment> = {}): Promise<HTMLElement> {
  const shipment = { ...buildPickupShipment({ c_promiseDate: '2026-12-04' }), ...changes };
  const screen = <PickupSection shipment={shipment} items={[buildOrderedItem('1')]} currency="USD" level={2} />;
  const { container } = mountScreens({ order: screen }, '/order');
  await waitFor(() => expect(container.querySelector('h2')).not.toBeNull());
  return container;
}
const textOf = async (changes: Partial<OrderShipment>) => (await mountPickup(changes)).textContent ?? '';
beforeEach(() => setBrowserDate('2026-11-27T18:00:00Z'));

const contact = { c_pickupFirstName: 'Dale', c_pickupLastName: 'Lindqvist' };

describe('a pickup of an order', () => {
  it('FULFIL-002 says where and when it is ready, who may come and what to bring, before there is a code', async () => {
    const text = await textOf({ ...contact, c_pickupFirstNameAlternate: 'Marit', c_pickupLastNameAlternate: 'Ostergaard' });
    expect(text).toContain('Pick up at Ely, Sheridan Street');
    expect(text).toContain('Ready Fri,\u00a0Dec\u00a04');
    expect(text).toContain('105 E Sheridan St, Ely, MN 55731');
    expect(text).toContain('For Dale Lindqvist or Marit Ostergaard');
    expect(text).toContain('Bring the pickup code from our email, or an ID with your name.');
  });

  it('links to the page of the store, which has its hours and its phone number', async () => {
    expect(findByText(await mountPickup(), 'a', 'Hours, phone and directions').getAttribute('href')).toBe('/locations/?StoreID=001');
  });

  it('shows the code and the last day while it waits in the store', async () => {
    // 8 pm of the last day in the store.
    const until = { c_collectUntil: '2026-12-12T04:00:00.000Z', c_pickupStoreTimeZone: 'America/Los_Angeles' };
    const text = await textOf({ ...contact, c_pickupState: 'ready', c_pickupCode: 'K7M4QX', ...until });
    expect(text).toContain('Ready for pickup.');
    expect(text).toContain('We hold it until Fri,\u00a0Dec\u00a011.');
    expect(text).toContain('Pickup code K7M4QX');
    expect(text).not.toContain('Ready Fri,\u00a0Dec\u00a04');
  });

  it('says that it is on its way to the store', async () => {
    const text = await textOf({ shipmentId: 'ship-to-store', c_pickupState: 'in_transfer' });
    expect(text).toContain('Ship to store: Ely, Sheridan Street');
    expect(text).toContain('We send it to the store');
  });

  it('says that it takes longer once the promised time has passed, until it is ready', async () => {
    const late = 'It’s taking longer than we said. We email you as soon as it’s ready.';
    const zone = { c_pickupStoreTimeZone: 'America/Chicago' };
    const today = { ...zone, c_promiseDate: '2026-11-27', c_readyBy: '2026-11-27T20:04:00Z', c_pickupState: 'preparing' as const };
    const inTime = await textOf(today);
    expect(inTime).toMatch(/Ready today by 2:04\sPM/);
    expect(inTime).not.toContain(late);
    for (const time of ['2026-11-27T20:05:00Z', '2026-11-28T18:00:00Z']) {
      setBrowserDate(time);
      const text = await textOf(today);
      expect(text).toContain(late);
      expect(text).not.toMatch(/Ready|We email you when/);
    }
    // By the day of the store, which is still December 4.
    setBrowserDate('2026-12-05T05:59:00Z');
    const sent = { ...zone, shipmentId: 'ship-to-store', c_pickupState: 'in_transfer' as const };
    expect(await textOf(sent)).toContain('Ready today');
    setBrowserDate('2026-12-05T06:00:00Z');
    expect(await textOf(sent)).toContain(late);
    expect(await textOf({ ...today, c_pickupState: 'ready' })).not.toContain(late);
    // An order of another shop system has no state.
    expect(await textOf(zone)).not.toContain(late);
  });

  it('asks for nothing once it was picked up, or has ended with a refund', async () => {
    const collected = await textOf({ ...contact, c_pickupState: 'collected', c_collectedAt: '2026-12-05T18:00:00.000Z' });
    expect(collected).toContain('Picked up Sat,\u00a0Dec\u00a05');
    expect(collected).not.toMatch(/Bring|For Dale/);
    const expired = await textOf({ c_pickupState: 'expired', c_refundedTotal: 26 });
    expect(expired).toContain('Not picked up in time. We refunded $26.00.');
  });

  it('never hides what the store did not find', async () => {
    const missing = [
      { itemId: '1', quantity: 1, c_choice: 'refund' as const },
      { itemId: '1', quantity: 2, c_choice: 'transfer' as const },
    ];
    const text = await textOf({ c_pickupState: 'closed', c_missingItems: missing });
    expect(text).toContain('Nothing is left to pick up.');
    expect(text).toContain('1 × Watch Cap wasn’t in the store. We refunded it.');
    expect(text).toContain('2 × Watch Cap wasn’t in the store. We send it there from our warehouse.');
  });
});
