/**
 * Every call of the system: its name, method, path and manners, written once and without any library,
 * so that the browser's client carries nothing else. The shapes of bodies and answers stand beside, in the
 * file of each area, as zod schemas bound to these by `endpoint()`.
 */

const shop = '/mobify/proxy/ocapi/s/{siteId}/dw/shop/{version}';
const login = '/mobify/proxy/api/shopper/auth/v1/organizations/{organizationId}/oauth2';

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

function read(path: string): Operation & { audience: 'public' };
function read<const A extends Audience>(path: string, audience: A): Operation & { audience: A };
function read(path: string, audience: Audience = 'public'): Operation {
  return { method: 'GET', path, audience, retry: 'safe', deadline: 5_000 };
}
function change<const M extends Method>(method: M, path: string, deadline = 10_000): Operation & { method: M; audience: 'shopper' } {
  return { method, path, audience: 'shopper', retry: 'keyed', deadline };
}
function session(path: string): Operation {
  return { method: 'POST', path, audience: 'same-origin', retry: 'never', deadline: 10_000 };
}

/** A question that its callers ask by POST; it changes nothing. */
function question(path: string): Operation & { audience: 'public' } {
  return { method: 'POST', path, audience: 'public', retry: 'safe', deadline: 5_000 };
}

/** Only the shop's own pages may ask; asking again does no harm. */
function ask(path: string, retry: RetryClass = 'safe'): Operation & { audience: 'same-origin' } {
  return { method: 'POST', path, audience: 'same-origin', retry, deadline: 10_000 };
}

