import type { Store } from '@outfitter/contract/client';
import { expect } from 'vitest';
import type { StockedItem } from '../../basket/index.ts';
import { respondWith } from '../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { typeInto } from '../../platform/testing/type-into.ts';
import { usePickupStores } from '../store-dialog/use-pickup-stores.ts';
import { useStoreDialog } from '../store-dialog/use-store-dialog.tsx';
import type { ViewedItem } from '../store-dialog/viewed-item.ts';
import { buildStore } from './store-builder.ts';

export const { address } = buildStore();
export const ely = buildStore({ address: { ...address, distance: 0.5 } });
export const storeWithoutPickup = buildStore({
  ID: '002',
  name: 'Tower',
  bopisEnabled: false,
  address: { ...address, city: 'Tower', distance: 20 },
});
const place = (stateCode: string) => ({
  label: `Ely, ${stateCode}`,
  city: 'Ely',
  stateCode,
  countryCode: 'US',
  latitude: 47.9,
  longitude: -91.9,
});
export const respondWithPlaces =
  (...stateCodes: string[]) =>
  () =>
    respondWith({ ...place('MN'), count: stateCodes.length, data: stateCodes.map(place) });
export const chosenStore = { ID: '001', name: ely.name, city: 'Ely', tzTimeZone: ely.tzTimeZone, bopisEnabled: true };

/** Responds to the call for one store, which has an `id`, and to the search for stores. Both are `POST `: their paths end in a slash. */
export function respondWithStores({ data = [ely, storeWithoutPickup] }: { data?: Store[] } = {}) {
  return ({ query }: { query: Readonly<Record<string, string>> }) => {
    if (query.id) return respondWith(ely);
    const found = data.slice(0, Number(query.limit));
    return respondWith({ count: found.length, total: data.length, unit: 'mi', data: found });
  };
}

export function Screen({ item, onChoose }: { item?: ViewedItem; onChoose?(store: Store): void }) {
  const { open, dialog } = useStoreDialog({ item, ...(onChoose ? { onChoose } : {}) });
  return (
    <>
      <button type="button" onClick={open}>
        Change store
      </button>
      {dialog}
    </>
  );
}

export function PickupScreen({ items = [] }: { items?: readonly StockedItem[] }) {
  const { pickupStores, dialog } = usePickupStores();
  return (
    <>
      <button type="button" onClick={() => pickupStores.choose(items)}>
        Change store
      </button>
      {dialog}
    </>
  );
}

/** Opens the dialog by the button of a screen. */
export async function openDialog(screen = <Screen />) {
  const { container } = mountScreens({ '': screen }, '/');
  await waitFor(() => findByText(container, 'button', 'Change store').click());
  await waitFor(() => expect(container.querySelector('dialog input[name="address"]')).not.toBeNull());
  const search = (text: string) => {
    typeInto(container.querySelector<HTMLInputElement>('dialog input[name="address"]')!, text);
    findByText(container, 'dialog button', 'Search').click();
  };
  const stores = () => [...container.querySelectorAll('dialog ol > li')].map((store) => store.textContent);
  return { container, search, stores };
}
