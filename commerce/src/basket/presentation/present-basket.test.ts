import { basket as basketSchema, shipmentIds } from '@outfitter/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPromotion, couponOf } from '../../promotions/testing/promotion-builder.ts';
import { buildLoadedBasket, buildRate, builtId, type LoadedBasketOptions } from '../../testing/loaded-basket-builder.ts';
import { completeAddress } from '../../testing/test-address.ts';
import { presentBasket } from './present-basket.ts';

const present = (options: LoadedBasketOptions = {}) => presentBasket(buildLoadedBasket(options));
const cents = (major: number) => Math.round(major * 100);
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 20 }),
  unitMinor: fc.nat(60_000),
  taxClass: fc.constantFrom('clothing' as const, 'goods' as const),
  shipmentId: fc.constantFrom(...Object.values(shipmentIds)),
});
const promotion = fc
  .record({ kind: fc.constantFrom('order_amount' as const, 'shipping_free' as const), threshold: fc.nat(60_000), benefit: fc.nat(60_000) })
  .map(({ kind, threshold, benefit }) => buildPromotion({ kind, thresholdMinor: { USD: threshold }, benefitMinor: { USD: benefit } }));
const options = fc
  .record({
    lines: fc.array(line, { maxLength: 5 }),
    promotions: fc.array(promotion, { maxLength: 3 }).map((list) => list.map((each, index) => ({ ...each, id: `p${index}` }))),
    methodId: fc.constantFrom(null, '02', '03'),
    shipping: fc.nat(3_000),
    hasAddress: fc.boolean(),
  })
  .map(
    ({ lines, promotions, methodId, shipping, hasAddress }): LoadedBasketOptions => ({
      lines,
      methodId,
      facts: { promotions, rates: [buildRate('02', shipping), buildRate('03', 2_995)] },
      ...(hasAddress ? {} : { address: null }),
    }),
  );

