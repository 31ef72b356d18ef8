// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { openTab, respondWith, respondWithFault } from '../../checkout/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { buildStore } from '../../stores/testing/build-store.ts';
import { StoreLink } from './store-link.tsx';

const chosen = { ID: '001', name: 'Ely, Sheridan Street', city: 'Ely', tzTimeZone: 'America/Chicago', bopisEnabled: true };
const door = { is: 'shut', opens: '09:00', opensAt: '2099-01-05T15:00:00.000Z', date: '2099-01-05', inDays: 1, weekday: 0 } as const;

function openHeader(respond: () => Response, store: object = chosen) {
  const tab = openTab(null, { 'POST ': respond });
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
    /Ely, Sheridan Street.*Closed, opens 9 AM tomorrow.*Directions.*Hours and services.*Change store/,
  );
  expect(links(container)).toEqual(['/locations/?StoreID=001', expect.stringContaining('openstreetmap'), '/locations/?StoreID=001']);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await waitFor(() => expect(container.querySelector('#store-flyout')).toBeNull());
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
