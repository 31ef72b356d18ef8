/**
 * Every call of the system: its name, method, path and manners, written once and without any library,
 * so that the browser's client carries nothing else. The shapes of bodies and answers stand beside, in the
 * file of each area, as zod schemas bound to these by `endpoint()`.
 */

const shopPath = '/mobify/proxy/ocapi/s/{siteId}/dw/shop/{version}';
const loginPath = '/mobify/proxy/api/shopper/auth/v1/organizations/{organizationId}/oauth2';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** `safe`: may be asked again after a lost connection or a 503. `keyed`: may be, with the same `Idempotency-Key`. `never`: must not. */
export type RetryClass = 'safe' | 'keyed' | 'never';
/** Who may call: anyone, a shopper with an access token, anyone on the same origin (the storefront's own session), or an editor with a preview token. */
export type Audience = 'public' | 'shopper' | 'same-origin' | 'editor';

export interface Operation {
  readonly method: Method;
  readonly path: string;
  readonly audience: Audience;
  readonly retry: RetryClass;
  /** Milliseconds after which the client gives up. */
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

/** A question that its callers ask by POST; it changes nothing. */
function queryByPost(path: string): Operation & { audience: 'public' } {
  return { method: 'POST', path, audience: 'public', retry: 'safe', deadline: 5_000 };
}

/** Only the shop's own pages may ask; asking again does no harm. */
function sameOriginPost(path: string, retry: RetryClass = 'safe'): Operation & { audience: 'same-origin' } {
  return { method: 'POST', path, audience: 'same-origin', retry, deadline: 10_000 };
}

export const operations = {
  // shopper login
  authorizeGuest: { ...get(`${loginPath}/authorize`), retry: 'never' },
  getToken: { method: 'POST', path: `${loginPath}/token`, audience: 'public', retry: 'never', deadline: 10_000 },
  logoutShopper: { ...get(`${loginPath}/logout`), retry: 'never' },
  getOpenIdConfiguration: get(`${loginPath}/.well-known/openid-configuration`),
  getJsonWebKeySet: get(`${loginPath}/jwks`),
  loginCallback: get('/callback'),
  // the storefront's own session
  startGuestSession: sessionPost('/api/session/guest'),
  refreshSession: sessionPost('/api/session/refresh'),
  endSession: sessionPost('/api/session/logout'),
  // catalogue
  getProduct: get(`${shopPath}/products/{productId}`),
  getProducts: get(`${shopPath}/products/({productIds})`),
  getProductAvailability: get('/on/demandware.store/Sites-{siteId}-Site/{locale}/Product-GetAvailability'),
  getBoostedProducts: get('/api/boostedProducts'),
  getCategories: get(`${shopPath}/categories/({categoryId})`),
  getProductImages: queryByPost('/api/image/productImages'),
  getProductSwatchImages: queryByPost('/api/image/productSwatchImages'),
  getProductSwatchImagesBatch: queryByPost('/api/image/productSwatchImagesBatch'),
  searchProducts: get('/api/product_search'),
  searchSuggestion: get(`${shopPath}/search_suggestion`),
  // the hosted-search protocol; the asterisk stands in the address itself
  queryHostedIndexes: queryByPost('/1/indexes/*/queries'),
  queryHostedIndex: queryByPost('/1/indexes/{index}/query'),
  recommendFromHostedIndexes: queryByPost('/1/indexes/*/recommendations'),
  sendHostedEvents: { method: 'POST', path: '/1/events', audience: 'public', retry: 'never', deadline: 5_000 },
  // content and preferences
  getContentByKey: get('/cms/content/key/{deliveryKey}'),
  getContentById: get('/cms/content/id/{contentId}'),
  fetchContent: queryByPost('/cms/content/fetch'),
  filterContent: queryByPost('/cms/content/filter'),
  getDescendantsByKey: get('/cms/content/hierarchies/descendants/key/{deliveryKey}'),
  getDescendantsById: get('/cms/content/hierarchies/descendants/id/{contentId}'),
  getSiteHierarchy: get('/amplience/hierarchy'),
  getContentAssets: get(`${shopPath}/content/({contentIds})`),
  getSitePreferences: get('/api/site/preferences'),
  // preview for editors
  signInEditor: { method: 'POST', path: '/api/preview/sign-in', audience: 'public', retry: 'never', deadline: 10_000 },
  getPreviewSession: get('/api/preview/session', 'editor'),
  sanitizeContent: { method: 'POST', path: '/api/preview/content', audience: 'editor', retry: 'safe', deadline: 5_000 },
  getPreviewDomain: get('/cms/domain/{base}', 'editor'),
  // sign-ups, the catalogue, chat
  /** Reads as a question and changes something: `marketing/is-prefetch.ts` tells it from a prefetch. */
  signUpFromFooter: get('/api/comms/update/'),
  signUpForEmail: sameOriginPost('/api/comms/update/'),
  confirmEmail: sameOriginPost('/api/comms/confirm'),
  unsubscribeEmail: sameOriginPost('/api/comms/unsubscribe'),
  unsubscribeOneClick: { method: 'POST', path: '/api/comms/unsubscribe/{token}', audience: 'public', retry: 'safe', deadline: 10_000 },
  openUnsubscribePage: get('/api/comms/unsubscribe/{token}'),
  requestCatalog: sameOriginPost('/api/catalog/request'),
  requestBackInStockNotice: sameOriginPost('/api/product/back-in-stock'),
  // reviews; a link's token travels in the body, so that no log of addresses has it
  getReviews: get('/api/product/reviews'),
  writeReview: mutation('POST', '/api/product/reviews'),
  markReviewHelpful: mutation('POST', '/api/product/reviews/{reviewId}/helpful'),
  openReviewLink: sameOriginPost('/api/product/reviews/link'),
  withdrawReview: sameOriginPost('/api/product/reviews/withdraw'),
  sendChatMessage: sameOriginPost('/api/chat/message', 'never'),
  // what visitors do; lost is lost
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
  // baskets
  createBasket: mutation('POST', `${shopPath}/baskets`),
  getCustomerBaskets: get(`${shopPath}/customers/{customerId}/baskets`, 'shopper'),
  getBasket: get(`${shopPath}/baskets/{basketId}`, 'shopper'),
  updateBasket: mutation('PATCH', `${shopPath}/baskets/{basketId}`),
  deleteBasket: mutation('DELETE', `${shopPath}/baskets/{basketId}`),
  addBasketItems: mutation('POST', `${shopPath}/baskets/{basketId}/items`),
  updateBasketItem: mutation('PATCH', `${shopPath}/baskets/{basketId}/items/{itemId}`),
  removeBasketItem: mutation('DELETE', `${shopPath}/baskets/{basketId}/items/{itemId}`),
  setBasketCustomer: mutation('PUT', `${shopPath}/baskets/{basketId}/customer`),
  addCoupon: mutation('POST', `${shopPath}/baskets/{basketId}/coupons`),
  removeCoupon: mutation('DELETE', `${shopPath}/baskets/{basketId}/coupons/{couponItemId}`),
  setShippingAddress: mutation('PUT', `${shopPath}/baskets/{basketId}/shipments/{shipmentId}/shipping_address`),
  getShippingMethods: get(`${shopPath}/baskets/{basketId}/shipments/{shipmentId}/shipping_methods`, 'shopper'),
  setShippingMethod: mutation('PUT', `${shopPath}/baskets/{basketId}/shipments/{shipmentId}/shipping_method`),
  setBillingAddress: mutation('PUT', `${shopPath}/baskets/{basketId}/billing_address`),
  getPaymentMethods: get(`${shopPath}/baskets/{basketId}/payment_methods`, 'shopper'),
  addPaymentInstrument: mutation('POST', `${shopPath}/baskets/{basketId}/payment_instruments`),
  removePaymentInstrument: mutation('DELETE', `${shopPath}/baskets/{basketId}/payment_instruments/{paymentInstrumentId}`),
  // orders
  placeOrder: mutation('POST', `${shopPath}/orders`, 30_000),
  getOrder: get(`${shopPath}/orders/{orderNo}`, 'shopper'),
  /** The shopper is back from a step of the payment provider's own (3-D Secure, a wallet); moves the order on. */
  returnFromPayment: mutation('POST', '/api/payment/return', 30_000),
  // a guest's order by its number and email
  trackOrder: sameOriginPost('/api/order/track'),
  getOrderDetail: get('/api/order/detail/'),
  // machine
  getHealth: get('/healthz'),
  getReadiness: get('/readyz'),
  getOpenApi: get('/openapi.json'),
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof operations;

/** The version that our own client writes into the shop API's paths; the server accepts any. */
export const shopVersion = 'v24_5';
