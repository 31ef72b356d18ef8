/**
 * Access rules: who may make each call of the contract, and on which resource it acts. A missing entry fails to compile, and at run time.
 */
import { randomUUID } from 'node:crypto';
import type { OperationName } from '@outfitter/contract';
import { address, type OwnedIds, paymentCard } from '../shop/owned-ids.ts';
import { customerPassword as password } from '../shop/shoppers.ts';

export interface CallInput {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  isForm?: boolean;
  headers?: Record<string, string>;
}

export type AccessRule =
  /** Acts on resources that the ids in `input` name; only their owner may call. `guestStatus`: status for guests, who have no account. */
  | {
      kind: 'owned';
      input: (ids: OwnedIds) => CallInput;
      guestStatus?: number;
      /** Input that names another resource of the customer, which must not belong to another customer. */
      customerInput?: (ids: OwnedIds) => CallInput;
    }
  /** Acts on the shopper who calls. `guestStatus`: status for guests. */
  | { kind: 'shopper'; input: CallInput | (() => CallInput); guestStatus?: number }
  /** Requires the token of an operator, which no requester of an attack has. */
  | { kind: 'operator'; input: CallInput }
  /** Requires the token of an editor. */
  | { kind: 'editor'; input: CallInput }
  /** Accepted only from the shop's own pages. */
  | { kind: 'own-page'; input: CallInput }
  /** Requires a secret and nothing else. The responses to wrong secrets must not differ. */
  | { kind: 'secret'; wrong: (ids: OwnedIds) => readonly CallInput[]; right?: (ids: OwnedIds) => CallInput }
  /** Same response for every caller. */
  | { kind: 'public' };

export const needsAccount = (rule: AccessRule): boolean => 'guestStatus' in rule && rule.guestStatus !== undefined;

const organization = { organizationId: 'f_ecom_demo_001' };
const inBasket = ({ basketId }: OwnedIds) => ({ basketId });
const inShipment = ({ basketId }: OwnedIds) => ({ basketId, shipmentId: 'me' });
const inList = ({ customerId, listId }: OwnedIds) => ({ customerId, listId });
const inListItem = (ids: OwnedIds) => ({ ...inList(ids), itemId: ids.listItemId });
const inSavedCard = ({ customerId, savedCardId }: OwnedIds) => ({ customerId, paymentInstrumentId: savedCardId });
const owned = (input: (ids: OwnedIds) => CallInput): AccessRule => ({ kind: 'owned', input });
const shopper = (input: CallInput | (() => CallInput)): AccessRule => ({ kind: 'shopper', input });
const everyone: AccessRule = { kind: 'public' };
const ownPage = (input: CallInput = {}): AccessRule => ({ kind: 'own-page', input });

const ofCustomer = ({ customerId }: OwnedIds) => ({ customerId });
const ofAddress = ({ customerId, addressName }: OwnedIds) => ({ customerId, addressName });
const ofPasskey = ({ passkeyId }: OwnedIds) => ({ passkeyId });
/** Rule of a call on the caller's account: a guest has none, so an own customer id is invalid. */
const account = (input: (ids: OwnedIds) => CallInput, guestStatus = 400): AccessRule => ({ kind: 'owned', input, guestStatus });
const ownAccount = (input: CallInput = {}): AccessRule => ({ kind: 'shopper', input, guestStatus: 400 });
const forgedTokens = ['x', 'A'.repeat(43), `${'A'.repeat(20)}.${'B'.repeat(43)}`];
const clientDataJSON = Buffer.from('{"type":"webauthn.get","challenge":"x","origin":"x"}').toString('base64url');
const unknownCredential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
const usedPasskey = { ...unknownCredential, response: { clientDataJSON, authenticatorData: 'AAAA', signature: 'AAAA' } };
const createdPasskey = { ...unknownCredential, response: { clientDataJSON, attestationObject: 'AAAA' } };
const unknownOrderNo = 'RR0000000000';
const unknownId = '01960000-0000-7000-8000-000000000000';

const somePickup = { pickupId: '0192f0c1-2a3b-7c4d-8e5f-60718293a4b5' };

