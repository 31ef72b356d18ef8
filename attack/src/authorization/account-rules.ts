import { randomUUID } from 'node:crypto';
import type { OperationName } from '@outfitter/contract';
import { address, type OwnedIds, paymentCard } from '../shop/owned-ids.ts';
import { customerPassword as password } from '../shop/shoppers.ts';
import { type AccessRule, account, everyone, forgedTokens, ofCustomer, ownAccount, owned, ownPage, shopper } from './access-rule.ts';

const organization = { organizationId: 'f_ecom_demo_001' };
const ofAddress = ({ customerId, addressName }: OwnedIds) => ({ customerId, addressName });
const ofPasskey = ({ passkeyId }: OwnedIds) => ({ passkeyId });
const ofSavedCard = ({ customerId, savedCardId }: OwnedIds) => ({ customerId, paymentInstrumentId: savedCardId });
const clientDataJSON = Buffer.from('{"type":"webauthn.get","challenge":"x","origin":"x"}').toString('base64url');
const unknownCredential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
const usedPasskey = { ...unknownCredential, response: { clientDataJSON, authenticatorData: 'AAAA', signature: 'AAAA' } };
const createdPasskey = { ...unknownCredential, response: { clientDataJSON, attestationObject: 'AAAA' } };

/** Calls of sessions, sign-in and the account. */
export const accountRules = {
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
  getCustomerPaymentInstruments: account((ids) => ({ params: ofCustomer(ids) })),
  saveCustomerPaymentInstrument: account((ids) => ({ params: ofCustomer(ids), body: { paymentMethodId: 'CREDIT_CARD', paymentCard } })),
  updateCustomerPaymentInstrument: account((ids) => ({ params: ofSavedCard(ids), body: { c_isDefault: true } })),
  removeCustomerPaymentInstrument: account((ids) => ({ params: ofSavedCard(ids) })),
} satisfies Partial<Record<OperationName, AccessRule>>;
