// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildBasket } from '../../basket/testing/basket-builder.ts';
import { openTab, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { toChosenStore } from '../chosen-store/write-store-choice.ts';
import { buildStore } from '../testing/build-store.ts';
import { usePickupStores } from './use-pickup-stores.ts';

function Screen() {
  const { pickupStores } = usePickupStores();
  return (
    <>
      <output>{pickupStores.store?.name ?? 'none'}</output>
      <button type="button" onClick={() => pickupStores.follow('002')}>
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

  it.each<[string, () => Response, string]>([
    ['is the shopper’s store', () => respondWith(buildStore({ ID: '002', name: 'Tower' })), 'Tower'],
    ['stays another one while it cannot be read', () => respondWithFault(404, 'StoreNotFoundException'), 'Ely'],
  ])('FULFIL-005 to which the items have moved %s', async (_, respond, expected) => {
    const basket = buildBasket(undefined, { c_pickupStoreID: '002' });
    const { requests } = openTab(basket, { 'POST ': respond });
    localStorage.setItem('outfitter.basket', JSON.stringify({ shape: 2, basket }));
    localStorage.setItem('outfitter.store', JSON.stringify({ store: toChosenStore(buildStore({ name: 'Ely' })) }));
    const { container } = mountScreens({ '': <Screen /> }, '/');
    await waitFor(() => expect(container.querySelector('output')?.textContent).toBe('Ely'));
    findByText(container, 'button', 'Follow').click();
    await waitFor(() => expect(requests.length).toBeGreaterThan(0));
    await waitFor(() => expect(container.querySelector('output')?.textContent).toBe(expected));
    expect(
      requests.map(({ call }) => call),
      'the basket has moved already',
    ).toEqual(['POST ']);
  });
});
