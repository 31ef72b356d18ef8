import type { Basket, Store, StoreInventory } from '@outfitter/contract/client';
import { useState } from 'react';
import { vi } from 'vitest';
import { openTab, type ReceivedRequest, respondWith } from '../../platform/testing/fake-shop.ts';
import { mountScreens } from '../../platform/testing/mount.tsx';
import type { ChosenStore } from '../../stores/index.ts';
import DeliveryChoice, { type DeliveryChoiceProps } from '../buy-box/delivery-choice/delivery-choice.tsx';
import PickupFacts from '../buy-box/delivery-choice/pickup-facts.tsx';
import type { ProductVariant } from '../variants/variant-table.ts';

export const ely = { ID: '001', name: 'Ely, Sheridan Street', city: 'Ely', tzTimeZone: 'America/Chicago', bopisEnabled: true };
export const inStore = {
  available: 2,
  message: 'in stock',
  group: 'pis-today',
  pickupDate: '2026-11-21',
  readyBy: '2026-11-21T22:00:00.000Z',
};
export const sent = { available: 2, message: 'in stock', group: 'pis-4-7', pickupDate: '2026-12-01' };
export const none = { available: 0, message: 'NOT_AVAILABLE' };
export const inventory = (ways: object = {}, pickupStatus = 'offered') =>
  ({ pickupStatus, ways: { 'in-store-pickup': inStore, 'ship-to-store': sent, ...ways } }) as StoreInventory;

export const coat = { productId: '411710001', orderable: true, backorder: false, stock: 9 } as ProductVariant;

type Reply = () => Response | Promise<Response>;

type FactsProps = Pick<DeliveryChoiceProps, 'variant' | 'quantity' | 'onDelivery'>;

/** Simulates a product page. Its button "Fail" reports that an item was not added. */
function Product({ onDelivery, ...facts }: FactsProps) {
  const [hasFailed, setFailed] = useState(false);
  const ship = { rates: [{ from: 0, amount: 8.95 }], merchandise: 149, currency: 'USD' as const, productId: '411710001' };
  return (
    <>
      <DeliveryChoice {...facts} {...ship} addStatus={hasFailed ? 'error' : 'idle'} onDelivery={onDelivery} />
      <PickupFacts {...facts} />
      <button type="button" onClick={() => setFailed(true)}>
        Fail
      </button>
    </>
  );
}

export function openProduct({
  variant = coat as ProductVariant | null,
  quantity = 1,
  store = ely as ChosenStore | null,
  reply = (() => respondWith(inventory())) as Reply | Reply[],
  details = ely as Partial<Store>,
  basket = null as Basket | null,
} = {}) {
  const replies = [reply].flat();
  const requests: ReceivedRequest[] = [];
  openTab(basket, {
    'POST ': (request) => {
      if (request.query.id) return respondWith(details);
      requests.push(request);
      return replies[Math.min(requests.length, replies.length) - 1]!();
    },
  });
  if (store) localStorage.setItem('outfitter.store', JSON.stringify({ store }));
  const onDelivery = vi.fn();
  const mounted = mountScreens({ '': <Product variant={variant ?? undefined} quantity={quantity} onDelivery={onDelivery} /> }, '/');
  const radio = (name: RegExp) =>
    [...mounted.container.querySelectorAll('label')].find(({ textContent }) => name.test(textContent))?.querySelector('input');
  const reported = () => onDelivery.mock.lastCall?.[0];
  return { ...mounted, requests, radio, reported, added: () => reported()?.fields, text: () => mounted.container.textContent };
}