export const accessRules: Record<OperationName, AccessRule> = {
  authorizeGuest: everyone,
  loginShopper: {
    kind: 'secret',
    wrong: () =>
      ['dale@example.com', 'nobody@example.com', 'admin@example.com'].map((email) => ({
        params: organization,
        isForm: true,
        headers: { authorization: `Basic ${Buffer.from(`${email}:wrong-password`).toString('base64')}` },
        body: {
          client_id: 'outfitter-web',
          channel_id: 'DTC',
          redirect_uri: 'http://localhost:3000/callback',
          code_challenge: 'A'.repeat(43),
        },
      })),
  },
  getToken: {
    kind: 'secret',
    wrong: () =>
      forgedTokens.map((token) => ({
        params: organization,
        isForm: true,
        body: { grant_type: 'refresh_token', client_id: 'outfitter-web', channel_id: 'DTC', refresh_token: token },
      })),
  },
  logoutShopper: {
    kind: 'secret',
    wrong: () =>
      forgedTokens.map((token) => ({
        params: organization,
        query: { client_id: 'outfitter-web', channel_id: 'DTC', refresh_token: token },
      })),
  },
  getOpenIdConfiguration: everyone,
  getJsonWebKeySet: everyone,
  loginCallback: everyone,
  startGuestSession: ownPage(),
  refreshSession: ownPage(),
  endSession: ownPage(),
  signInSession: ownPage({ body: { email: 'dale@example.com', password: 'wrong-password', keepSignedIn: true } }),
  signInWithPasskey: ownPage({ body: { credential: usedPasskey, keepSignedIn: true } }),
  createLegacySession: shopper({ body: {} }),
  getCustomerSessions: ownAccount(),
  endCustomerSession: account(({ sessionId }) => ({ params: { sessionId } })),
  endOtherCustomerSessions: ownAccount({ body: {} }),
  startPasskeySignIn: shopper({ body: {} }),
  startPasskeyRegistration: ownAccount({ body: { password } }),
  registerPasskey: shopper({ body: { credential: createdPasskey } }),
  getPasskeys: ownAccount(),
  renamePasskey: account((ids) => ({ params: ofPasskey(ids), body: { name: 'Evil' } })),
  removePasskey: account((ids) => ({ params: ofPasskey(ids) })),
  registerCustomer: shopper(() => {
    const email = `${randomUUID()}@example.com`;
    return { body: { customer: { firstName: 'Dale', lastName: 'Ostergaard', email, login: email }, password } };
  }),
  resetCustomerPassword: everyone,
  checkPasswordLink: ownPage({ body: { token: 'x' } }),
  setPasswordFromToken: ownPage({ body: { password, token: 'x' } }),
  getCustomer: owned((ids) => ({ params: ofCustomer(ids), query: { expand: 'addresses,paymentinstruments' } })),
  updateCustomer: account((ids) => ({ params: ofCustomer(ids), body: { firstName: 'Evil' } })),
  updateCustomerPassword: account((ids) => ({
    params: ofCustomer(ids),
    body: { password: 'saddle soap on Sundays', currentPassword: password },
  })),
  updateCustomerEmail: account(({ login }) => ({ body: { currentEmail: login, email: `${randomUUID()}@example.com`, password } })),
  requestEmailConfirmation: ownAccount({ body: {} }),
  confirmCustomerEmail: ownPage({ body: { token: 'x' } }),
  exportCustomer: ownAccount(),
  requestCustomerErasure: ownAccount({ body: { password } }),
  confirmCustomerErasure: ownPage({ body: { token: 'x' } }),
  getCustomerAddresses: account((ids) => ({ params: ofCustomer(ids) })),
  createCustomerAddress: account((ids) => ({ params: ofCustomer(ids), body: address })),
  updateCustomerAddress: account((ids) => ({ params: ofAddress(ids), body: address })),
  removeCustomerAddress: account((ids) => ({ params: ofAddress(ids) })),
  getProduct: everyone,
  getProducts: everyone,
  getProductAvailability: everyone,
  getBoostedProducts: everyone,
  getDeliveryEstimate: everyone,
  getPostalCode: everyone,
  getCategories: everyone,
  getProductImages: everyone,
  getProductSwatchImages: everyone,
  getProductSwatchImagesBatch: everyone,
  searchProducts: everyone,
  getComplementaryProducts: everyone,
  searchSuggestion: everyone,
  queryHostedIndexes: everyone,
  queryHostedIndex: everyone,
  searchHostedFacet: everyone,
  getHostedObjects: everyone,
  getHostedObject: everyone,
  recommendFromHostedIndexes: everyone,
  sendHostedEvents: everyone,
  getContentByKey: everyone,
  getContentById: everyone,
  fetchContent: everyone,
  queryContent: everyone,
  filterContent: everyone,
  getDescendantsByKey: everyone,
  getDescendantsById: everyone,
  getSiteHierarchy: everyone,
  getContentAssets: everyone,
  getSitePreferences: everyone,
  signInEditor: {
    kind: 'secret',
    wrong: () => ['editor', 'nobody', 'admin'].map((name) => ({ body: { name, password: 'wrong-password' } })),
  },
  getPreviewSession: { kind: 'editor', input: {} },
  getPickups: { kind: 'operator', input: {} },
  pickItems: { kind: 'operator', input: { params: somePickup, body: {} } },
  decideMissingItems: { kind: 'operator', input: { params: somePickup, body: { choice: 'refund' } } },
  markPickupReady: { kind: 'operator', input: { params: somePickup, body: {} } },
  collectPickup: { kind: 'operator', input: { params: somePickup, body: { name: 'Dale Ostergaard' } } },
  expirePickup: { kind: 'operator', input: { params: somePickup, body: {} } },
  getPreviewToken: ownPage(),
  sanitizeContent: {
    kind: 'editor',
    input: { body: { content: { _meta: { name: 'x', schema: 'html-block', deliveryId: 'x', deliveryKey: null }, html: '<p>x</p>' } } },
  },
  getPreviewDomain: { kind: 'editor', input: { params: { base: '{siteHost}' }, query: { timestamp: '2026-12-24T06:00:00Z' } } },
  signUpFromFooter: everyone,
  signUpForEmail: ownPage({ body: { email: 'dale@example.com', consent: true, source: 'footer' } }),
  getCommunicationPreferences: ownAccount(),
  updateCommunicationPreferences: ownAccount({ body: { email: { wishlist: true } } }),
  confirmEmail: ownPage({ body: { token: 'x' } }),
  unsubscribeEmail: ownPage({ body: { email: 'dale@example.com' } }),
  unsubscribeOneClick: { kind: 'secret', wrong: () => forgedTokens.map((token) => ({ params: { token }, isForm: true, body: {} })) },
  openUnsubscribePage: everyone,
  requestCatalog: ownPage({ body: { address } }),
  requestBackInStockNotice: ownPage({ body: { productId: '4117', email: 'dale@example.com', consent: true } }),
  getReviews: everyone,
  writeReview: shopper({
    body: {
      productId: '4117',
      rating: 5,
      headline: 'Stands up to wire',
      text: 'Two winters of fence work and the cuffs have not frayed at all.',
      writerName: 'Dale',
      email: 'dale@example.com',
    },
  }),
  markReviewHelpful: shopper({ params: { reviewId: unknownId }, body: {} }),
  openReviewLink: ownPage({ body: { token: 'x' } }),
  withdrawReview: ownPage({ body: { token: 'x' } }),
  sendChatMessage: ownPage({ body: { name: 'Dale', email: 'dale@example.com', message: 'Where is my coat?' } }),
  sendActivity: everyone,
  getStores: everyone,
  getStore: everyone,
  getStoreInventory: everyone,
  getStorePickup: everyone,
  getCartAtp: everyone,
  findStores: everyone,
  geocodeAddress: everyone,
  getProductLists: owned(({ customerId }) => ({ params: { customerId } })),
  createProductList: owned(({ customerId }) => ({ params: { customerId }, body: { type: 'wish_list' } })),
  getProductList: owned((ids) => ({ params: inList(ids) })),
  updateProductList: owned((ids) => ({ params: inList(ids), body: { public: true, c_ownerName: 'Evil' } })),
  deleteProductList: owned((ids) => ({ params: inList(ids) })),
  addProductListItem: owned((ids) => ({ params: inList(ids), body: { productId: '{skuId}' } })),
  updateProductListItem: owned((ids) => ({ params: inListItem(ids), body: { quantity: 2 } })),
  replaceProductListItem: owned((ids) => ({ params: inListItem(ids), body: { quantity: 2 } })),
  removeProductListItem: owned((ids) => ({ params: inListItem(ids) })),
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
  getCustomerPaymentInstruments: account((ids) => ({ params: ofCustomer(ids) })),
  saveCustomerPaymentInstrument: account((ids) => ({ params: ofCustomer(ids), body: { paymentMethodId: 'CREDIT_CARD', paymentCard } })),
  updateCustomerPaymentInstrument: account((ids) => ({ params: inSavedCard(ids), body: { c_isDefault: true } })),
  removeCustomerPaymentInstrument: account((ids) => ({ params: inSavedCard(ids) })),
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
  getHealth: everyone,
  getReadiness: everyone,
  getOpenApi: everyone,
};
