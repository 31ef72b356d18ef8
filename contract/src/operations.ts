/**
 * Method, path, audience and retry class of every operation. No dependencies, because the browser's client includes this
 * file; the zod schemas are in `endpoints/`.
 */

const shopPath = '/mobify/proxy/ocapi/s/{siteId}/dw/shop/{version}';
const loginPath = '/mobify/proxy/api/shopper/auth/v1/organizations/{organizationId}/oauth2';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/**
 * `safe`: may be repeated after a lost connection or a 503. `keyed`: may be repeated with the same `Idempotency-Key`.
 * `never`: must not be repeated.
 */
export type RetryClass = 'safe' | 'keyed' | 'never';
/**
 * `shopper` requires an access token, `same-origin` a page of the same origin, `editor` a preview token, `operator` a token of `npm run
 * operators`.
 */
export type Audience = 'public' | 'shopper' | 'same-origin' | 'editor' | 'operator';

export interface Operation {
  readonly method: Method;
  readonly path: string;
  readonly audience: Audience;
  readonly retry: RetryClass;
  /** Client timeout in milliseconds. */
  readonly deadline: number;
}

function get(path: string): Operation & { audience: 'public' };
function get<const A extends Audience>(path: string, audience: A): Operation & { audience: A };
function get(path: string, audience: Audience = 'public'): Operation {
  return { method: 'GET', path, audience, retry: 'safe', deadline: 5_000 };
}
function mutation<const M extends Method>(method: M, path: string, deadline = 10_000): Operation & { method: M; audience: 'shopper' } {
  return { method, path, audience: 'shopper', retry: 'keyed', deadline };
}
function sessionPost(path: string): Operation {
  return { method: 'POST', path, audience: 'same-origin', retry: 'never', deadline: 10_000 };
}

function queryByPost(path: string): Operation & { audience: 'public' } {
  return { method: 'POST', path, audience: 'public', retry: 'safe', deadline: 5_000 };
}

function sameOriginPost(path: string, retry: RetryClass = 'safe'): Operation & { audience: 'same-origin' } {
  return { method: 'POST', path, audience: 'same-origin', retry, deadline: 10_000 };
}

/** Returns an operation of operators, which changes nothing if it is repeated. */
function operatorPost(path: string): Operation & { audience: 'operator' } {
  return { method: 'POST', path, audience: 'operator', retry: 'safe', deadline: 10_000 };
}

