/** The data with which the order was placed: written once, never recomputed. */
import { type Basket, homeShipmentId, type Order } from '@outfitter/contract';
import type { LoadedBasket } from '../../basket/load-basket.ts';
import { locationOfLine } from '../../basket/shipment/line-location.ts';
import { mailMessages, pickMailLocale } from '../../mail/index.ts';
import { cardName } from '../../payments/payment-methods.ts';
import { newId } from '../../platform/ids.ts';
import { type PickupDraft, pickupDraftsOf } from '../pickups/creation/pickup-drafts.ts';
import { ownSalesOrigin } from '../sales-origins.ts';

/** Sums in minor units of the order's currency. */
interface OrderSums {
  subTotalMinor: number;
  discountMinor: number;
  shippingMinor: number;
  taxMinor: number;
  totalMinor: number;
}

export interface OrderDocument {
  /** The response of the shop API for the order, except for members that may still change. `answer` is the stored name. */
  answer: Omit<Order, 'status' | '_flash'>;
  sums: OrderSums;
  /** Locale of the texts; absent for the shop's default. */
  locale?: string;
  appliedCoupons: string[];
  /** The payment to authorize; `null` for a free order. */
  payment: { token: string; amountMinor: number } | null;
  /** Pickups that begin when the order is placed; absent if nothing is collected. */
  pickups?: PickupDraft[];
}

export interface OrderLineDraft {
  id: string;
  skuId: string;
  locationId: string;
  quantity: number;
  /** After discounts, before tax. */
  totalMinor: number;
}

/** Returns `split` for pickup and home delivery in one order (ORDER-002). */
export function orderTypeOf(shipments: readonly { shipmentId: string; c_isBOPIS: boolean }[]): Order['c_orderType'] {
  const hasPickup = shipments.some((shipment) => shipment.c_isBOPIS);
  const hasHome = shipments.some((shipment) => !shipment.c_isBOPIS && shipment.shipmentId === homeShipmentId);
  if (hasPickup && hasHome) return 'split';
  return hasPickup ? 'pickup' : 'shipping';
}

/** Presents a shipment: in two parcels only if its shopper chose so. */
function presentShipment({ c_shipAvailableFirst, c_parcels, ...shipment }: Basket['shipments'][number]): Order['shipments'][number] {
  return c_shipAvailableFirst && c_parcels ? { ...shipment, c_shipAvailableFirst, c_parcels } : shipment;
}

function presentItem({ inventory, ...item }: Basket['productItems'][number]): Order['productItems'][number] {
  const { color, size, inseam, waist } = item.c_variationNames;
  return {
    ...item,
    ...(item.c_isBackordered && inventory.inStockDate ? { c_inStockDate: inventory.inStockDate } : {}),
    c_variantId: item.productId,
    c_images: item.c_image.link,
    ...(color ? { c_productColor: color } : {}),
    ...(size ? { c_productSize: size } : {}),
    ...(inseam ? { c_productInseam: inseam } : {}),
    ...(waist ? { c_productWaist: waist } : {}),
    c_pageUrl: item.c_slugUrl,
  };
}

function paymentLabel({ paymentCard, paymentMethodId }: Basket['paymentInstruments'][number], locale: string | undefined): string {
  if (!paymentCard) return paymentMethodId;
  return mailMessages[pickMailLocale(locale)].order.card(cardName(paymentCard.cardType), paymentCard.numberLastDigits);
}

interface OrderFacts {
  id: string;
  orderNo: string;
  at: Date;
  locale: string | undefined;
}

function orderResponseOf(basket: Basket, { id, orderNo, at, locale }: OrderFacts): OrderDocument['answer'] {
  // A shipment that was created and never filled is not part of the order.
  const shipments = basket.shipments.filter(({ shipmentId }) => basket.productItems.some((item) => item.shipmentId === shipmentId));
  return {
    currency: basket.currency,
    creationDate: at.toISOString(),
    productSubTotal: basket.productSubTotal,
    productTotal: basket.productTotal,
    shippingTotal: basket.shippingTotal,
    taxTotal: basket.taxTotal,
    orderTotal: basket.orderTotal,
    orderPriceAdjustments: basket.orderPriceAdjustments,
    shippingAdjustments: basket.shippingAdjustments,
    couponItems: basket.couponItems,
    shipments: shipments.map(presentShipment),
    billingAddress: basket.billingAddress,
    customerInfo: basket.customerInfo,
    paymentInstruments: basket.paymentInstruments,
    shippingPromotions: basket.shippingPromotions,
    c_kioskID: basket.c_kioskID,
    c_storeID: basket.c_storeID,
    c_pickupStoreID: basket.c_pickupStoreID,
    c_verifiedGroup: basket.c_verifiedGroup,
    orderNo,
    orderId: id,
    orderNumber: orderNo,
    c_salesOrigin: ownSalesOrigin,
    c_orderType: orderTypeOf(shipments),
    productItems: basket.productItems.map(presentItem),
    c_paymentSummary: basket.paymentInstruments.map((instrument) => ({
      label: paymentLabel(instrument, locale),
      amount: instrument.amount,
    })),
  };
}

export function orderDocument(loaded: LoadedBasket, basket: Basket, order: OrderFacts): OrderDocument {
  const { totals, snapshot } = loaded;
  const [instrument] = snapshot.payments;
  const { couponStatus } = totals.promotions;
  const pickups = pickupDraftsOf(loaded, basket);
  return {
    answer: orderResponseOf(basket, order),
    sums: {
      subTotalMinor: totals.subTotalMinor,
      discountMinor: totals.discountMinor,
      shippingMinor: totals.shippingAfterDiscountMinor,
      taxMinor: totals.tax.totalMinor,
      totalMinor: totals.totalMinor,
    },
    ...(order.locale ? { locale: order.locale } : {}),
    appliedCoupons: [...couponStatus].flatMap(([code, status]) => (status === 'applied' ? [code] : [])),
    payment: totals.totalMinor > 0 && instrument?.token ? { token: instrument.token, amountMinor: totals.totalMinor } : null,
    ...(pickups.length > 0 ? { pickups } : {}),
  };
}

/** Returns the lines of an order: those of in-store pickup take the stock of the store, all others that of the warehouse. */
export function orderLinesOf({ lines, totals, snapshot }: LoadedBasket): OrderLineDraft[] {
  return lines.map(({ item }) => ({
    id: newId(),
    skuId: item.skuId,
    locationId: locationOfLine(item, snapshot.basket.pickupStoreId),
    quantity: item.quantity,
    totalMinor: totals.lineAfterDiscountMinor.get(item.id) ?? 0,
  }));
}

export function skuIdsOf({ answer }: OrderDocument): string[] {
  return [...new Set(answer.productItems.map(({ productId }) => productId))];
}
