import type { Basket, ProductItem } from '@outfitter/contract/client';

export function buildBasketItem(itemId: string, changes: Partial<ProductItem> = {}): ProductItem {
  const quantity = changes.quantity ?? 1;
  const basePrice = changes.basePrice ?? 26;
  const price = Math.round(basePrice * quantity * 100) / 100;
  return {
    itemId,
    productId: `sku${itemId}`,
    productName: 'Watch Cap',
    quantity,
    price,
    basePrice,
    priceAfterItemDiscount: price,
    priceAfterOrderDiscount: price,
    tax: 0,
    priceAdjustments: [],
    shipmentId: 'me',
    optionItems: [],
    inventory: { orderable: true, stockLevel: 12, backorder: false },
    c_isPickupItem: false,
    c_masterId: '5102',
    c_slugUrl: '/watch-cap-5102.html',
    c_image: { link: '/i/ridge/5102-10-front', alt: 'Watch Cap' },
    c_cloth: 'Merino, knit double',
    c_variationNames: { color: 'Clay', size: 'One size' },
    c_variationValues: { color: '10', size: 'OS' },
    ...changes,
  };
}

export function buildBasket(items: readonly ProductItem[] = [buildBasketItem('1')], changes: Partial<Basket> = {}): Basket {
  const sum = Math.round(items.reduce((total, { price }) => total + price, 0) * 100) / 100;
  return {
    basketId: '0191-basket',
    currency: 'USD',
    creationDate: '2026-11-21T10:00:00.000Z',
    lastModified: '2026-11-21T10:00:00.000Z',
    productItems: [...items],
    productSubTotal: sum,
    productTotal: sum,
    shippingTotal: 8.95,
    taxTotal: 0,
    orderTotal: Math.round((sum + 8.95) * 100) / 100,
    c_isEstimate: true,
    orderPriceAdjustments: [],
    shippingAdjustments: [],
    couponItems: [],
    shipments: [{ shipmentId: 'me', productTotal: sum, shippingTotal: 8.95, c_isBOPIS: false }],
    customerInfo: { customerId: 'customer1' },
    paymentInstruments: [],
    applicableShippingMethods: [],
    shippingPromotions: [],
    c_approachingDiscounts: [],
    _flash: [],
    ...changes,
  };
}
