import { type Order, order } from '@outfitter/contract';

const address = {
  firstName: 'Dale',
  lastName: 'Lindqvist',
  fullName: 'Dale Lindqvist',
  address1: '418 Lakeview Ave',
  city: 'Ely',
  stateCode: 'MN',
  postalCode: '55731',
  countryCode: 'US' as const,
};

type Item = Order['productItems'][number];

function buildOrderItem(
  overrides: Partial<Item> & Pick<Item, 'itemId' | 'productId' | 'productName' | 'quantity' | 'price' | 'c_slugUrl' | 'c_image'>,
): Item {
  return {
    basePrice: overrides.price / overrides.quantity,
    priceAfterItemDiscount: overrides.price,
    priceAfterOrderDiscount: overrides.price,
    tax: 0,
    priceAdjustments: [],
    shipmentId: 'me',
    optionItems: [],
    c_isPickupItem: false,
    c_masterId: overrides.productId,
    c_cloth: '12 oz duck, blanket lined',
    c_variationNames: { color: 'Duck Brown', size: 'Large' },
    c_variationValues: { color: '10', size: 'L' },
    c_variantId: overrides.productId,
    c_images: '[]',
    c_pageUrl: overrides.c_slugUrl,
    ...overrides,
  };
}

export function buildOrder(overrides: Partial<Order> = {}): Order {
  const method = { id: 'standard', name: 'Standard', description: '3 to 5 working days', price: 0, c_arrivesTo: '2026-11-24' };
  const built: Order = {
    orderNo: 'R4K72M9QXB',
    orderId: 'R4K72M9QXB',
    orderNumber: 'R4K72M9QXB',
    status: 'new',
    currency: 'USD',
    creationDate: '2026-11-21T17:12:00.000Z',
    c_salesOrigin: 'web',
    c_orderType: 'shipping',
    productItems: [
      buildOrderItem({
        itemId: '01930000-0000-7000-8000-000000000001',
        productId: '411710L',
        productName: 'Fencepost Chore Coat',
        quantity: 1,
        price: 149,
        c_slugUrl: '/fencepost-chore-coat-4117.html',
        c_image: { link: '/i/ridge/4117-10-front', alt: 'Fencepost Chore Coat in Duck Brown, front', c_version: 'a1b2' },
      }),
      buildOrderItem({
        itemId: '01930000-0000-7000-8000-000000000002',
        productId: '205033L',
        productName: 'Second Cup Flannel',
        quantity: 2,
        price: 128,
        c_variationNames: { color: 'Barn Plaid', size: 'Large' },
        c_slugUrl: '/second-cup-flannel-2050.html',
        c_image: { link: '/i/ridge/2050-33-front', alt: 'Second Cup Flannel in Barn Plaid, front' },
      }),
    ],
    productSubTotal: 277,
    productTotal: 262,
    shippingTotal: 0,
    taxTotal: 18.02,
    orderTotal: 280.02,
    orderPriceAdjustments: [
      { priceAdjustmentId: 'a', price: -15, promotionId: 'welcome15', couponCode: 'WELCOME15', itemText: '$15 off your first $50' },
    ],
    shippingAdjustments: [],
    couponItems: [],
    shipments: [
      { shipmentId: 'me', productTotal: 277, shippingTotal: 0, shippingAddress: address, shippingMethod: method, c_isBOPIS: false },
    ],
    billingAddress: address,
    customerInfo: { customerId: 'c-1', email: 'dale@example.com' },
    paymentInstruments: [],
    shippingPromotions: [],
    c_paymentSummary: [{ label: 'Visa ending 1111', amount: 280.02 }],
    _flash: [],
    ...overrides,
  };
  return order.parse(built);
}
