import type { OperationName } from '../operations.ts';
import * as activities from './activities.ts';
import * as availability from './availability.ts';
import * as backInStock from './back-in-stock.ts';
import * as baskets from './baskets/basket-calls.ts';
import * as basketItems from './baskets/item-calls.ts';
import * as basketPayments from './baskets/payment-calls.ts';
import * as shipments from './baskets/shipment-calls.ts';
import * as categories from './categories.ts';
import * as chat from './chat.ts';
import * as content from './content.ts';
import * as contentPages from './content-hierarchy.ts';
import * as customers from './customers/customer-calls.ts';
import * as passkeys from './customers/passkey-calls.ts';
import * as paymentInstruments from './customers/payment-instrument-calls.ts';
import * as sessions from './customers/session-calls.ts';
import type { Endpoint } from './define-endpoint.ts';
import * as delivery from './delivery.ts';
import * as health from './health.ts';
import * as hostedSearch from './hosted-search.ts';
import * as login from './login.ts';
import * as marketing from './marketing.ts';
import * as tracking from './order-tracking.ts';
import * as orders from './orders.ts';
import * as pickups from './pickups.ts';
import * as postalCodes from './postal-codes.ts';
import * as preferences from './preferences.ts';
import * as preview from './preview.ts';
import * as images from './product-images.ts';
import * as productLists from './product-lists.ts';
import * as products from './products.ts';
import * as reviews from './reviews.ts';
import * as search from './search.ts';
import * as stores from './stores.ts';
import * as suggestions from './suggestions.ts';

