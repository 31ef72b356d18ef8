// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { openTab, respondWith } from '../../platform/testing/fake-shop.ts';
import { mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { buildBasketItem } from '../testing/basket-builder.ts';
import { buildCartAtp } from '../testing/cart-atp-builder.ts';
import { ItemsAtStore } from './items-at-store.tsx';
import { stockAtStoresQuery } from './stock-at-stores.ts';

const items = [buildBasketItem('1'), buildBasketItem('2')];
const query = stockAtStoresQuery(['001', '002'], items, 'en-US');
const mountStock = (storeId: string) =>
  mountScreens({ stock: <ItemsAtStore items={items} storeId={storeId} timeZone="America/Chicago" query={query} /> }, '/stock');

describe('the stock of the items of a cart at a store', () => {
  it("FULFIL-017 has 'Time Unavailable' for a date that the shop does not know, and nothing while it is asked", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    openTab(null, { 'POST MAO-CartAtp': () => promise });
    const { container } = mountStock('001');
    const lines = () => [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
    await waitFor(() => expect(lines()).toEqual(['\u00a0']));
    resolve(
      respondWith(
        buildCartAtp({
          '001': { items: { 1: [1, 1], 2: [0, 1] } },
          '002': { date: '2026-12-04', transferDate: '2026-12-09', items: { 1: [1, 1], 2: [0, 1] } },
        }),
      ),
    );
    await waitFor(() =>
      expect(lines()).toEqual(['1 of 2 items in stock · Time Unavailable', '1 item ships to this store · Time Unavailable']),
    );
  });

  it('FULFIL-006 names the date of each way', async () => {
    const response = buildCartAtp({ '001': { date: '2026-12-04', transferDate: '2026-12-09', items: { 1: [1, 1], 2: [0, 1] } } });
    openTab(null, { 'POST MAO-CartAtp': () => respondWith(response) });
    const { container } = mountStock('001');
    await waitFor(() => expect(container.textContent).toContain('1 of 2 items in stock · Ready Fri,\u00a0Dec\u00a04'));
    expect(container.textContent).toContain('1 item ships to this store · Ready Wed,\u00a0Dec\u00a09');
  });
});
