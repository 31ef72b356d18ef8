import { homeShipmentId, type Order } from '@outfitter/contract';
import type { z } from 'zod';
import type { SkuDetails } from '../../catalog/find-skus.ts';
import { productPath } from '../../catalog/product-path.ts';
import { newId } from '../../platform/ids.ts';
import { allocate, toMajor, toMinor } from '../../platform/money.ts';
import type { importedOrder } from '../history/import-order.ts';
import type { OrderDocument, OrderLineDraft } from './order-document.ts';

type Imported = z.output<typeof importedOrder>;

interface ImportFacts {
  orderId: string;
  orderNo: string;
  customerId: string;
  placedAt: Date;
}

interface ImportedLine extends OrderLineDraft {
  sku: SkuDetails;
  unitMinor: number;
}

const minor = (major: number) => toMinor(major) ?? 0;

function linesOf({ items, discount }: Imported, skus: ReadonlyMap<string, SkuDetails>, locationId: string): ImportedLine[] {
  const prices = items.map(({ quantity, unitPrice }) => quantity * minor(unitPrice));
  const shares = allocate(minor(discount), prices);
  return items.flatMap(({ productId, quantity, unitPrice }, index) => {
    const sku = skus.get(productId);
    const totalMinor = (prices[index] ?? 0) - (shares[index] ?? 0);
    return sku ? [{ id: newId(), skuId: productId, locationId, quantity, totalMinor, sku, unitMinor: minor(unitPrice) }] : [];
  });
}

function presentLine({ id, sku, quantity, unitMinor, totalMinor }: ImportedLine, isPickup: boolean): Order['productItems'][number] {
  const { color, size, inseam, waist } = sku.variationNames;
  const price = toMajor(unitMinor * quantity);
  return {
    itemId: id,
    productId: sku.skuId,
    productName: sku.name,
    quantity,
    price,
    basePrice: toMajor(unitMinor),
    priceAfterItemDiscount: price,
    priceAfterOrderDiscount: toMajor(totalMinor),
    // An import has the tax of the whole order only.
    tax: 0,
    priceAdjustments: [],
    shipmentId: homeShipmentId,
    optionItems: [],
    c_isPickupItem: isPickup,
    c_masterId: sku.styleId,
    c_slugUrl: productPath(sku.slug),
    c_image: sku.image,
    ...(color ? { c_color: color, c_productColor: color } : {}),
    ...(size ? { c_productSize: size } : {}),
    ...(inseam ? { c_productInseam: inseam } : {}),
    ...(waist ? { c_productWaist: waist } : {}),
    c_cloth: sku.fabric,
    c_variationNames: sku.variationNames,
    c_variationValues: sku.variationValues,
    c_variantId: sku.skuId,
    c_images: sku.image.link,
    c_pageUrl: productPath(sku.slug),
  };
}

function presentMethod(
  { name, carrier, arrivesFrom, arrivesTo }: NonNullable<Imported['shippingMethod']>,
  price: number,
): NonNullable<Order['shipments'][number]['shippingMethod']> {
  return {
    id: 'imported',
    name,
    description: '',
    price,
    ...(carrier ? { c_carrier: carrier } : {}),
    ...(arrivesFrom ? { c_arrivesFrom: arrivesFrom } : {}),
    ...(arrivesTo ? { c_arrivesTo: arrivesTo } : {}),
  };
}

/**
 * Returns an imported order as the shop API presents it, and its lines. Its sums are those of the import; nothing is priced again. It has
 * one shipment with the id of the home delivery, even if it was bought in a store.
 */
export function importedDocument(
  order: Imported,
  { orderId, orderNo, customerId, placedAt }: ImportFacts,
  skus: ReadonlyMap<string, SkuDetails>,
  locationId: string,
): { document: OrderDocument; lines: OrderLineDraft[] } {
  const lines = linesOf(order, skus, locationId);
  const subTotalMinor = lines.reduce((sum, { quantity, unitMinor }) => sum + quantity * unitMinor, 0);
  const discountMinor = minor(order.discount);
  const sums = { subTotalMinor, discountMinor, shippingMinor: minor(order.shipping), taxMinor: minor(order.tax) };
  const totalMinor = subTotalMinor - discountMinor + sums.shippingMinor + sums.taxMinor;
  const productTotal = toMajor(subTotalMinor - discountMinor);
  const isPickup = order.shippingAddress === undefined;
  return {
    lines: lines.map(({ sku: _, unitMinor: __, ...line }) => line),
    document: {
      answer: {
        currency: order.currency,
        creationDate: placedAt.toISOString(),
        productSubTotal: toMajor(subTotalMinor),
        productTotal,
        shippingTotal: toMajor(sums.shippingMinor),
        taxTotal: toMajor(sums.taxMinor),
        orderTotal: toMajor(totalMinor),
        orderPriceAdjustments: [],
        shippingAdjustments: [],
        couponItems: [],
        shipments: [
          {
            shipmentId: homeShipmentId,
            productTotal,
            shippingTotal: toMajor(sums.shippingMinor),
            ...(order.shippingAddress ? { shippingAddress: order.shippingAddress } : {}),
            ...(order.shippingMethod ? { shippingMethod: presentMethod(order.shippingMethod, order.shipping) } : {}),
            c_isBOPIS: isPickup,
          },
        ],
        customerInfo: { customerId, email: order.email },
        paymentInstruments: [],
        shippingPromotions: [],
        orderNo,
        orderId,
        orderNumber: orderNo,
        c_salesOrigin: order.salesOrigin,
        c_orderType: isPickup ? 'pickup' : 'shipping',
        productItems: lines.map((line) => presentLine(line, isPickup)),
        c_paymentSummary: order.paymentLabel ? [{ label: order.paymentLabel, amount: toMajor(totalMinor) }] : [],
      },
      sums: { ...sums, totalMinor },
      appliedCoupons: [],
      payment: null,
    },
  };
}