export const operations = {
  // shopper login
  authorizeGuest: { ...get(`${loginPath}/authorize`), retry: 'never' },
  loginShopper: { method: 'POST', path: `${loginPath}/login`, audience: 'public', retry: 'never', deadline: 10_000 },
  getToken: { method: 'POST', path: `${loginPath}/token`, audience: 'public', retry: 'never', deadline: 10_000 },
  logoutShopper: { ...get(`${loginPath}/logout`), retry: 'never' },
  getOpenIdConfiguration: get(`${loginPath}/.well-known/openid-configuration`),
  getJsonWebKeySet: get(`${loginPath}/jwks`),
  loginCallback: get('/callback'),
  // the storefront's own session
  startGuestSession: sessionPost('/api/session/guest'),
  refreshSession: sessionPost('/api/session/refresh'),
  endSession: sessionPost('/api/session/logout'),
  signInSession: sessionPost('/api/session/login'),
  signInWithPasskey: sessionPost('/api/session/passkey'),
  createLegacySession: { method: 'POST', path: `${shopPath}/sessions`, audience: 'shopper', retry: 'safe', deadline: 5_000 },
  // customers
  registerCustomer: mutation('POST', `${shopPath}/customers`),
  resetCustomerPassword: {
    method: 'POST',
    path: `${shopPath}/customers/password_reset`,
    audience: 'public',
    retry: 'safe',
    deadline: 10_000,
  },
  checkPasswordLink: sameOriginPost('/api/customer/password-link'),
  setPasswordFromToken: sameOriginPost('/api/customer/set-new-password-from-token/', 'never'),
  getCustomer: get(`${shopPath}/customers/{customerId}`, 'shopper'),
  updateCustomer: mutation('PATCH', `${shopPath}/customers/{customerId}`),
  updateCustomerPassword: { ...mutation('PUT', `${shopPath}/customers/{customerId}/password`), retry: 'never' },
  updateCustomerEmail: { ...mutation('POST', '/api/customer/update-email/'), retry: 'never' },
  requestEmailConfirmation: mutation('POST', '/api/customer/request-email-confirmation/'),
  confirmCustomerEmail: sameOriginPost('/api/customer/confirm-email/'),
  getCustomerAddresses: get(`${shopPath}/customers/{customerId}/addresses`, 'shopper'),
  createCustomerAddress: mutation('POST', `${shopPath}/customers/{customerId}/addresses`),
  updateCustomerAddress: mutation('PATCH', `${shopPath}/customers/{customerId}/addresses/{addressName}`),
  removeCustomerAddress: mutation('DELETE', `${shopPath}/customers/{customerId}/addresses/{addressName}`),
  // sessions of a customer
  getCustomerSessions: get('/api/customer/sessions', 'shopper'),
  endCustomerSession: mutation('DELETE', '/api/customer/sessions/{sessionId}'),
  endOtherCustomerSessions: mutation('POST', '/api/customer/sessions/end-others'),
  // passkeys
  startPasskeySignIn: { method: 'POST', path: '/api/customer/passkeys/sign-in', audience: 'shopper', retry: 'safe', deadline: 10_000 },
  startPasskeyRegistration: { ...mutation('POST', '/api/customer/passkeys/registration'), retry: 'never' },
  registerPasskey: mutation('POST', '/api/customer/passkeys'),
  getPasskeys: get('/api/customer/passkeys', 'shopper'),
  renamePasskey: mutation('PATCH', '/api/customer/passkeys/{passkeyId}'),
  removePasskey: mutation('DELETE', '/api/customer/passkeys/{passkeyId}'),
  // export and erasure
  exportCustomer: get('/api/customer/export', 'shopper'),
  requestCustomerErasure: mutation('POST', '/api/customer/erasure'),
  confirmCustomerErasure: sameOriginPost('/api/customer/erasure/confirm'),
  // saved cards
  getCustomerPaymentInstruments: get(`${shopPath}/customers/{customerId}/payment_instruments`, 'shopper'),
  saveCustomerPaymentInstrument: mutation('POST', `${shopPath}/customers/{customerId}/payment_instruments`),
  updateCustomerPaymentInstrument: mutation('PATCH', `${shopPath}/customers/{customerId}/payment_instruments/{paymentInstrumentId}`),
  removeCustomerPaymentInstrument: mutation('DELETE', `${shopPath}/customers/{customerId}/payment_instruments/{paymentInstrumentId}`),
  // product lists
  getProductLists: get(`${shopPath}/customers/{customerId}/product_lists`, 'shopper'),
  createProductList: mutation('POST', `${shopPath}/customers/{customerId}/product_lists`),
  getProductList: get(`${shopPath}/customers/{customerId}/product_lists/{listId}`, 'shopper'),
  updateProductList: mutation('PATCH', `${shopPath}/customers/{customerId}/product_lists/{listId}`),
  deleteProductList: mutation('DELETE', `${shopPath}/customers/{customerId}/product_lists/{listId}`),
  addProductListItem: mutation('POST', `${shopPath}/customers/{customerId}/product_lists/{listId}/items`),
  updateProductListItem: mutation('PATCH', `${shopPath}/customers/{customerId}/product_lists/{listId}/items/{itemId}`),
  replaceProductListItem: mutation('PUT', `${shopPath}/customers/{customerId}/product_lists/{listId}/items/{itemId}`),
  removeProductListItem: mutation('DELETE', `${shopPath}/customers/{customerId}/product_lists/{listId}/items/{itemId}`),
  getSavedProducts: get('/api/customer/saved-products', 'shopper'),
  /** The token of the link travels in the body, to keep it out of access logs. */
  getSharedProductList: queryByPost('/api/product-list/shared'),
  // catalog
  getProduct: get(`${shopPath}/products/{productId}`),
  getProducts: get(`${shopPath}/products/({productIds})`),
  getProductAvailability: get('/on/demandware.store/Sites-{siteId}-Site/{locale}/Product-GetAvailability'),
  getBoostedProducts: get('/api/boostedProducts'),
  getDeliveryEstimate: get('/api/product/delivery'),
  getPostalCode: get('/api/postal-codes/{countryCode}/{postalCode}'),
  getCategories: get(`${shopPath}/categories/({categoryId})`),
  getProductImages: queryByPost('/api/image/productImages'),
  getProductSwatchImages: queryByPost('/api/image/productSwatchImages'),
  getProductSwatchImagesBatch: queryByPost('/api/image/productSwatchImagesBatch'),
  searchProducts: get('/api/product_search'),
  getComplementaryProducts: get('/api/product/complements'),
  searchSuggestion: get(`${shopPath}/search_suggestion`),
  // hosted-search protocol; the asterisk is part of the path
  queryHostedIndexes: queryByPost('/1/indexes/*/queries'),
  queryHostedIndex: queryByPost('/1/indexes/{index}/query'),
  searchHostedFacet: queryByPost('/1/indexes/{index}/facets/{facet}/query'),
  getHostedObjects: queryByPost('/1/indexes/*/objects'),
  getHostedObject: get('/1/indexes/{index}/{objectID}'),
  recommendFromHostedIndexes: queryByPost('/1/indexes/*/recommendations'),
  sendHostedEvents: { method: 'POST', path: '/1/events', audience: 'public', retry: 'never', deadline: 5_000 },
  // content and preferences
  getContentByKey: get('/cms/content/key/{deliveryKey}'),
  getContentById: get('/cms/content/id/{contentId}'),
  fetchContent: queryByPost('/cms/content/fetch'),
  queryContent: get('/cms/content/query'),
  filterContent: queryByPost('/cms/content/filter'),
  getDescendantsByKey: get('/cms/content/hierarchies/descendants/key/{deliveryKey}'),
  getDescendantsById: get('/cms/content/hierarchies/descendants/id/{contentId}'),
  getSiteHierarchy: get('/amplience/hierarchy'),
  getContentAssets: get(`${shopPath}/content/({contentIds})`),
  getSitePreferences: get('/api/site/preferences'),
  // preview for editors
  signInEditor: { method: 'POST', path: '/api/preview/sign-in', audience: 'public', retry: 'never', deadline: 10_000 },
  getPreviewSession: get('/api/preview/session', 'editor'),
  getPreviewToken: sessionPost('/api/preview/token'),
  sanitizeContent: { method: 'POST', path: '/api/preview/content', audience: 'editor', retry: 'safe', deadline: 5_000 },
  getPreviewDomain: get('/cms/domain/{base}', 'editor'),
  // marketing and chat
  /** A GET with a side effect (API-035); see `marketing/is-scripted-request.ts`. */
  signUpFromFooter: get('/api/comms/update/'),
  signUpForEmail: sameOriginPost('/api/comms/update/'),
  getCommunicationPreferences: get('/api/comms/preferences', 'shopper'),
  updateCommunicationPreferences: mutation('PATCH', '/api/comms/preferences'),
  confirmEmail: sameOriginPost('/api/comms/confirm'),
  unsubscribeEmail: sameOriginPost('/api/comms/unsubscribe'),
  unsubscribeOneClick: { method: 'POST', path: '/api/comms/unsubscribe/{token}', audience: 'public', retry: 'safe', deadline: 10_000 },
  openUnsubscribePage: get('/api/comms/unsubscribe/{token}'),
  requestCatalog: sameOriginPost('/api/catalog/request'),
  requestBackInStockNotice: sameOriginPost('/api/product/back-in-stock'),
  // reviews; tokens travel in the body, to keep them out of access logs
  getReviews: get('/api/product/reviews'),
  writeReview: mutation('POST', '/api/product/reviews'),
  markReviewHelpful: mutation('POST', '/api/product/reviews/{reviewId}/helpful'),
  openReviewLink: sameOriginPost('/api/product/reviews/link'),
  withdrawReview: sameOriginPost('/api/product/reviews/withdraw'),
  sendChatMessage: sameOriginPost('/api/chat/message', 'never'),
  // activities
  sendActivity: {
    method: 'POST',
    path: '/mobify/proxy/einstein/v3/activities/{siteId}/{activity}',
    audience: 'public',
    retry: 'never',
    deadline: 5_000,
  },
  // stores
  getStores: queryByPost('/api/store/all/'),
  getStore: queryByPost('/api/store/detail/'),
  getStoreInventory: queryByPost('/api/store/inventory/'),
  getStorePickup: get('/api/store/pickup'),
  getCartAtp: queryByPost('/on/demandware.store/Sites-{siteId}-Site/{locale}/MAO-CartAtp'),
  findStores: queryByPost('/api/store/find/'),
  // the work in a store
  getPickups: get('/api/store/pickups', 'operator'),
  pickItems: operatorPost('/api/store/pickups/{pickupId}/pick'),
  receiveTransfer: operatorPost('/api/store/pickups/{pickupId}/receive'),
  decideMissingItems: operatorPost('/api/store/pickups/{pickupId}/missing'),
  markPickupReady: operatorPost('/api/store/pickups/{pickupId}/ready'),
  collectPickup: operatorPost('/api/store/pickups/{pickupId}/collect'),
  expirePickup: operatorPost('/api/store/pickups/{pickupId}/expire'),
  geocodeAddress: get('/on/demandware.store/Sites-{siteId}-Site/{locale}/GetLatLongResponse-Start'),
  // baskets
  createBasket: mutation('POST', `${shopPath}/baskets`),
  getCustomerBaskets: get(`${shopPath}/customers/{customerId}/baskets`, 'shopper'),
  getBasket: get(`${shopPath}/baskets/{basketId}`, 'shopper'),
  updateBasket: mutation('PATCH', `${shopPath}/baskets/{basketId}`),
  deleteBasket: mutation('DELETE', `${shopPath}/baskets/{basketId}`),
  addBasketItems: mutation('POST', `${shopPath}/baskets/{basketId}/items`),
  updateBasketItem: mutation('PATCH', `${shopPath}/baskets/{basketId}/items/{itemId}`),
  removeBasketItem: mutation('DELETE', `${shopPath}/baskets/{basketId}/items/{itemId}`),
  moveBasketItems: mutation('POST', `${shopPath}/baskets/{basketId}/items/move`),
  setBasketCustomer: mutation('PUT', `${shopPath}/baskets/{basketId}/customer`),
  checkBasketAvailability: mutation('POST', `${shopPath}/baskets/{basketId}/availability_check`),
  addCoupon: mutation('POST', `${shopPath}/baskets/{basketId}/coupons`),
  removeCoupon: mutation('DELETE', `${shopPath}/baskets/{basketId}/coupons/{couponItemId}`),
  setShippingAddress: mutation('PUT', `${shopPath}/baskets/{basketId}/shipments/{shipmentId}/shipping_address`),
  getShippingMethods: get(`${shopPath}/baskets/{basketId}/shipments/{shipmentId}/shipping_methods`, 'shopper'),
  createShipment: mutation('POST', `${shopPath}/baskets/{basketId}/shipments`),
  updateShipment: mutation('PATCH', `${shopPath}/baskets/{basketId}/shipments/{shipmentId}`),
  setShippingMethod: mutation('PUT', `${shopPath}/baskets/{basketId}/shipments/{shipmentId}/shipping_method`),
  setBillingAddress: mutation('PUT', `${shopPath}/baskets/{basketId}/billing_address`),
  getPaymentMethods: get(`${shopPath}/baskets/{basketId}/payment_methods`, 'shopper'),
  addPaymentInstrument: mutation('POST', `${shopPath}/baskets/{basketId}/payment_instruments`),
  removePaymentInstrument: mutation('DELETE', `${shopPath}/baskets/{basketId}/payment_instruments/{paymentInstrumentId}`),
  // orders
  placeOrder: mutation('POST', `${shopPath}/orders`, 30_000),
  getOrder: get(`${shopPath}/orders/{orderNo}`, 'shopper'),
  getCustomerOrders: get(`${shopPath}/customers/{customerId}/orders`, 'shopper'),
  getOrderHistory: get('/api/orderService/getOrderHistory', 'shopper'),
  getOrderHistoryDetails: get('/api/orderService/getOrderDetails', 'shopper'),
  createOrderByService: mutation('POST', '/api/orderService/createOrder', 30_000),
  /** Continues an order after a step at the payment provider (3-D Secure, a wallet). */
  returnFromPayment: mutation('POST', '/api/payment/return', 30_000),
  // order tracking
  trackOrder: sameOriginPost('/api/order/track'),
  getOrderDetail: get('/api/order/detail/'),
  // health
  getHealth: get('/healthz'),
  getReadiness: get('/readyz'),
  getOpenApi: get('/openapi.json'),
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof operations;

/** API version in the paths of our own client; the server accepts any. */
export const shopVersion = 'v24_5';
