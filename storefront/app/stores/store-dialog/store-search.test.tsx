// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { buildCartAtp } from '../../basket/testing/cart-atp-builder.ts';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { loseConnection, openTab, type ReceivedRequest, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { findByText, waitFor } from '../../platform/testing/mount.tsx';
import { chosenStore, openDialog, PickupScreen, respondWithPlaces, respondWithStores, Screen } from '../testing/open-store-dialog.tsx';
import { buildStore } from '../testing/store-builder.ts';

const manyStores = (count: number) =>
  Array.from({ length: count }, (_, index) => buildStore({ ID: `${100 + index}`, name: `Store ${index}`, bopisEnabled: true }));
const askedStores = (requests: readonly ReceivedRequest[]) =>
  requests
    .filter(({ call }) => call === 'POST MAO-CartAtp')
    .map(({ body }) => [...new Set((body as { RequestDetails: { StoreId: string }[] }).RequestDetails.map(({ StoreId }) => StoreId))]);

describe('the search of the dialog for stores', () => {
  it('STORE-004 finds as many stores at once as a call for the stock of a viewed item takes, and shows five more on each request', async () => {
    const data = manyStores(27);
    const { requests } = openTab(null, { 'POST ': respondWithStores({ data }), 'POST MAO-CartAtp': () => respondWith(buildCartAtp({})) });
    localStorage.setItem('outfitter.store', JSON.stringify({ store: chosenStore }));
    const { container, stores } = await openDialog(<Screen item={{ productId: 'coat', quantity: 1 }} />);
    for (const count of [5, 10, 15, 20, 25, 27]) {
      await waitFor(() => expect(stores()).toHaveLength(count));
      if (count < 27) findByText(container, 'dialog button', 'Show more stores').click();
    }
    await waitFor(() => expect(askedStores(requests)).toHaveLength(2));
    expect(askedStores(requests)[0]).toEqual(data.slice(0, 25).map(({ ID }) => ID));
    expect(askedStores(requests)[1]).toEqual(['125', '126']);
    expect(requests.flatMap(({ query }) => query.limit ?? [])).toEqual(['25', '30']);
    expect(container.querySelector('dialog')?.textContent).toContain('In stock at none of the 25 stores');
  });

  it('STORE-004 shows the next stores by distance on request, with one call for the stock of each five', async () => {
    const data = manyStores(12);
    let isOnline = true;
    const findMore = respondWithStores({ data });
    const { requests } = openTab(null, {
      'POST ': (request) => (isOnline ? findMore(request) : loseConnection()),
      'POST MAO-CartAtp': () => respondWith(buildCartAtp({})),
    });
    localStorage.setItem('outfitter.store', JSON.stringify({ store: chosenStore }));
    // One call has the stock of so many lines at five stores.
    const items = Array.from({ length: 40 }, (_, index) => ({ itemId: `${index}`, productId: `coat${index}`, quantity: 1 }));
    const { container, stores } = await openDialog(<PickupScreen items={items} />);
    const more = () => findByText(container, 'dialog button', 'Show more stores');
    await waitFor(() => expect(stores()).toHaveLength(5));
    isOnline = false;
    more().click();
    await waitFor(() => expect(container.querySelector('dialog [role="alert"]')?.textContent).toContain('We couldn’t look up stores'));
    expect(stores(), 'what was found stays').toHaveLength(5);
    isOnline = true;
    more().click();
    await waitFor(() => expect(stores()).toHaveLength(10));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Store 5'));
    more().click();
    await waitFor(() => expect(stores()).toHaveLength(12));
    expect(container.querySelector('dialog')?.textContent).not.toContain('Show more stores');
    await waitFor(() =>
      expect(askedStores(requests)).toEqual([
        ['100', '101', '102', '103', '104'],
        ['105', '106', '107', '108', '109'],
        ['110', '111'],
      ]),
    );
  });

  it('announces what a search finds in a region that was there before it', async () => {
    openTab(null, {
      'GET GetLatLongResponse-Start': [respondWithPlaces('MN', 'NV'), respondWithPlaces('MN')],
      'POST ': respondWithStores(),
    });
    const { container, search } = await openDialog();
    const regions = [...container.querySelectorAll('dialog [role="status"]')];
    const announced = () => regions.map((region) => region.isConnected && region.textContent).join();
    search('Ely');
    await waitFor(() => expect(announced()).toContain('more than one place'));
    search('Ely, MN');
    await waitFor(() => expect(announced()).toContain('The 2 stores closest to Ely, Minnesota'));
  });

  it('ERROR-050 says that a place is unknown, and keeps what was typed', async () => {
    openTab(null, { 'GET GetLatLongResponse-Start': () => respondWithFault(404, 'StoreNotFoundException') });
    const { container, search } = await openDialog();
    search('xqzz');
    await waitFor(() => expect(container.querySelector('[role="alert"]')?.textContent).toContain('Store not found'));
    expect(container.querySelector<HTMLInputElement>('input[name="address"]')?.value).toBe('xqzz');
  });

  it('STORE-005 is idle before a search, then busy, then in error with a new try, then done', async () => {
    let response = Promise.withResolvers<Response>();
    // The client repeats a call that fails: every repetition has the same response.
    const { requests } = openTab(null, { 'GET GetLatLongResponse-Start': () => response.promise, 'POST ': respondWithStores() });
    const { container, search, stores } = await openDialog();
    const spinner = () => container.querySelector('dialog span[aria-hidden="true"]:empty');
    const alert = () => container.querySelector('dialog [role="alert"]');
    expect([spinner(), alert(), stores()], 'idle').toEqual([null, null, []]);
    search('Ely, MN');
    await waitFor(() => expect(spinner(), 'pending').not.toBeNull());
    expect([alert(), stores()]).toEqual([null, []]);
    await waitFor(() => expect(requests).toHaveLength(1));
    response.reject(new TypeError('Failed to fetch'));
    await waitFor(() => expect(alert()?.textContent, 'error').toContain('We couldn’t look up stores'));
    expect([spinner(), stores()]).toEqual([null, []]);
    response = Promise.withResolvers<Response>();
    response.resolve(respondWithPlaces('MN')());
    findByText(container, 'dialog button', 'Try again').click();
    await waitFor(() => expect(stores(), 'done').toHaveLength(2));
    expect([spinner(), alert()]).toEqual([null, null]);
  });

  it('searches again for the same place, and keeps what it has found if that fails', async () => {
    let isOnline = false;
    const { requests } = openTab(null, {
      'GET GetLatLongResponse-Start': () => (isOnline ? respondWithPlaces('MN')() : loseConnection()),
      'POST ': respondWithStores(),
    });
    const { container, search, stores } = await openDialog();
    search('Ely, MN');
    await waitFor(() => expect(container.querySelector('[role="alert"]')).not.toBeNull());
    isOnline = true;
    search('Ely, MN');
    await waitFor(() => expect(stores()).toHaveLength(2));
    isOnline = false;
    const { length } = requests;
    search('Ely, MN');
    await waitFor(() => expect(requests.length).toBeGreaterThan(length));
    await waitFor(() => expect(getQueryClient().isFetching()).toBe(0));
    expect(stores()).toHaveLength(2);
    expect(container.querySelector('[role="alert"]')).toBeNull();
  });
});
