import { type Address, homeShipmentId } from '@outfitter/contract';
import { findShortages } from '../basket/basket-lines.ts';
import type { GiftCardChoice } from '../basket/items/gift-card-choice.ts';
import type { LoadedBasket, LoadedLine } from '../basket/load-basket.ts';
import { type BasketFacts, sumBasket, taxRequestsOf, totalBasket } from '../basket/pricing/price-basket.ts';
import { isPickupShipment } from '../basket/shipment/line-location.ts';
import type { LoadedPickup } from '../basket/shipment/pickup/loaded-pickup.ts';
import type { BasketPaymentRow, BasketRow } from '../basket/snapshot.ts';
import { availabilityOf } from '../inventory/availability.ts';
import type { DeliveryPromise } from '../shipping/delivery-promise.ts';
import type { ShippingRate } from '../shipping/shipping-methods.ts';
import { quoteByTable } from '../tax/table-tax.ts';
import { completeAddress } from './test-address.ts';

export interface LineOptions {
  quantity?: number;
  unitMinor?: number;
  onHand?: number;
  taxClass?: 'clothing' | 'goods' | 'gift_card';
  shipmentId?: string;
  giftCard?: GiftCardChoice;
  sku?: Partial<LoadedLine['sku']>;
  price?: Partial<LoadedLine['price']>;
}

export interface LoadedBasketOptions {
  lines?: readonly LineOptions[];
  basket?: Partial<BasketRow>;
  address?: Address | null;
  methodId?: string | null;
  payments?: readonly Partial<BasketPaymentRow>[];
  codes?: readonly string[];
  promises?: ReadonlyMap<string, DeliveryPromise>;
  isWaiting?: boolean;
  pickup?: LoadedPickup;
  facts?: Partial<BasketFacts>;
}

export function buildRate(methodId: string, amountMinor: number, overrides: Partial<ShippingRate> = {}): ShippingRate {
  const method = { methodId, name: `Method ${methodId}`, description: `By ${methodId}`, position: Number(methodId), reachesPoBox: true };
  return { ...method, daysLeast: 1, daysMost: 2, thresholdMinor: 0, amountMinor, ...overrides };
}

const group = { customerGroupId: 'group', basketId: '01930000-0000-7000-8000-0000000000b0' };
const at = new Date('2026-11-21T12:00:00Z');

const kinds = { item: '8000', coupon: '8001', payment: '8002' };

export function builtId(kind: keyof typeof kinds, position: number): string {
  return `01930000-0000-7000-${kinds[kind]}-${String(position).padStart(12, '0')}`;
}

function buildLine(options: LineOptions, position: number): LoadedLine {
  const {
    quantity = 1,
    unitMinor = 4_000,
    onHand = 1_000,
    taxClass = 'goods',
    giftCard = null,
    shipmentId = homeShipmentId,
    sku,
    price,
  } = options;
  const skuId = sku?.skuId ?? `SKU${position}`;
  const id = builtId('item', position);
  return {
    item: { ...group, id, position, skuId, quantity, shipmentId, giftCard },
    sku: {
      skuId,
      styleId: `style${position}`,
      name: `Style ${position}`,
      slug: `style-${position}`,
      fabric: '12 oz duck',
      primaryCategoryId: 'coats',
      taxClass,
      variationValues: { color: '10' },
      variationNames: { color: 'Duck Brown' },
      image: { link: `/i/${position}`, alt: '' },
      giftCardAmounts: undefined,
      ...sku,
    },
    price: { unitMinor, listMinor: unitMinor, kind: 'list', priceBookId: 'list', validUntil: undefined, ...price },
    unitMinor: giftCard?.valueMinor ?? unitMinor,
    availability: availabilityOf({ onHand, backorderLimit: 0, reserved: 0, inStockDate: null }),
  };
}

/**
 * Builds a priced basket without a database, by default ready to be placed: one line, a complete address, a shipping method and a card.
 * `facts` overrides promotions, coupons, rates and other inputs of the pricing.
 */
export function buildLoadedBasket(options: LoadedBasketOptions = {}): LoadedBasket {
  const {
    address = completeAddress,
    methodId = '02',
    codes = [],
    payments = [{}],
    promises = new Map(),
    isWaiting = false,
    facts: factOverrides,
  } = options;
  const lines = (options.lines ?? [{}]).map(buildLine);
  const { countryCode = 'US', stateCode, postalCode } = address ?? {};
  const facts: BasketFacts = {
    currency: 'USD',
    at,
    lines: lines.map(({ item, sku, unitMinor }) => ({
      id: item.id,
      quantity: item.quantity,
      unitMinor,
      taxClass: sku.taxClass,
      isPickup: isPickupShipment(item.shipmentId),
      isShipped: !isPickupShipment(item.shipmentId) && (sku.taxClass !== 'gift_card' || item.giftCard?.type !== 'email'),
    })),
    promotions: [],
    coupons: [],
    rates: [buildRate('02', 895), buildRate('03', 2_995)],
    shippingMethodId: methodId ?? undefined,
    destination: stateCode === undefined ? undefined : { countryCode, stateCode, postalCode },
    pickupDestination: options.pickup?.store?.address,
    ...factOverrides,
  };
  const sums = sumBasket(facts);
  const basket: BasketRow = {
    customerGroupId: group.customerGroupId,
    id: group.basketId,
    customerId: 'customer',
    currency: facts.currency,
    status: 'open',
    email: 'dale@example.com',
    billingAddress: completeAddress,
    kioskId: null,
    storeId: null,
    pickupStoreId: null,
    pickupContact: null,
    verifiedGroup: null,
    shownTotalMinor: null,
    createdAt: at,
    updatedAt: at,
    ...options.basket,
  };
  return {
    snapshot: {
      basket,
      items: lines.map(({ item }) => item),
      shipments: [
        { ...group, id: homeShipmentId, address, shippingMethodId: methodId, shipAvailableFirst: false, isGift: false, giftMessage: null },
      ],
      coupons: codes.map((code, position) => ({ ...group, id: builtId('coupon', position), code })),
      payments: payments.map((payment, position) => ({
        ...group,
        id: builtId('payment', position),
        methodId: 'CREDIT_CARD',
        amountMinor: null,
        token: `token-${position}`,
        card: null,
        externalReferenceCode: null,
        createdAt: at,
        ...payment,
      })),
    },
    currency: facts.currency,
    lines,
    totals: totalBasket(sums, taxRequestsOf(facts, sums).map(quoteByTable)),
    pickup: options.pickup,
    delivery: { backorderedIds: new Set(), promises: new Map(promises), isWaiting, parcels: undefined },
    shortages: findShortages(
      lines.map(({ item, availability }) => ({
        lineId: item.id,
        skuId: item.skuId,
        shipmentId: item.shipmentId,
        requested: item.quantity,
        available: availability.availableToPromise,
      })),
    ),
  };
}
