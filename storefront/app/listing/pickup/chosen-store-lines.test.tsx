// @vitest-environment happy-dom
import type { StorePickup } from '@outfitter/contract/client';
import { use } from 'react';
import { describe, expect, it } from 'vitest';
import { openTab, respondWith } from '../../platform/testing/fake-shop.ts';
import { mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { PickupLinesContext, type Tile } from '../../product/index.ts';
import { ListingPickup } from './listing-pickup.tsx';

const ely = { ID: '001', name: 'Ely, Sheridan Street', city: 'Ely', tzTimeZone: 'America/Chicago', bopisEnabled: true };
const tower = { ...ely, ID: '002', name: 'Tower', city: 'Tower' };
const coat = { id: '4117', orderable: true } as Tile;
const pickupAt = (store: string): StorePickup => ({ store, products: [{ id: coat.id, variants: 10, available: 8 }] });

function choose(store: typeof ely): void {
  localStorage.setItem('outfitter.store', JSON.stringify({ store }));
  dispatchEvent(new Event('pageshow'));
}

function CoatLine() {
  return <p>{use(PickupLinesContext)?.get(coat.id)}</p>;
}

const never = new Promise<Response>(() => {});

async function openListing(replies: Readonly<Record<string, Response | Promise<Response>>>) {
  const { requests } = openTab(null, { 'GET pickup': ({ query }) => replies[query.store ?? ''] ?? never });
  choose(ely);
  const listing = (
    <ListingPickup tiles={[coat]}>
      <CoatLine />
    </ListingPickup>
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

  it.each([{ bopisEnabled: false }, { opensOn: null }])('FULFIL-005 is empty for a store that takes no pickups: %o', async (changes) => {
    const { line } = await openListing({ '001': respondWith(pickupAt('001')) });
    choose({ ...ely, ...changes });
    await waitFor(() => expect(line()).toBe(''));
  });
});
