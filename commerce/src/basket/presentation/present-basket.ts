import type { Basket, ProductItem } from '@outfitter/contract';
import { productPath } from '../../catalog/product-path.ts';
import { toMajor } from '../../platform/money.ts';
import { presentInventory, presentStrikePrice } from '../../products/variant-prices.ts';
import type { Adjustment, CouponOffer } from '../../promotions/evaluate-promotions.ts';
import { missingParts } from '../../shared/postal-address/normalize-address.ts';
import { homeShipmentOf } from '../basket-lines.ts';
import { giftCardOptionId } from '../items/gift-card-choice.ts';
import type { LoadedBasket, LoadedLine } from '../load-basket.ts';
import { amountsPaid } from '../payment/payment-amounts.ts';
import { isPickupShipment, shipmentTypeOf } from '../shipment/line-location.ts';
import { presentOfferedMethods, presentShipments } from '../shipment/present-shipments.ts';
import type { BasketPaymentRow } from '../snapshot.ts';
import { flashesOf } from './flashes.ts';

type BasketField<Key extends keyof Basket> = Basket[Key];

function presentLine({ item, sku, price, unitMinor, availability }: LoadedLine, { totals, delivery }: LoadedBasket): ProductItem {
  const lineMinor = totals.lineMinor.get(item.id) ?? 0;
  const { strikePrice } = presentStrikePrice(price);
  const { giftCard } = item;
  return {
    itemId: item.id,
    productId: item.skuId,
    productName: sku.name,
    quantity: item.quantity,
    price: toMajor(lineMinor),
    basePrice: toMajor(unitMinor),
    priceAfterItemDiscount: toMajor(lineMinor),
    priceAfterOrderDiscount: toMajor(totals.lineAfterDiscountMinor.get(item.id) ?? 0),
    tax: toMajor(totals.tax.lines.get(item.id) ?? 0),
    priceAdjustments: [],
    shipmentId: item.shipmentId,
    optionItems: giftCard?.optionId ? [{ optionId: giftCardOptionId, optionValueId: giftCard.optionId }] : [],
    inventory: presentInventory(availability),
    ...(delivery.backorderedIds.has(item.id) ? { c_isBackordered: true } : {}),
    c_isPickupItem: isPickupShipment(item.shipmentId),
    c_shipmentType: shipmentTypeOf(item.shipmentId),
    c_masterId: sku.styleId,
    c_slugUrl: productPath(sku.slug),
    c_image: sku.image,
    ...(sku.variationNames.color ? { c_color: sku.variationNames.color } : {}),
    c_cloth: sku.fabric,
    c_variationNames: sku.variationNames,
    c_variationValues: sku.variationValues,
    ...(strikePrice === undefined ? {} : { c_strikePrice: strikePrice }),
    ...(giftCard?.type ? { c_giftCardType: giftCard.type } : {}),
    ...(giftCard?.valueMinor === undefined ? {} : { c_giftCardValue: toMajor(giftCard.valueMinor) }),
    ...(giftCard?.message ? { c_giftCardMessage: giftCard.message } : {}),
    ...(giftCard?.recipientName ? { c_giftCardRecipientName: giftCard.recipientName } : {}),
    ...(giftCard?.senderName ? { c_giftCardSenderName: giftCard.senderName } : {}),
    ...(giftCard?.optionId ? { c_giftCardOptionId: giftCard.optionId } : {}),
  };
}

function presentAdjustment({ promotionId, couponCode, text, amountMinor }: Adjustment): BasketField<'orderPriceAdjustments'>[number] {
  const coupon = couponCode === undefined ? {} : { couponCode };
  const priceAdjustmentId = couponCode === undefined ? promotionId : `${promotionId}:${couponCode}`;
  return { priceAdjustmentId, price: 0 - toMajor(amountMinor), promotionId, ...coupon, itemText: text };
}