export const endpoints = {
  authorizeGuest: login.authorizeGuest,
  getToken: login.getToken,
  logoutShopper: login.logoutShopper,
  getOpenIdConfiguration: login.getOpenIdConfiguration,
  getJsonWebKeySet: login.getJsonWebKeySet,
  loginCallback: login.loginCallback,
  startGuestSession: login.startGuestSession,
  refreshSession: login.refreshSession,
  endSession: login.endSession,
  loginShopper: login.loginShopper,
  signInSession: sessions.signInSession,
  signInWithPasskey: passkeys.signInWithPasskey,
  createLegacySession: sessions.createLegacySession,
  getCustomerSessions: sessions.getCustomerSessions,
  endCustomerSession: sessions.endCustomerSession,
  endOtherCustomerSessions: sessions.endOtherCustomerSessions,
  startPasskeySignIn: passkeys.startPasskeySignIn,
  startPasskeyRegistration: passkeys.startPasskeyRegistration,
  registerPasskey: passkeys.registerPasskey,
  getPasskeys: passkeys.getPasskeys,
  renamePasskey: passkeys.renamePasskey,
  removePasskey: passkeys.removePasskey,
  registerCustomer: customers.registerCustomer,
  resetCustomerPassword: customers.resetCustomerPassword,
  checkPasswordLink: customers.checkPasswordLink,
  setPasswordFromToken: customers.setPasswordFromToken,
  getCustomer: customers.getCustomer,
  updateCustomer: customers.updateCustomer,
  updateCustomerPassword: customers.updateCustomerPassword,
  updateCustomerEmail: customers.updateCustomerEmail,
  requestEmailConfirmation: customers.requestEmailConfirmation,
  confirmCustomerEmail: customers.confirmCustomerEmail,
  getCustomerAddresses: customers.getCustomerAddresses,
  createCustomerAddress: customers.createCustomerAddress,
  updateCustomerAddress: customers.updateCustomerAddress,
  removeCustomerAddress: customers.removeCustomerAddress,
  exportCustomer: customers.exportCustomer,
  requestCustomerErasure: customers.requestCustomerErasure,
  confirmCustomerErasure: customers.confirmCustomerErasure,
  getCustomerPaymentInstruments: paymentInstruments.getCustomerPaymentInstruments,
  saveCustomerPaymentInstrument: paymentInstruments.saveCustomerPaymentInstrument,
  updateCustomerPaymentInstrument: paymentInstruments.updateCustomerPaymentInstrument,
  removeCustomerPaymentInstrument: paymentInstruments.removeCustomerPaymentInstrument,
  getProductLists: productLists.getProductLists,
  createProductList: productLists.createProductList,
  getProductList: productLists.getProductList,
  updateProductList: productLists.updateProductList,
  deleteProductList: productLists.deleteProductList,
  addProductListItem: productLists.addProductListItem,
  updateProductListItem: productLists.updateProductListItem,
  replaceProductListItem: productLists.replaceProductListItem,
  removeProductListItem: productLists.removeProductListItem,
  getSavedProducts: productLists.getSavedProducts,
  getSharedProductList: productLists.getSharedProductList,
  getProduct: products.getProduct,
  getProducts: products.getProducts,
  getProductAvailability: products.getProductAvailability,
  getBoostedProducts: products.getBoostedProducts,
  getDeliveryEstimate: delivery.getDeliveryEstimate,
  getPostalCode: postalCodes.getPostalCode,
  getProductImages: images.getProductImages,
  getProductSwatchImages: images.getProductSwatchImages,
  getProductSwatchImagesBatch: images.getProductSwatchImagesBatch,
  getCategories: categories.getCategories,
  searchProducts: search.searchProducts,
  getComplementaryProducts: search.getComplementaryProducts,
  searchSuggestion: suggestions.searchSuggestion,
  queryHostedIndexes: hostedSearch.queryHostedIndexes,
  queryHostedIndex: hostedSearch.queryHostedIndex,
  searchHostedFacet: hostedSearch.searchHostedFacet,
  getHostedObjects: hostedSearch.getHostedObjects,
  getHostedObject: hostedSearch.getHostedObject,
  recommendFromHostedIndexes: hostedSearch.recommendFromHostedIndexes,
  sendHostedEvents: hostedSearch.sendHostedEvents,
  getContentByKey: content.getContentByKey,
  getContentById: content.getContentById,
  fetchContent: content.fetchContent,
  queryContent: content.queryContent,
  filterContent: content.filterContent,
  getDescendantsByKey: content.getDescendantsByKey,
  getDescendantsById: content.getDescendantsById,
  getSiteHierarchy: contentPages.getSiteHierarchy,
  getContentAssets: contentPages.getContentAssets,
  getSitePreferences: preferences.getSitePreferences,
  signInEditor: preview.signInEditor,
  getPreviewSession: preview.getPreviewSession,
  getPreviewToken: preview.getPreviewToken,
  sanitizeContent: preview.sanitizeContent,
  getPreviewDomain: preview.getPreviewDomain,
  signUpFromFooter: marketing.signUpFromFooter,
  signUpForEmail: marketing.signUpForEmail,
  confirmEmail: marketing.confirmEmail,
  getCommunicationPreferences: marketing.getCommunicationPreferences,
  updateCommunicationPreferences: marketing.updateCommunicationPreferences,
  unsubscribeEmail: marketing.unsubscribeEmail,
  unsubscribeOneClick: marketing.unsubscribeOneClick,
  openUnsubscribePage: marketing.openUnsubscribePage,
  requestCatalog: marketing.requestCatalog,
  requestBackInStockNotice: backInStock.requestBackInStockNotice,
  getReviews: reviews.getReviews,
  writeReview: reviews.writeReview,
  markReviewHelpful: reviews.markReviewHelpful,
  openReviewLink: reviews.openReviewLink,
  withdrawReview: reviews.withdrawReview,
  sendChatMessage: chat.sendChatMessage,
  sendActivity: activities.sendActivity,
  getStores: stores.getStores,
  getStore: stores.getStore,
  getStoreInventory: availability.getStoreInventory,
  getStorePickup: availability.getStorePickup,
  getCartAtp: availability.getCartAtp,
  findStores: stores.findStores,
  getPickups: pickups.getPickups,
  pickItems: pickups.pickItems,
  receiveTransfer: pickups.receiveTransfer,
  decideMissingItems: pickups.decideMissingItems,
  markPickupReady: pickups.markPickupReady,
  collectPickup: pickups.collectPickup,
  expirePickup: pickups.expirePickup,
  geocodeAddress: stores.geocodeAddress,
  createBasket: baskets.createBasket,
  getCustomerBaskets: baskets.getCustomerBaskets,
  getBasket: baskets.getBasket,
  updateBasket: baskets.updateBasket,
  deleteBasket: baskets.deleteBasket,
  addBasketItems: basketItems.addBasketItems,
  updateBasketItem: basketItems.updateBasketItem,
  removeBasketItem: basketItems.removeBasketItem,
  moveBasketItems: basketItems.moveBasketItems,
  setBasketCustomer: baskets.setBasketCustomer,
  checkBasketAvailability: basketItems.checkBasketAvailability,
  addCoupon: baskets.addCoupon,
  removeCoupon: baskets.removeCoupon,
  setShippingAddress: shipments.setShippingAddress,
  getShippingMethods: shipments.getShippingMethods,
  setShippingMethod: shipments.setShippingMethod,
  createShipment: shipments.createShipment,
  updateShipment: shipments.updateShipment,
  setBillingAddress: baskets.setBillingAddress,
  getPaymentMethods: basketPayments.getPaymentMethods,
  addPaymentInstrument: basketPayments.addPaymentInstrument,
  removePaymentInstrument: basketPayments.removePaymentInstrument,
  placeOrder: orders.placeOrder,
  getOrder: orders.getOrder,
  returnFromPayment: orders.returnFromPayment,
  getCustomerOrders: orders.getCustomerOrders,
  getOrderHistory: orders.getOrderHistory,
  getOrderHistoryDetails: orders.getOrderHistoryDetails,
  createOrderByService: orders.createOrderByService,
  trackOrder: tracking.trackOrder,
  getOrderDetail: tracking.getOrderDetail,
  getHealth: health.getHealth,
  getReadiness: health.getReadiness,
  getOpenApi: health.getOpenApi,
} as const satisfies Record<OperationName, Endpoint>;
export type Endpoints = typeof endpoints;
