import type { Order, OrderSummary, Product } from '@outfitter/contract/client';
import { testAddress } from '../../platform/testing/address-builder.ts';
import { buildBasket, buildBasketItem } from './basket-builder.ts';

type OrderedItem = OrderSummary['productItems'][number];

export function buildOrderedItem(itemId: string, changes: Partial<OrderedItem> = {}): OrderedItem {
  const { inventory: _, ...item } = buildBasketItem(itemId);
  return { ...item, c_variantId: item.productId, c_images: item.c_image.link, c_pageUrl: item.c_slugUrl, ...changes };
}

const shippingAddress = { ...testAddress, firstName: 'Dale' };

export function buildOrder(orderNo: string, changes: Partial<Order> = {}): Order {
  const productItems = changes.productItems ?? [buildOrderedItem('1')];
  const { basketId: _, applicableShippingMethods: __, c_approachingDiscounts: ___, c_isEstimate: ____, ...totals } = buildBasket();
  return {
    ...totals,
    orderNo,
    orderId: `id-${orderNo}`,
    orderNumber: orderNo,
    status: 'shipped',
    c_salesOrigin: 'Internet',
    c_orderType: 'shipping',
    shipments: [{ shipmentId: 'me', productTotal: 26, shippingTotal: 8.95, c_isBOPIS: false, shippingAddress }],
    billingAddress: shippingAddress,
    c_paymentSummary: [{ label: 'Visa ending 1111', amount: totals.orderTotal }],
    ...changes,
    productItems,
  } as Order;
}

/** Builds a style with a variant for each SKU, which has that many units in stock. */
export function buildStyle(id: string, stock: Readonly<Record<string, number>>, changes: Partial<Product> = {}): Product {
  const variants = Object.entries(stock).map(([productId, stockLevel]) => ({
    productId,
    inventory: { orderable: stockLevel > 0, stockLevel, backorder: false },
  }));
  return { id, name: 'Watch Cap', variants, variationAttributes: [], ...changes } as unknown as Product;
}
