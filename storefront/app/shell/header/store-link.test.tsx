// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { buildCartAtp } from '../../basket/testing/cart-atp-builder.ts';
import { openTab, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { viewItem } from '../../stores/index.ts';
import { buildStore } from '../../stores/testing/store-builder.ts';
import { StoreLink } from './store-link.tsx';

const chosen = { ID: '001', name: 'Ely, Sheridan Street', city: 'Ely', tzTimeZone: 'America/Chicago', bopisEnabled: true };
const door = { is: 'shut', opens: '09:00', opensAt: '2099-01-05T15:00:00.000Z', date: '2099-01-05', inDays: 1, weekday: 0 } as const;

function openHeader(respond: (request: { query?: Readonly<Record<string, string>> }) => Response, store: object = chosen) {
  const tab = openTab(null, { 'POST ': respond, 'POST MAO-CartAtp': () => respondWith(buildCartAtp({})) });
  localStorage.setItem('outfitter.store', JSON.stringify({ store }));
  return { ...tab, ...mountScreens({ '': <StoreLink /> }, '/') };
}
const links = (container: Element) => [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));

it('SHELL-010 leads to the page of the chosen store, with its city and opening status, and to directions and another store', async () => {
  const { container } = openHeader(() => respondWith(buildStore({ c_door: door })));
  await waitFor(() => expect(container.textContent).toBe('ElyOpens tomorrow'));
  expect(links(container)).toEqual(['/locations/?StoreID=001']);
  findByText(container, 'button', '').click();
  await waitFor(() => expect(container.textContent).toContain('105 E Sheridan St'));
  expect(container.querySelector('#store-flyout')?.textContent).toMatch(
    /Ely, Sheridan Street.*Closed, opens 9\u00a0AM tomorrow.*Directions.*Hours and services.*Change store/,
  );
  expect(links(container)).toEqual(['/locations/?StoreID=001', expect.stringContaining('openstreetmap'), '/locations/?StoreID=001']);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await waitFor(() => expect(container.querySelector('#store-flyout')).toBeNull());
});

it('SHELL-010 shows the stock of the size that is chosen on a product page in the dialog of stores', async () => {
  const store = buildStore();
  const { container, requests } = openHeader(({ query }) =>
    query?.limit ? respondWith({ count: 1, total: 1, unit: 'mi', data: [store] }) : respondWith(store),
  );
  const leave = viewItem({ productId: '41171M', quantity: 2 });
  await waitFor(() => findByText(container, 'button', '').click());
  findByText(container, 'button', 'Change store').click();
  const askedItems = () =>
    requests
      .filter(({ call }) => call === 'POST MAO-CartAtp')
      .map(({ body }) => (body as { RequestDetails: { ItemId: string; Quantity: number }[] }).RequestDetails[0]);
  await waitFor(() => expect(askedItems()).toMatchObject([{ ItemId: '41171M', Quantity: 2 }]));
  leave();
});

it('SHELL-011 leads to the finder if the chosen store has no city, or is gone', async () => {
  const withoutCity = openHeader(() => respondWith(buildStore()), { ...chosen, city: '' });
  await waitFor(() => expect(links(withoutCity.container)).toEqual(['/find-stores']));
  expect(withoutCity.requests).toEqual([]);
  withoutCity.unmount();
  const gone = openHeader(() => respondWithFault(404, 'StoreNotFoundException'));
  await waitFor(() => expect(links(gone.container)).toEqual(['/find-stores']));
  expect(localStorage.getItem('outfitter.store')).toBeNull();
});

it('SHELL-010 leads to the store without a connection', async () => {
  const { container } = openHeader(() => respondWithFault(503, 'ServiceUnavailableException'));
  await waitFor(() => expect(container.textContent).toContain('ElyYour store'));
  expect(links(container)).toEqual(['/locations/?StoreID=001']);
});
