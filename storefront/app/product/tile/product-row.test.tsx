// @vitest-environment happy-dom
import type { StorePickup } from '@outfitter/contract/client';
import { describe, expect, it, vi } from 'vitest';
import { openTab, respondWith } from '../../platform/testing/fake-shop.ts';
import { mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { choreHit } from '../testing/product-fixture.ts';
import { tileFromHit } from './build-tile.ts';
import * as lineStyles from './pickup-lines.module.css';
import { ProductRow } from './product-grid.tsx';

const ely = { ID: '001', name: 'Ely, Sheridan Street', city: 'Ely', tzTimeZone: 'America/Chicago', bopisEnabled: true };
const tiles = ['4117', '4120'].map((productId) => tileFromHit({ ...choreHit, productId }));
const stock: StorePickup = {
  store: '001',
  products: [
    { id: '4117', variants: 4, available: 4 },
    { id: '4120', variants: 4, available: 0 },
  ],
};

function openRow(store?: object) {
  const comeNear: (() => void)[] = [];
  class FarIntersectionObserver {
    readonly #callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
    }
    observe(target: Element) {
      comeNear.push(() => this.#callback([{ isIntersecting: true, target } as IntersectionObserverEntry], this as never));
    }
    unobserve() {}
    disconnect() {}
  }
  const { requests } = openTab(null, { 'GET pickup': () => respondWith(stock) });
  vi.stubGlobal('IntersectionObserver', FarIntersectionObserver);
  if (store) localStorage.setItem('outfitter.store', JSON.stringify({ store }));
  const { container } = mountScreens({ '': <ProductRow label="Best sellers" tiles={tiles} /> }, '/');
  const lines = () => [...container.getElementsByClassName(lineStyles.line!)].map(({ textContent }) => textContent);
  const scrollTo = () => {
    for (const notify of comeNear) notify();
  };
  return { requests, lines, scrollTo };
}

const waitForIdle = () => new Promise((resolve) => setTimeout(resolve, 300));

describe('a row of tiles', () => {
  it('says what the chosen store has of them, with one request, once it is near the viewport', async () => {
    const { requests, lines, scrollTo } = openRow(ely);
    await waitFor(() => expect(lines(), 'the boxes of the lines are there before the response').toEqual(['', '']));
    await waitForIdle();
    expect(requests).toEqual([]);
    scrollTo();
    await waitFor(() => expect(lines()).toEqual(['In stock at Ely', 'Not in stock at Ely']));
    expect(requests.map(({ query }) => query)).toEqual([{ store: '001', products: '4117,4120' }]);
  });

  it('has the boxes of the lines, and requests nothing, for a shopper without a store', async () => {
    const { requests, lines, scrollTo } = openRow();
    await waitFor(() => expect(lines()).toEqual(['', '']));
    scrollTo();
    await waitForIdle();
    expect(requests).toEqual([]);
  });
});