describe('a presented basket', () => {
  it('adds up to the cent: lines, discounts, shipping, tax and payment', () => {
    fc.assert(
      fc.property(options, (basketOptions) => {
        const basket = basketSchema.parse(present(basketOptions));
        const { productItems, orderPriceAdjustments, shippingAdjustments, paymentInstruments } = basket;
        expect(sum(productItems.map(({ price }) => cents(price)))).toBe(cents(basket.productSubTotal));
        for (const item of productItems) {
          expect(cents(item.price)).toBe(cents(item.basePrice) * item.quantity);
          expect(item.priceAfterItemDiscount).toBe(item.price);
        }
        const discount = sum(orderPriceAdjustments.map(({ price }) => cents(price)));
        expect(cents(basket.productTotal)).toBe(cents(basket.productSubTotal) + discount);
        expect(sum(productItems.map((item) => cents(item.priceAfterOrderDiscount)))).toBe(cents(basket.productTotal));
        for (const { price } of [...orderPriceAdjustments, ...shippingAdjustments]) expect(price).toBeLessThanOrEqual(0);
        expect(cents(basket.orderTotal)).toBe(cents(basket.productTotal) + cents(basket.shippingTotal) + cents(basket.taxTotal));
        expect(sum(productItems.map(({ tax }) => cents(tax)))).toBeLessThanOrEqual(cents(basket.taxTotal));
        expect(sum(basket.shipments.map(({ productTotal }) => cents(productTotal)))).toBe(cents(basket.productTotal));
        expect(sum(basket.shipments.map(({ shippingTotal }) => cents(shippingTotal)))).toBe(cents(basket.shippingTotal));
        const withItems = new Set(productItems.map(({ shipmentId }) => shipmentId));
        expect(basket.shipments.map(({ shipmentId }) => shipmentId)).toEqual(
          withItems.size === 0 ? ['me'] : Object.values(shipmentIds).filter((id) => withItems.has(id)),
        );
        expect(paymentInstruments.map(({ amount }) => amount)).toEqual([basket.orderTotal]);
      }),
    );
  });

  it('has the taxes and the price after discounts of each line', () => {
    const { productItems } = present({ lines: [{ unitMinor: 10_000 }], facts: { promotions: [buildPromotion()] } });
    expect(productItems).toMatchObject([{ price: 100, basePrice: 100, priceAfterOrderDiscount: 90, tax: 4.5 }]);
  });

  it('names a discount by its promotion, and by its promotion and code if it needs one', () => {
    const coded = buildPromotion({ id: 'coded', requiresCoupon: true });
    const promotions = [buildPromotion({ id: 'auto', priority: 1 }), coded];
    const coupons = [couponOf(coded, 'SAVE')];
    const basket = present({ lines: [{ unitMinor: 10_000 }], codes: ['SAVE', 'OTHER'], facts: { promotions, coupons } });
    expect(basket.orderPriceAdjustments).toEqual([
      { priceAdjustmentId: 'auto', price: -10, promotionId: 'auto', itemText: 'Save' },
      { priceAdjustmentId: 'coded:SAVE', price: -10, promotionId: 'coded', couponCode: 'SAVE', itemText: 'Save' },
    ]);
    expect(basket.couponItems).toEqual([
      {
        couponItemId: builtId('coupon', 0),
        code: 'SAVE',
        statusCode: 'applied',
        valid: true,
        c_offer: { type: 'order', threshold: 0, benefit: 10 },
      },
      { couponItemId: builtId('coupon', 1), code: 'OTHER', statusCode: 'no_applicable_promotion', valid: false },
    ]);
  });

  it('PROMO-004 lists approaching discounts in major units', () => {
    const promotions = [buildPromotion({ thresholdMinor: { USD: 5_050 } })];
    expect(present({ facts: { promotions } }).c_approachingDiscounts).toEqual([
      { type: 'order', promotionId: 'p', conditionThreshold: 50.5, distance: 10.5 },
    ]);
  });

  it('has only the fields of a line that its product has', () => {
    const plain = present({ lines: [{ sku: { variationNames: {} } }] }).productItems[0]!;
    const isOptional = (key: string) => ['c_color', 'c_strikePrice'].includes(key) || key.startsWith('c_giftCard');
    expect(Object.keys(plain).filter(isOptional)).toEqual([]);
    expect(plain).toMatchObject({ optionItems: [], priceAdjustments: [], c_isPickupItem: false, c_slugUrl: '/style-0.html' });
    const sale = present({ lines: [{ unitMinor: 3_000, price: { kind: 'sale', listMinor: 4_550 } }] }).productItems[0];
    expect(sale).toMatchObject({ c_strikePrice: 45.5, basePrice: 30, c_color: 'Duck Brown' });
    const names = { recipientName: 'Marit', senderName: 'Dale' };
    const giftCard = { type: 'mail', valueMinor: 2_550, message: 'For the truck.', optionId: 'barn', ...names };
    expect(present({ lines: [{ taxClass: 'gift_card', giftCard }] }).productItems[0]).toMatchObject({
      basePrice: 25.5,
      c_giftCardType: 'mail',
      c_giftCardValue: 25.5,
      c_giftCardMessage: 'For the truck.',
      c_giftCardRecipientName: 'Marit',
      c_giftCardSenderName: 'Dale',
      c_giftCardOptionId: 'barn',
      optionItems: [{ optionId: 'giftCard', optionValueId: 'barn' }],
    });
  });

  it('has only the fields of a basket that are known', () => {
    const optional = ['billingAddress', 'c_kioskID', 'c_storeID', 'c_pickupStoreID', 'c_verifiedGroup', 'defaultShippingMethodId'];
    const minimal = present({ basket: { billingAddress: null, email: null }, facts: { rates: [] } });
    expect(Object.keys(minimal).filter((key) => optional.includes(key))).toEqual([]);
    expect(minimal.customerInfo).toEqual({ customerId: 'customer' });
    const full = present({ basket: { kioskId: 'k', storeId: 's', pickupStoreId: 'p', verifiedGroup: 'v' } });
    expect(full).toMatchObject({
      c_kioskID: 'k',
      c_storeID: 's',
      c_pickupStoreID: 'p',
      c_verifiedGroup: 'v',
      defaultShippingMethodId: '02',
      customerInfo: { customerId: 'customer', email: 'dale@example.com' },
      billingAddress: { city: 'Spooner' },
    });
  });

  it('shows a shipping method only once it is chosen, with its dates if they are promised', () => {
    const promise = { from: '2026-11-24', to: '2026-11-26', orderBefore: new Date('2026-11-23T20:00:00Z') };
    const promises = new Map([['03', promise]]);
    const dates = { c_arrivesFrom: '2026-11-24', c_arrivesTo: '2026-11-26', c_orderBefore: '2026-11-23T20:00:00.000Z' };
    const ground = { id: '02', name: 'Method 02', description: 'By 02', price: 8.95 };
    const express = { id: '03', name: 'Method 03', description: 'By 03', price: 29.95, ...dates };
    const chosen = present({ methodId: '03', promises });
    expect(chosen.applicableShippingMethods).toEqual([ground, express]);
    expect(chosen.shipments[0]).toMatchObject({ shipmentId: 'me', shippingMethod: express, c_promiseDate: '2026-11-26', c_isBOPIS: false });
    const { c_orderBefore: _, ...waiting } = express;
    expect(present({ methodId: '03', promises, isWaiting: true }).shipments[0]?.shippingMethod).toEqual(waiting);
    const unpromised = present({ methodId: '02', promises }).shipments[0];
    expect(unpromised?.shippingMethod).toEqual(ground);
    expect(unpromised).not.toHaveProperty('c_promiseDate');
    const open = present({ methodId: null, address: null, promises }).shipments[0];
    expect(Object.keys(open!).filter((key) => ['shippingMethod', 'shippingAddress', 'c_promiseDate'].includes(key))).toEqual([]);
  });

  it('is an estimate until the address is complete and a method chosen, if anything is shipped', () => {
    const isEstimate = (basketOptions: LoadedBasketOptions) => present(basketOptions).c_isEstimate;
    expect(isEstimate({})).toBe(false);
    expect(isEstimate({ methodId: null })).toBe(true);
    expect(isEstimate({ address: { stateCode: 'WI', postalCode: '54801', countryCode: 'US' } })).toBe(true);
    expect(isEstimate({ address: null })).toBe(true);
    const card = { taxClass: 'gift_card' as const, giftCard: { type: 'email', valueMinor: 2_500 } };
    expect(isEstimate({ lines: [card], methodId: null })).toBe(false);
    const loaded = buildLoadedBasket();
    const estimated = { ...loaded, totals: { ...loaded.totals, tax: { ...loaded.totals.tax, isEstimate: true } } };
    expect(presentBasket(estimated).c_isEstimate).toBe(true);
  });

  it('shows the address of its shipment, and is complete without any', () => {
    const loaded = buildLoadedBasket();
    expect(presentBasket(loaded).shipments[0]?.shippingAddress).toEqual(completeAddress);
    const without = presentBasket({ ...loaded, snapshot: { ...loaded.snapshot, shipments: [] } });
    expect(without).toMatchObject({ c_isEstimate: true, shipments: [{ shipmentId: 'me' }] });
    expect(without.shipments[0]).not.toHaveProperty('shippingAddress');
  });

  it('PAY-004 shows a masked card and the amount of its own', () => {
    const card = {
      maskedNumber: '************1111',
      numberLastDigits: '1111',
      cardType: 'VS',
      holder: 'D',
      expirationMonth: 1,
      expirationYear: 2030,
    };
    const payments = [{ card, amountMinor: 1_050 }, { externalReferenceCode: 'terminal-7' }];
    const { paymentInstruments, orderTotal } = present({ payments });
    expect(paymentInstruments).toEqual([
      { paymentInstrumentId: builtId('payment', 0), paymentMethodId: 'CREDIT_CARD', amount: 10.5, paymentCard: card },
      {
        paymentInstrumentId: builtId('payment', 1),
        paymentMethodId: 'CREDIT_CARD',
        amount: (orderTotal * 100 - 1_050) / 100,
        c_externalReferenceCode: 'terminal-7',
      },
    ]);
  });
});
