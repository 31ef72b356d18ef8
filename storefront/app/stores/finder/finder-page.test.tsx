// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTab } from '../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { typeInto } from '../../platform/testing/type-into.ts';
import { buildStore } from '../testing/store-builder.ts';
import * as styles from './finder-page.module.css';
import { FinderPage } from './finder-page.tsx';
import type { FinderQuery } from './finder-query.ts';
import type { FinderResult } from './load-finder.ts';

const defaultQuery: FinderQuery = { address: '', position: undefined, hasPickup: false, isOpen: false, limit: 3 };
function open(result: FinderResult, query: Partial<FinderQuery> = {}) {
  openTab(null, {});
  return mountScreens(
    { 'find-stores': <FinderPage query={{ ...defaultQuery, ...query }} result={result} mapTiles={undefined} /> },
    '/find-stores',
  );
}

type Located = { latitude: number; longitude: number } | { code: number };

function stubPosition(located: Located) {
  const getCurrentPosition = vi.fn((onFound: (position: unknown) => void, onError: (error: unknown) => void) =>
    'code' in located ? onError(located) : onFound({ coords: located }),
  );
  vi.stubGlobal('navigator', { ...globalThis.navigator, geolocation: { getCurrentPosition } });
  return getCurrentPosition;
}
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the page of the store finder', () => {
  it('STORE-003 asks for the location only when the button is clicked, and searches around it', async () => {
    const getCurrentPosition = stubPosition({ latitude: 47.903, longitude: -91.867 });
    const { container, router } = open({ is: 'start', stores: [] }, { hasPickup: true });
    await waitFor(() => expect(container.textContent).toContain('Use my location'));
    expect(getCurrentPosition).not.toHaveBeenCalled();
    findByText(container, 'button', 'Use my location').click();
    await waitFor(() => expect(router.state.location.search).toBe('?latitude=47.90&longitude=-91.87&pickup=true'));
  });

  it('ERROR-051 a denied location leads back to the field, with a message', async () => {
    stubPosition({ code: 1 });
    const { container } = open({ is: 'start', stores: [] });
    await waitFor(() => expect(container.textContent).toContain('Use my location'));
    findByText(container, 'button', 'Use my location').click();
    await waitFor(() => expect(container.querySelector('[role="status"]')?.textContent).toContain('doesn’t share your location'));
    expect(document.activeElement?.getAttribute('name')).toBe('address');
  });

  it('ERROR-051 the message of a denied location disappears with the next search', async () => {
    stubPosition({ code: 1 });
    const { container, router } = open({ is: 'start', stores: [] });
    await waitFor(() => expect(container.textContent).toContain('Use my location'));
    findByText(container, 'button', 'Use my location').click();
    await waitFor(() => expect(container.textContent).toContain('doesn’t share your location'));
    typeInto(container.querySelector<HTMLInputElement>('input[name="address"]')!, 'Ely');
    findByText(container, 'button', 'Search').click();
    await waitFor(() => expect(router.state.location.search).toBe('?address=Ely'));
    await waitFor(() => expect(container.textContent).not.toContain('doesn’t share your location'));
  });

  it('lists stores with number, distance, status, pickup and services, and offers more', async () => {
    const near = buildStore({ address: { ...buildStore().address, distance: 0.32 } });
    const far = buildStore({ ID: '002', name: 'Tower', bopisEnabled: false, address: { ...near.address, distance: 21.2 } });
    const { container } = open({ is: 'found', place: undefined, stores: [near, far], total: 9, unit: 'mi' }, { address: 'Ely' });
    await waitFor(() => expect(container.querySelectorAll('[aria-label="Stores by distance"] > li')).toHaveLength(2));
    const [first, second] = [...container.querySelectorAll('[aria-label="Stores by distance"] > li')];
    expect(first?.textContent).toMatch(/Ely, Sheridan Street.*0\.3 miles.*Pickup of online orders · Hemming/);
    expect(second?.textContent).toMatch(/Tower.*21 miles.*No pickup/);
    const more = findByText(container, 'a', 'Show more stores') as HTMLAnchorElement;
    expect(more.getAttribute('href')).toBe('/find-stores?address=Ely&limit=7');
  });

  it('STORE-002 has no distance for a store in the city that was searched, and one for its postal code', async () => {
    const place = { label: 'Ely, MN', city: 'Ely', stateCode: 'MN', countryCode: 'US', latitude: 47.8, longitude: -91.9 };
    const { address } = buildStore();
    const inTown = buildStore({ address: { ...address, distance: 5.4 } });
    const outside = buildStore({ ID: '002', address: { ...address, city: 'Tower', distance: 21.2 } });
    const found = { is: 'found' as const, stores: [inTown, outside], total: 2, unit: 'mi' as const };
    const byCity = open({ ...found, place }, { address: 'ely' }).container;
    await waitFor(() => expect(byCity.textContent).toContain('21 miles'));
    expect(byCity.textContent).toContain(' · in Ely');
    expect(byCity.textContent).not.toContain('5.4');
    const byCode = open({ ...found, place: { ...place, postalCode: '55731' } }, { address: '55731' }).container;
    await waitFor(() => expect(byCode.textContent).toContain('5.4 miles'));
  });

  it('lists all stores, with their numbers on the map, before a search', async () => {
    const stores = [buildStore(), buildStore({ ID: '002', name: 'Tower' })];
    const { container } = open({ is: 'start', stores });
    await waitFor(() => expect(container.querySelectorAll('ol a b')).toHaveLength(2));
    expect(container.querySelector('h2')?.textContent).toBe('All 2 stores');
    const links = [...container.querySelectorAll('ol a:has(b)')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/locations/?StoreID=001', '/locations/?StoreID=002']);
    expect(container.querySelector('ol a b')?.closest('li')?.textContent).toMatch(
      /Ely, Sheridan Street Minnesota(Open until 8 PM|Closed now)$/,
    );
  });

  it('ROUTE-008 applies a filter at once, and says how many stores match it', async () => {
    const { container, router } = open({ is: 'start', stores: [buildStore()] }, { hasPickup: true });
    await waitFor(() => expect(container.querySelector('[role="status"] h2')?.textContent).toBe('1 store'));
    container.querySelector<HTMLInputElement>('input[name="open"]')?.click();
    await waitFor(() => expect(router.state.location.search).toBe('?address=&pickup=true&open=true'));
  });

  it('FULFIL-005 says that stores without pickup are left out', async () => {
    const found = { is: 'found' as const, place: undefined, stores: [buildStore()], total: 1, unit: 'mi' as const };
    const { container } = open(found, { hasPickup: true });
    await waitFor(() => expect(container.textContent).toContain('The store with pickup closest to you'));
  });

  it.each<FinderResult>([{ is: 'not-found' }, { is: 'ambiguous', places: [] }])(
    'shows a result without a map below the form, in the first of two columns: $is',
    async (result) => {
      const { container } = open(result, { address: 'Ely' });
      await waitFor(() => expect(container.querySelector('form')).not.toBeNull());
      expect(container.querySelector('form')?.nextElementSibling?.className).toBe(styles.results);
      expect(container.querySelector('form')?.parentElement?.children).toHaveLength(2);
      // The environment has no layout, so the test reads the rule.
      const css = readFileSync(join(import.meta.dirname, 'finder-page.module.css'), 'utf8');
      const columns = css.slice(css.indexOf('(width >= 64rem)'));
      const [rule = ''] = columns.slice(columns.indexOf('.results {')).split('}');
      expect(rule).toContain('grid-column: 1;');
    },
  );

  it('ROUTE-008 does not call a filtered list all stores', async () => {
    const stores = [buildStore(), buildStore({ ID: '002', name: 'Tower' })];
    const { container } = open({ is: 'start', stores }, { isOpen: true });
    await waitFor(() => expect(container.querySelector('h2')?.textContent).toBe('2 stores'));
  });

  it('ERROR-050 says "Store not found"', async () => {
    const { container } = open({ is: 'not-found' }, { address: 'xqzz' });
    await waitFor(() => expect(container.querySelector('[role="alert"]')?.textContent).toContain('Store not found'));
  });

  it('offers the places of an ambiguous name as links', async () => {
    const place = { city: 'Ely', countryCode: 'US', latitude: 0, longitude: 0 };
    const places = ['MN', 'NV', 'IA'].map((stateCode) => ({ ...place, stateCode, label: `Ely, ${stateCode}` }));
    const { container } = open({ is: 'ambiguous', places }, { address: 'Ely' });
    await waitFor(() => expect(container.textContent).toContain('Ely, Minnesota'));
    const links = [...container.querySelectorAll('a')].filter((link) => link.textContent?.startsWith('Ely'));
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/find-stores?address=Ely%2C+MN',
      '/find-stores?address=Ely%2C+NV',
      '/find-stores?address=Ely%2C+IA',
    ]);
  });
});
