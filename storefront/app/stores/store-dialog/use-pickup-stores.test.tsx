// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildBasket } from '../../basket/testing/basket-builder.ts';
import { openTab, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { toChosenStore } from '../chosen-store/write-store-choice.ts';
import { buildStore } from '../testing/store-builder.ts';
import { usePickupStores } from './use-pickup-stores.ts';

function Screen() {
  const { pickupStores } = usePickupStores();
  return (
    <>
      <output>{pickupStores.store?.name ?? 'none'}</output>
      <button
        type="button"
        onClick={({ currentTarget }) => void pickupStores.follow('002').then(() => currentTarget.setAttribute('data-done', 'true'))}
      >
        Follow
      </button>
    </>
  );
}

describe('the store at which a cart is picked up', () => {
  it.each<[string, object, string]>([
    ['with pickup', {}, 'Ely'],
    ['without pickup', { bopisEnabled: false }, 'none'],
    ['that is closed until further notice', { opensOn: null }, 'none'],
    ['that opens again on a later day', { opensOn: '2026-12-01' }, 'none'],
    ['that has opened again', { opensOn: '2026-11-20' }, 'Ely'],
  ])(
    'FULFIL-005 is the chosen one if it takes pickups, otherwise none, so that one is asked for: a store %s',
    async (_, changes, expected) => {
      vi.useFakeTimers({ toFake: ['Date'] });
      vi.setSystemTime('2026-11-20T18:00:00Z');
      onTestFinished(() => void vi.useRealTimers());
      openTab(null, {});
      const store = { ...toChosenStore(buildStore({ name: 'Ely' })), ...changes };
      localStorage.setItem('outfitter.store', JSON.stringify({ store }));
      const { container } = mountScreens({ '': <Screen /> }, '/');
      await waitFor(() => expect(container.querySelector('output')?.textContent).toBe(expected));
    },
  );

  it.each<[string, () => Response, string, string]>([
    ['is the shopper’s store', () => respondWith(buildStore({ ID: '002', name: 'Tower' })), '002', 'Tower'],
    ['is not, while it cannot be read', () => respondWithFault(404, 'StoreNotFoundException'), '002', 'Ely'],
    ['is not, if the basket has moved on', () => respondWith(buildStore({ ID: '002', name: 'Tower' })), '003', 'Ely'],
  ])('FULFIL-005 to which the basket has moved %s', async (_, respond, basketStoreId, expected) => {
    const basket = buildBasket(undefined, { c_pickupStoreID: basketStoreId });
    const { requests } = openTab(basket, { 'POST ': respond });
    localStorage.setItem('outfitter.basket', JSON.stringify({ shape: 2, basket }));
    localStorage.setItem('outfitter.store', JSON.stringify({ store: toChosenStore(buildStore({ name: 'Ely' })) }));
    const { container } = mountScreens({ '': <Screen /> }, '/');
    const storeName = () => container.querySelector('output')?.textContent;
    await waitFor(() => expect(storeName()).toBe('Ely'));
    findByText(container, 'button', 'Follow').click();
    await waitFor(() => expect(container.querySelector('button')?.dataset.done).toBe('true'));
    expect(storeName()).toBe(expected);
    expect(
      requests.map(({ call }) => call),
      'the basket does not change',
    ).toEqual(['POST ']);
  });
});
