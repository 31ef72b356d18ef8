export { readStored, writeStored } from './browser-storage.ts';
export {
  type CurrentCustomer,
  readCurrentCustomer,
  readRegisteredCustomerId,
  readStoredCustomerId,
  useCurrentCustomer,
} from './current-customer.ts';
export { subscribeToCustomerChanges } from './customer-changes.ts';
export { fetchOverride } from './fetch-override.ts';
export { adoptDrafts, applyDraft, clearAllDrafts, clearDrafts, readDraft, storeDraft } from './form-drafts.ts';
export { createLegacySession } from './legacy-session.ts';
export { type RememberedUser, readRememberedUser, writeRememberedUser } from './remembered-user.ts';
export { cookiesOff, requireCookies } from './require-cookies.ts';
export type { Session } from './session.ts';
export { getShopper, type Shopper } from './shopper.ts';
export { siteDataAttributes } from './site-identity.ts';
export { storedProductsKey } from './stored-products-key.ts';
export { openTabChannel, type TabChannel } from './tab-channel.ts';
export { useAccountSync } from './use-account-sync.ts';
