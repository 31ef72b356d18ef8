// @vitest-environment happy-dom
import type { Basket, Flash } from '@outfitter/contract/client';
import { describe, expect, it, vi } from 'vitest';
import { openTab, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { waitFor } from '../../platform/testing/mount.tsx';
import { setPickupStore } from '../state/basket-changes.ts';
import { getBasketStore } from '../state/basket-store.ts';
import { coat, mountCart, pants, withItems } from '../testing/mount-cart.tsx';
import { buildPickupItem, buildPickupShipment } from '../testing/pickup-builder.ts';

const ely = { storeId: '001', name: 'Ely, Sheridan Street' };
const tower = { storeId: '002', name: 'Tower' };
const restore = [{ itemId: '2', productId: 'sku2', quantity: 1, c_shipmentType: 'in-store-pickup', c_position: 1 }];
const storeFlash = (details: Record<string, unknown>): Flash => ({
  type: 'PickupStoreChanged',
  message: '',
  path: '$.c_pickupStoreID',
  details,
});
const moveFlash = (itemId: string, to: string) => ({
  type: 'DeliveryMethodChanged',
  message: '',
  path: '$',
  details: { itemId, from: 'in-store-pickup', to },
});
const inStore = buildPickupItem('2', { productName: 'Pants' });
const cap = buildPickupItem('3', { productName: 'Cap' });
const atTower = buildPickupShipment({ c_pickupStoreID: '002', c_pickupStoreName: 'Tower' });
const before = withItems([coat, inStore, cap], { c_pickupStoreID: '001' });
const changed = withItems([coat, pants, cap], {
  c_pickupStoreID: '002',
  shipments: [...before.shipments.filter(({ c_isBOPIS }) => !c_isBOPIS), atTower],
  _flash: [storeFlash({ from: ely, to: tower, restore }), moveFlash('2', 'ship-to-home')],
});

async function openChangedCart(undo: () => Response, response: Basket = changed, onUndone?: () => void) {
  const tab = openTab(before, { 'PATCH 0191-basket': [() => respondWith(response), undo] });
  const cart = await mountCart();
  await getBasketStore().change(setPickupStore('002', onUndone));
  await waitFor(() => expect(cart.container.textContent).toContain('Your pickup store is Tower now.'));
  const undoButton = () => cart.container.querySelector<HTMLButtonElement>('button[aria-label="Undo: pick up at Ely, Sheridan Street"]');
  return { ...tab, ...cart, undoButton };
}

describe('a change of the pickup store of the cart', () => {
  it('API-006 is announced with what is delivered in another way, and undone with one click', async () => {
    const onUndone = vi.fn();
    const restored = storeFlash({ from: tower, to: ely, restored: true });
    const cart = await openChangedCart(() => respondWith({ ...before, _flash: [restored] }), changed, onUndone);
    const notice = cart.statuses().find((text) => text?.includes('Tower now.'));
    expect(notice).toContain('Pants: we ship it to you now.');
    cart.undoButton()!.click();
    await waitFor(() =>
      expect(cart.groups()).toEqual([
        ['Ship to you', 'Coat'],
        ['Pick up at Ely, Sheridan Street', 'Pants', 'Cap'],
      ]),
    );
    expect(cart.requests.findLast(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ c_pickupStoreID: '001', restore });
    expect(cart.container.textContent).toContain('Your pickup store is Ely, Sheridan Street again.');
    expect(cart.container.textContent).not.toContain('we ship it to you now');
    expect(cart.undoButton()).toBeNull();
    expect(document.activeElement?.id).toBe('cart-title');
    expect(onUndone, 'the choice of the store is undone, too').toHaveBeenCalledOnce();
  });

  it('names what could not be restored', async () => {
    const _flash = [storeFlash({ from: tower, to: ely, restored: true }), moveFlash('3', 'ship-to-store')];
    const cart = await openChangedCart(() => respondWith({ ...before, _flash }));
    cart.undoButton()!.click();
    await waitFor(() => expect(cart.container.textContent).toContain('We couldn’t restore everything:'));
    expect(cart.container.textContent).toContain('Cap: we ship it to the store now.');
  });

  it('stays if it cannot be undone, and says why', async () => {
    const onUndone = vi.fn();
    const cart = await openChangedCart(() => respondWithFault(400, 'StoreNotEligibleException'), changed, onUndone);
    cart.undoButton()!.click();
    await waitFor(() =>
      expect(cart.container.querySelector('[role="alert"]')?.textContent).toContain('This store can’t prepare pickups right now.'),
    );
    expect(cart.container.textContent).toContain('Your pickup store is Tower now.');
    expect(onUndone).not.toHaveBeenCalled();
  });

  it('FULFIL-005 offers no way back to a store that has no pickup any more', async () => {
    const response = { ...changed, _flash: [storeFlash({ from: ely, to: tower })] };
    const cart = await openChangedCart(() => respondWith(before), response);
    expect(cart.undoButton()).toBeNull();
  });

  it('is described until the next change of the cart', async () => {
    const cart = await openChangedCart(() => respondWith(before));
    await getBasketStore().change(setPickupStore('001'));
    await waitFor(() => expect(cart.container.textContent).not.toContain('Your pickup store is'));
  });
});
