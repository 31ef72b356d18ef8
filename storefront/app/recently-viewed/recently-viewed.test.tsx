// @vitest-environment happy-dom
import type { Product } from '@outfitter/contract/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openTab, respondWith, respondWithFault } from '../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../platform/testing/mount.tsx';
import { VisibleIntersectionObserver } from '../platform/testing/visible-intersection-observer.ts';

type Named = Pick<Product, 'id' | 'name'>;

const chore = {
  type: { master: true },
  brand: 'Ridge & Rivet',
  currency: 'USD',
  price: 149,
  priceMax: 149,
  variants: [],
  variationAttributes: [],
  imageGroups: [],
  master: { masterId: '', orderable: true },
  c_slugUrl: '/a-1.html',
  c_StarRatingCount: 0,
  c_cloth: '12 oz duck',
} as const;

const sold: readonly Named[] = [
  { id: '1', name: 'Bib' },
  { id: '2', name: 'Coat' },
  { id: '3', name: 'Vest' },
];

beforeEach(() => {
  vi.resetModules();
});

/** Opens a page of a device on which `ids` were viewed; `products` are those that the shop still sells. */
async function openShelf(ids: unknown, currentId?: string) {
  const respond = () => respondWith({ data: sold.map((product) => ({ ...chore, ...product })), count: sold.length, total: 3 });
  const { requests } = openTab(null, { 'GET (3,1)': respond, 'GET (3,9)': respond });
  vi.stubGlobal('IntersectionObserver', VisibleIntersectionObserver);
  localStorage.setItem('outfitter.viewed', typeof ids === 'string' ? ids : JSON.stringify(ids));
  const { default: RecentlyViewed } = await import('./recently-viewed.tsx');
  const page = currentId === undefined ? <RecentlyViewed /> : <RecentlyViewed currentId={currentId} />;
  const { container, unmount } = mountScreens({ '': <main>{page}</main> }, '/');
  await waitFor(() => expect(container.querySelector('main')).not.toBeNull());
  const names = () => [...container.querySelectorAll('article h3')].map(({ textContent }) => textContent);
  const stored = () => JSON.parse(localStorage.getItem('outfitter.viewed') ?? '[]') as string[];
  return { container, requests, names, stored, unmount };
}

describe('the styles viewed on this device', () => {
  it('are shown in their order, with one call, without the style of the page, which becomes the first', async () => {
    const { names, stored, requests } = await openShelf(['3', '2', '1'], '2');
    await waitFor(() => expect(names()).toEqual(['Vest', 'Bib']));
    expect(stored()).toEqual(['2', '3', '1']);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.query).toMatchObject({ currency: 'USD', locale: 'en-US' });
  });
  it('leave out a style that is no longer sold', async () => {
    const { names } = await openShelf(['3', '9']);
    await waitFor(() => expect(names()).toEqual(['Vest']));
  });
  it('show nothing and request nothing if there are none, or the stored list is broken', async () => {
    for (const stored of [[], '{', '{"a":1}']) {
      const { container, requests, unmount } = await openShelf(stored);
      expect(container.querySelector('main')?.textContent).toBe('');
      expect(requests).toEqual([]);
      unmount();
    }
  });
  it('are cleared by the shopper, who hears it, and the style of the page stays', async () => {
    const { container, names, stored } = await openShelf(['3', '2', '1'], '2');
    await waitFor(() => expect(names()).toHaveLength(2));
    findByText(container, 'button', 'Clear').click();
    await waitFor(() => expect(container.querySelector('[role="status"]')?.textContent).toContain('cleared'));
    expect(document.activeElement?.getAttribute('role')).toBe('status');
    expect(stored()).toEqual(['2']);
    expect(names()).toEqual([]);
  });
  it('are not shown if the shop does not respond', async () => {
    const { requests } = openTab(null, { 'GET (3)': () => respondWithFault(400, 'InvalidCurrencyException') });
    vi.stubGlobal('IntersectionObserver', VisibleIntersectionObserver);
    localStorage.setItem('outfitter.viewed', '["3"]');
    const { default: RecentlyViewed } = await import('./recently-viewed.tsx');
    const { container } = mountScreens({ '': <RecentlyViewed /> }, '/');
    await waitFor(() => expect(requests).toHaveLength(1));
    await waitFor(() => expect(container.querySelector('section')).toBeNull());
  });
});
