// @vitest-environment happy-dom
import type { StorePickup } from '@outfitter/contract/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openTab, respondWith } from '../../platform/testing/fake-shop.ts';
import { mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { VisibleIntersectionObserver } from '../../platform/testing/visible-intersection-observer.ts';
import { PickupLine } from '../tile/pickup-lines.tsx';
import type { Tile } from '../tile/tile.ts';
import { StorePickupLines } from './store-pickup-lines.tsx';

const ely = { ID: '001', name: 'Ely, Sheridan Street', city: 'Ely', tzTimeZone: 'America/Chicago', bopisEnabled: true };
const tower = { ...ely, ID: '002', name: 'Tower', city: 'Tower' };
const coat = { id: '4117', orderable: true } as Tile;
const pickupAt = (store: string): StorePickup => ({ store, products: [{ id: coat.id, variants: 10, available: 8 }] });

function choose(store: object): void {
  localStorage.setItem('outfitter.store', JSON.stringify({ store }));
  dispatchEvent(new Event('pageshow'));
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', VisibleIntersectionObserver));

const never = new Promise<Response>(() => {});

async function openListing(replies: Readonly<Record<string, Response | Promise<Response>>>) {
  const { requests } = openTab(null, { 'GET pickup': ({ query }) => replies[query.store ?? ''] ?? never });
  choose(ely);
  const listing = (
    <StorePickupLines tiles={[coat]}>
      <PickupLine styleId={coat.id} />
    </StorePickupLines>
  );
  const { container } = mountScreens({ '': listing }, '/');
  const line = () => container.querySelector('p')?.textContent;
  await waitFor(() => expect(line()).toBe('In stock at Ely'));
  return { line, requests };
}

describe('the line of the chosen store', () => {
  it('is empty after another store is chosen, until that store has responded', async () => {
    let respond = (_: Response) => {};
    const response = new Promise<Response>((resolve) => {
      respond = resolve;
    });
    const { line, requests } = await openListing({ '001': respondWith(pickupAt('001')), '002': response });
    choose(tower);
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(line()).toBe('');
    respond(respondWith(pickupAt('002')));
    await waitFor(() => expect(line()).toBe('In stock at Tower'));
  });

  it('FULFIL-005 is empty for a store that is temporarily closed, which is not asked', async () => {
    const { line, requests } = await openListing({ '001': respondWith(pickupAt('001')) });
    choose({ ...tower, opensOn: null });
    await waitFor(() => expect(line()).toBe(''));
    expect(requests).toHaveLength(1);
  });

  it('states the stock of a store that takes no pickups', async () => {
    const none = { store: '002', products: [{ id: coat.id, variants: 10, available: 0 }] };
    const { line } = await openListing({ '001': respondWith(pickupAt('001')), '002': respondWith(none) });
    choose({ ...tower, bopisEnabled: false });
    await waitFor(() => expect(line()).toBe('Not in stock at Tower'));
  });
});
