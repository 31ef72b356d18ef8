import { describe, expect, it } from 'vitest';
import { applyPatches, supersedes } from '../state/basket-patch.ts';
import { buildBasket, buildBasketItem } from '../testing/basket-builder.ts';
import { buildPickupItem, buildPickupShipment } from '../testing/pickup-builder.ts';
import { canBePickedUp, deliveryGroups, deliveryMethodOf, hasParcel } from './delivery-method.ts';

const home = { shipmentId: 'me', productTotal: 26, shippingTotal: 8.95, c_isBOPIS: false };

describe('the delivery method of a line', () => {
  it('FULFIL-001 FULFIL-003 is that of its shipment', () => {
    expect(deliveryMethodOf({ shipmentId: 'me' })).toBe('ship-to-home');
    expect(deliveryMethodOf({ shipmentId: 'BOPISCart' })).toBe('in-store-pickup');
    expect(deliveryMethodOf({ shipmentId: 'ship-to-store' })).toBe('ship-to-store');
  });
  it('makes a parcel of what is shipped to a home, not of what is collected or emailed', () => {
    const emailed = buildBasketItem('3', { c_giftCardType: 'email', c_giftCardValue: 50 });
    expect(hasParcel({ productItems: [buildPickupItem('1'), emailed] })).toBe(false);
    expect(hasParcel({ productItems: [buildPickupItem('1'), buildBasketItem('2')] })).toBe(true);
    expect(hasParcel({ productItems: [{ ...emailed, c_giftCardType: 'mail' }] })).toBe(true);
  });
  it('groups the lines in one order, each in one group', () => {
    const items = [buildPickupItem('1', {}, 'ship-to-store'), buildBasketItem('2'), buildPickupItem('3'), buildBasketItem('4')];
    const groups = deliveryGroups(items, [home, buildPickupShipment()]);
    expect(groups.map(({ type, items: lines }) => [type, lines.map(({ itemId }) => itemId)])).toEqual([
      ['ship-to-home', ['2', '4']],
      ['in-store-pickup', ['3']],
      ['ship-to-store', ['1']],
    ]);
    expect(groups.map(({ shipment }) => shipment?.shipmentId)).toEqual(['me', 'BOPISCart', undefined]);
  });
  it('cannot become pickup for gift cards and backordered items', () => {
    expect(canBePickedUp(buildBasketItem('1'))).toBe(true);
    expect(canBePickedUp(buildBasketItem('1', { c_giftCardValue: 50 }))).toBe(false);
    expect(canBePickedUp(buildBasketItem('1', { c_isBackordered: true }))).toBe(false);
    expect(canBePickedUp(buildBasketItem('1', { inventory: { orderable: true, stockLevel: 9, backorder: true } }))).toBe(false);
  });
});

describe('an optimistic move', () => {
  const basket = buildBasket([buildBasketItem('1'), buildBasketItem('2', { c_isBackordered: true }), buildPickupItem('3')]);
  const methods = (patches: Parameters<typeof applyPatches>[1]) => applyPatches(basket, patches).productItems.map(deliveryMethodOf);

  it('of a line changes that line alone, and no price', () => {
    expect(methods([{ kind: 'move', itemId: '1', to: 'in-store-pickup' }])).toEqual(['in-store-pickup', 'ship-to-home', 'in-store-pickup']);
    expect(applyPatches(basket, [{ kind: 'move', itemId: '3', to: 'ship-to-home' }])).toMatchObject({
      productSubTotal: basket.productSubTotal,
      productItems: [{}, {}, { c_isPickupItem: false, shipmentId: 'me' }],
    });
  });
  it('of a whole method leaves what no store can hand over', () => {
    expect(methods([{ kind: 'move-all', from: ['ship-to-home'], to: 'in-store-pickup' }])).toEqual([
      'in-store-pickup',
      'ship-to-home',
      'in-store-pickup',
    ]);
  });
  it('that still waits is not sent if the line was moved again', () => {
    const there = { kind: 'move', itemId: '1', to: 'in-store-pickup' } as const;
    expect(supersedes({ ...there, to: 'ship-to-home' }, there)).toBe(true);
    expect(supersedes({ ...there, itemId: '2' }, there)).toBe(false);
    expect(supersedes({ kind: 'quantity', itemId: '1', quantity: 2 }, there)).toBe(false);
  });
});