function presentInstrument(row: BasketPaymentRow, paidMinor: number): BasketField<'paymentInstruments'>[number] {
  return {
    paymentInstrumentId: row.id,
    paymentMethodId: row.methodId as BasketField<'paymentInstruments'>[number]['paymentMethodId'],
    amount: toMajor(paidMinor),
    ...(row.card ? { paymentCard: row.card } : {}),
    ...(row.externalReferenceCode === null ? {} : { c_externalReferenceCode: row.externalReferenceCode }),
  };
}

function presentInstruments(rows: readonly BasketPaymentRow[], totalMinor: number): BasketField<'paymentInstruments'> {
  const paid = amountsPaid(rows, totalMinor);
  return rows.map((row, index) => presentInstrument(row, paid[index] ?? 0));
}

/** Returns whether tax and shipping are estimates, until the destination and the shipping method are final. */
function isEstimate({ snapshot, totals }: LoadedBasket): boolean {
  if (totals.tax.isEstimate) return true;
  return totals.needsShipping && (!totals.isMethodChosen || missingParts(homeShipmentOf(snapshot)?.address).length > 0);
}

function presentOffer({ type, thresholdMinor, benefitMinor }: CouponOffer): BasketField<'couponItems'>[number]['c_offer'] {
  return { type, threshold: toMajor(thresholdMinor), ...(benefitMinor === undefined ? {} : { benefit: toMajor(benefitMinor) }) };
}

function presentCoupons({ snapshot, totals }: LoadedBasket): BasketField<'couponItems'> {
  return snapshot.coupons.map(({ id, code }) => {
    const statusCode = totals.promotions.couponStatus.get(code) ?? 'no_applicable_promotion';
    const offer = totals.promotions.couponOffers.get(code);
    return { couponItemId: id, code, statusCode, valid: statusCode === 'applied', ...(offer ? { c_offer: presentOffer(offer) } : {}) };
  });
}

export function presentBasket(loaded: LoadedBasket): Basket {
  const { snapshot, totals, currency } = loaded;
  const { basket } = snapshot;
  const adjustments = totals.promotions;
  return {
    basketId: basket.id,
    currency,
    creationDate: basket.createdAt.toISOString(),
    lastModified: basket.updatedAt.toISOString(),
    productItems: loaded.lines.map((line) => presentLine(line, loaded)),
    productSubTotal: toMajor(totals.subTotalMinor),
    productTotal: toMajor(totals.subTotalMinor - totals.discountMinor),
    shippingTotal: toMajor(totals.shippingAfterDiscountMinor),
    taxTotal: toMajor(totals.tax.totalMinor),
    orderTotal: toMajor(totals.totalMinor),
    c_isEstimate: isEstimate(loaded),
    orderPriceAdjustments: adjustments.orderAdjustments.map(presentAdjustment),
    shippingAdjustments: adjustments.shippingAdjustments.map(presentAdjustment),
    couponItems: presentCoupons(loaded),
    shipments: presentShipments(loaded),
    ...(basket.billingAddress ? { billingAddress: basket.billingAddress } : {}),
    customerInfo: { customerId: basket.customerId, ...(basket.email ? { email: basket.email } : {}) },
    paymentInstruments: presentInstruments(snapshot.payments, totals.totalMinor),
    applicableShippingMethods: presentOfferedMethods(loaded),
    ...(totals.defaultMethod ? { defaultShippingMethodId: totals.defaultMethod.methodId } : {}),
    shippingPromotions: adjustments.shippingAdjustments.map(({ promotionId }) => ({ promotionId })),
    c_approachingDiscounts: adjustments.approaching.map(({ type, promotionId, thresholdMinor, distanceMinor }) => ({
      type,
      promotionId,
      conditionThreshold: toMajor(thresholdMinor),
      distance: toMajor(distanceMinor),
    })),
    ...(basket.kioskId ? { c_kioskID: basket.kioskId } : {}),
    ...(basket.storeId ? { c_storeID: basket.storeId } : {}),
    ...(basket.pickupStoreId ? { c_pickupStoreID: basket.pickupStoreId } : {}),
    ...(basket.verifiedGroup ? { c_verifiedGroup: basket.verifiedGroup } : {}),
    _flash: flashesOf(loaded),
  };
}
