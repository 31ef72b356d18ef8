import type { OperationName } from '@outfitter/contract';
import { address, type OwnedIds, paymentCard } from '../shop/owned-ids.ts';
import { type AccessRule, account, forgedTokens, ofCustomer, owned, shopper } from './access-rule.ts';

const inBasket = ({ basketId }: OwnedIds) => ({ basketId });
const inShipment = ({ basketId }: OwnedIds) => ({ basketId, shipmentId: 'me' });
const inList = ({ customerId, listId }: OwnedIds) => ({ customerId, listId });
const inListItem = (ids: OwnedIds) => ({ ...inList(ids), itemId: ids.listItemId });
const unknownOrderNo = 'RR0000000000';

/** Calls of product lists, baskets and orders. */
export const purchaseRules = {
  getProductLists: owned(({ customerId }) => ({ params: { customerId } })),
  createProductList: owned(({ customerId }) => ({ params: { customerId }, body: { type: 'wish_list' } })),
  getProductList: owned((ids) => ({ params: inList(ids) })),
  updateProductList: owned((ids) => ({ params: inList(ids), body: { public: true, c_ownerName: 'Evil' } })),
  deleteProductList: owned((ids) => ({ params: inList(ids) })),
  addProductListItem: owned((ids) => ({ params: inList(ids), body: { productId: '{skuId}' } })),
  updateProductListItem: owned((ids) => ({ params: inListItem(ids), body: { quantity: 2 } })),
  replaceProductListItem: owned((ids) => ({ params: inListItem(ids), body: { quantity: 2 } })),
  removeProductListItem: owned((ids) => ({ params: inListItem(ids) })),
  getSavedProducts: shopper({}),
  getSharedProductList: { kind: 'secret', wrong: () => forgedTokens.map((token) => ({ body: { token } })) },
  createBasket: shopper({ body: {} }),
  getCustomerBaskets: owned(({ customerId }) => ({ params: { customerId } })),
  getBasket: owned((ids) => ({ params: inBasket(ids) })),
  updateBasket: owned((ids) => ({ params: inBasket(ids), body: { currency: 'CAD' } })),
  deleteBasket: owned((ids) => ({ params: inBasket(ids) })),
  addBasketItems: owned((ids) => ({ params: inBasket(ids), body: [{ productId: '{skuId}', quantity: 1 }] })),
  updateBasketItem: owned((ids) => ({ params: { ...inBasket(ids), itemId: ids.itemId }, body: { quantity: 2 } })),
  removeBasketItem: owned((ids) => ({ params: { ...inBasket(ids), itemId: ids.itemId } })),
  moveBasketItems: owned((ids) => ({ params: inBasket(ids), body: { from: 'in-store-pickup', to: 'ship-to-home' } })),
  setBasketCustomer: owned((ids) => ({ params: inBasket(ids), body: { email: 'evil@example.com' } })),
  checkBasketAvailability: owned((ids) => ({ params: inBasket(ids) })),
  addCoupon: owned((ids) => ({ params: inBasket(ids), body: { code: 'FREESHIP50' } })),
  removeCoupon: owned((ids) => ({ params: { ...inBasket(ids), couponItemId: ids.couponItemId } })),
  setShippingAddress: owned((ids) => ({ params: inShipment(ids), body: address })),
  getShippingMethods: owned((ids) => ({ params: inShipment(ids) })),
  setShippingMethod: owned((ids) => ({ params: inShipment(ids), body: { id: '02' } })),
  createShipment: owned((ids) => ({ params: inBasket(ids), body: { shipmentId: 'BOPISCart' } })),
  updateShipment: owned((ids) => ({ params: inShipment(ids), body: { c_shipAvailableFirst: true } })),
  setBillingAddress: owned((ids) => ({ params: inBasket(ids), body: address })),
  getPaymentMethods: owned((ids) => ({ params: inBasket(ids) })),
  addPaymentInstrument: {
    kind: 'owned',
    input: (ids) => ({ params: inBasket(ids), body: { paymentMethodId: 'CREDIT_CARD', paymentCard } }),
    customerInput: (ids) => ({
      params: inBasket(ids),
      body: { paymentMethodId: 'CREDIT_CARD', customerPaymentInstrumentId: ids.savedCardId },
    }),
  },
  removePaymentInstrument: owned((ids) => ({ params: { ...inBasket(ids), paymentInstrumentId: ids.paymentInstrumentId } })),
  placeOrder: owned(({ basketId }) => ({ body: { basketId } })),
  getOrder: owned(({ orderNo }) => ({ params: { orderNo } })),
  returnFromPayment: owned(({ orderNo }) => ({ body: { orderNo } })),
  createOrderByService: owned(({ basketId }) => ({ body: { basketId } })),
  getCustomerOrders: account((ids) => ({ params: ofCustomer(ids) })),
  getOrderHistory: account(({ customerNo }) => ({ query: { c_customerNo: customerNo } })),
  getOrderHistoryDetails: account(({ orderNo }) => ({ query: { c_orderId: orderNo } }), 404),
  trackOrder: {
    kind: 'secret',
    wrong: ({ orderNo, email }) => [{ body: { orderNo, email: 'evil@example.com' } }, { body: { orderNo: unknownOrderNo, email } }],
    right: ({ orderNo, email }) => ({ body: { orderNo, email } }),
  },
  getOrderDetail: {
    kind: 'secret',
    wrong: ({ orderNo, email }) => [{ query: { orderNo, email: 'evil@example.com' } }, { query: { orderNo: unknownOrderNo, email } }],
    right: ({ orderNo, email }) => ({ query: { orderNo, email } }),
  },
} satisfies Partial<Record<OperationName, AccessRule>>;