export const operations = {
  // shopper login
  authorizeGuest: { ...read(`${login}/authorize`), retry: 'never' },
  getToken: { method: 'POST', path: `${login}/token`, audience: 'public', retry: 'never', deadline: 10_000 },
  logoutShopper: { ...read(`${login}/logout`), retry: 'never' },
  getOpenIdConfiguration: read(`${login}/.well-known/openid-configuration`),
  getJsonWebKeySet: read(`${login}/jwks`),
  loginCallback: read('/callback'),
  // the storefront's own session
  startGuestSession: session('/api/session/guest'),
  refreshSession: session('/api/session/refresh'),
  endSession: session('/api/session/logout'),
  // catalogue
  getProduct: read(`${shop}/products/{productId}`),
  getProducts: read(`${shop}/products/({productIds})`),
  getProductAvailability: read('/on/demandware.store/Sites-{siteId}-Site/{locale}/Product-GetAvailability'),
  getBoostedProducts: read('/api/boostedProducts'),
  getCategories: read(`${shop}/categories/({categoryId})`),
  getProductImages: question('/api/image/productImages'),
  getProductSwatchImages: question('/api/image/productSwatchImages'),
  getProductSwatchImagesBatch: question('/api/image/productSwatchImagesBatch'),
  searchProducts: read('/api/product_search'),
  searchSuggestion: read(`${shop}/search_suggestion`),
  // the hosted-search protocol; the asterisk stands in the address itself
  queryHostedIndexes: question('/1/indexes/*/queries'),
  queryHostedIndex: question('/1/indexes/{index}/query'),
  recommendFromHostedIndexes: question('/1/indexes/*/recommendations'),
  sendHostedEvents: { method: 'POST', path: '/1/events', audience: 'public', retry: 'never', deadline: 5_000 },
  // content and preferences
  getContentByKey: read('/cms/content/key/{deliveryKey}'),
  getContentById: read('/cms/content/id/{contentId}'),
  fetchContent: question('/cms/content/fetch'),
  filterContent: question('/cms/content/filter'),
  getDescendantsByKey: read('/cms/content/hierarchies/descendants/key/{deliveryKey}'),
  getDescendantsById: read('/cms/content/hierarchies/descendants/id/{contentId}'),
  getSiteHierarchy: read('/amplience/hierarchy'),
  getContentAssets: read(`${shop}/content/({contentIds})`),
  getSitePreferences: read('/api/site/preferences'),
  // preview for editors
  signInEditor: { method: 'POST', path: '/api/preview/sign-in', audience: 'public', retry: 'never', deadline: 10_000 },
  getPreviewSession: read('/api/preview/session', 'editor'),
  cleanContent: { method: 'POST', path: '/api/preview/content', audience: 'editor', retry: 'safe', deadline: 5_000 },
  getPreviewDomain: read('/cms/domain/{base}', 'editor'),
  // sign-ups, the catalogue, chat
  /** Reads as a question and changes something: `marketing/deliberate-request.ts` tells it from a prefetch. */
  signUpByAddress: read('/api/comms/update/'),
  signUpForEmail: ask('/api/comms/update/'),
  confirmEmail: ask('/api/comms/confirm'),
  unsubscribeEmail: ask('/api/comms/unsubscribe'),
  unsubscribeByMailProgram: { method: 'POST', path: '/api/comms/unsubscribe/{token}', audience: 'public', retry: 'safe', deadline: 10_000 },
  openUnsubscribe: read('/api/comms/unsubscribe/{token}'),
  requestCatalog: ask('/api/catalog/request'),
  askBackInStock: ask('/api/product/back-in-stock'),
  // reviews; a link's token travels in the body, so that no log of addresses has it
  getReviews: read('/api/product/reviews'),
  writeReview: change('POST', '/api/product/reviews'),
  findReviewHelpful: change('POST', '/api/product/reviews/{reviewId}/helpful'),
  openReviewLink: ask('/api/product/reviews/link'),
  withdrawReview: ask('/api/product/reviews/withdraw'),
  sendChatMessage: ask('/api/chat/message', 'never'),
  // what visitors do; lost is lost
  sendActivity: {
    method: 'POST',
    path: '/mobify/proxy/einstein/v3/activities/{siteId}/{activity}',
    audience: 'public',
    retry: 'never',
    deadline: 5_000,
  },
  // stores
  getStores: question('/api/store/all/'),
  getStore: question('/api/store/detail/'),
  // baskets
  createBasket: change('POST', `${shop}/baskets`),
  getCustomerBaskets: read(`${shop}/customers/{customerId}/baskets`, 'shopper'),
  getBasket: read(`${shop}/baskets/{basketId}`, 'shopper'),
  updateBasket: change('PATCH', `${shop}/baskets/{basketId}`),
  deleteBasket: change('DELETE', `${shop}/baskets/{basketId}`),
  addBasketItems: change('POST', `${shop}/baskets/{basketId}/items`),
  updateBasketItem: change('PATCH', `${shop}/baskets/{basketId}/items/{itemId}`),
  removeBasketItem: change('DELETE', `${shop}/baskets/{basketId}/items/{itemId}`),
  setBasketCustomer: change('PUT', `${shop}/baskets/{basketId}/customer`),
  addCoupon: change('POST', `${shop}/baskets/{basketId}/coupons`),
  removeCoupon: change('DELETE', `${shop}/baskets/{basketId}/coupons/{couponItemId}`),
  setShippingAddress: change('PUT', `${shop}/baskets/{basketId}/shipments/{shipmentId}/shipping_address`),
  getShippingMethods: read(`${shop}/baskets/{basketId}/shipments/{shipmentId}/shipping_methods`, 'shopper'),
  setShippingMethod: change('PUT', `${shop}/baskets/{basketId}/shipments/{shipmentId}/shipping_method`),
  setBillingAddress: change('PUT', `${shop}/baskets/{basketId}/billing_address`),
  getPaymentMethods: read(`${shop}/baskets/{basketId}/payment_methods`, 'shopper'),
  addPaymentInstrument: change('POST', `${shop}/baskets/{basketId}/payment_instruments`),
  removePaymentInstrument: change('DELETE', `${shop}/baskets/{basketId}/payment_instruments/{paymentInstrumentId}`),
  // orders
  placeOrder: change('POST', `${shop}/orders`, 30_000),
  getOrder: read(`${shop}/orders/{orderNo}`, 'shopper'),
  /** The shopper is back from a step of the payment provider's own (3-D Secure, a wallet); moves the order on. */
  returnFromPayment: change('POST', '/api/payment/return', 30_000),
  // a guest's order by its number and email
  trackOrder: ask('/api/order/track'),
  getOrderDetail: read('/api/order/detail/'),
  // machine
  getHealth: read('/healthz'),
  getReadiness: read('/readyz'),
  getOpenApi: read('/openapi.json'),
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof operations;

/** The version that our own client writes into the shop API's paths; the server accepts any. */
export const shopVersion = 'v24_5';
