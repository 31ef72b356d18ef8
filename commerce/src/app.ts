import type { Hono } from 'hono';
import { routes as accountRoutes } from './accounts/routes.ts';
import { deleteWrongPasswords } from './accounts/unlock-customer.ts';
import { routes as activityRoutes } from './activities/routes.ts';
import { createAuthenticator, createTokenVerifier } from './auth/authenticate.ts';
import { routes as authRoutes } from './auth/routes.ts';
import { revokeOtherSessions } from './auth/sessions/customer-sessions.ts';
import { routes as backInStockRoutes } from './back-in-stock/routes.ts';
import { routes as basketRoutes } from './basket/routes.ts';
import { routes as catalogRoutes } from './catalog/routes.ts';
import { routes as chatRoutes } from './chat/routes.ts';
import type { CommerceDependencies } from './commerce-dependencies.ts';
import { routes as contentRoutes } from './content/routes.ts';
import { routes as customerRoutes } from './customers/routes.ts';
import { createPreviewAuthority } from './editors/preview-authority.ts';
import { routes as editorRoutes } from './editors/routes.ts';
import { routes as fulfillmentRoutes } from './fulfillment/routes.ts';
import { routes as healthRoutes } from './health/routes.ts';
import { allowAllOrigins } from './hosted-search/cors.ts';
import { routes as hostedSearchRoutes } from './hosted-search/routes.ts';
import { routes as marketingRoutes } from './marketing/routes.ts';
import { verifyOperatorToken } from './operators/operator-tokens.ts';
import { routes as trackingRoutes } from './order-tracking/routes.ts';
import { joinGuestOrders } from './orders/history/join-guest-orders.ts';
import { routes as pickupRoutes } from './orders/pickups/routes.ts';
import { cancelPendingOrder } from './orders/placing/cancel-pending-order.ts';
import { routes as orderRoutes } from './orders/routes.ts';
import { removeAllPasskeys } from './passkeys/own-passkeys.ts';
import { routes as passkeyRoutes } from './passkeys/routes.ts';
import { createChallengeApp } from './payments/challenge-app.ts';
import { assertPaymentsConfigured } from './payments/configured-provider.ts';
import { routes as paymentRoutes } from './payments/routes.ts';
import { listSavedCards } from './payments/saved-cards/list-saved-cards.ts';
import { requireCardCodes } from './payments/saved-cards/require-card-codes.ts';
import { createApp } from './platform/http/create-app.ts';
import { identifyCaller, type SharedCaller } from './platform/http/identify-caller.ts';
import type { BoundRoute } from './platform/http/route.ts';
import { deriveKey } from './platform/security/secrets.ts';
import { routes as preferenceRoutes } from './preferences/routes.ts';
import { routes as productListRoutes } from './product-lists/routes.ts';
import { routes as productRoutes } from './products/routes.ts';
import { routes as reviewRoutes } from './reviews/routes.ts';
import { routes as searchRoutes } from './search/index.ts';
import { routes as shippingRoutes } from './shipping/routes.ts';
import { routes as storeRoutes } from './stores/routes.ts';
import { routes as suggestionRoutes } from './suggestions/routes.ts';

export interface Commerce {
  /** Serves requests in memory (`app.fetch`) or behind any server of Fetch API applications. */
  app: Hono;
  /** Identifies the caller of a public call whose response may come from a cache; `undefined` if `app` must serve the call. */
  identifyCaller(request: Request, url: URL): Promise<SharedCaller | undefined>;
  /** Closes what `createCommerce` has opened; the caller closes the database. */
  close(): Promise<void>;
}

function allRoutes(deps: CommerceDependencies): BoundRoute[] {
  return [
    ...healthRoutes(deps),
    ...customerRoutes(deps),
    ...authRoutes(deps),
    ...passkeyRoutes(deps),
    ...editorRoutes(deps),
    ...catalogRoutes(deps),
    ...productRoutes(deps),
    ...preferenceRoutes(deps),
    ...searchRoutes(deps),
    ...suggestionRoutes(deps),
    ...hostedSearchRoutes(deps),
    ...contentRoutes(deps),
    ...shippingRoutes(deps),
    ...fulfillmentRoutes(deps),
    ...productListRoutes(deps),
    ...basketRoutes(deps),
    ...paymentRoutes(deps),
    ...orderRoutes(deps),
    ...pickupRoutes(deps),
    ...marketingRoutes(deps),
    ...backInStockRoutes(deps),
    ...reviewRoutes(deps),
    ...chatRoutes(deps),
    ...storeRoutes(deps),
    ...trackingRoutes(deps),
    ...activityRoutes(deps),
    ...accountRoutes(deps),
  ];
}

/** Throws if the shop has no payment provider. */
export function createCommerce(options: CommerceDependencies): Commerce {
  assertPaymentsConfigured(options);
  const deps: CommerceDependencies = {
    joinGuestOrders,
    endCustomerSessions: (tx, customerId, exceptUsid) => revokeOtherSessions(tx, customerId, deps.clock.now(), exceptUsid),
    removePasskeys: (tx, customerGroupId) => removeAllPasskeys(tx, customerGroupId, deps.clock.now()),
    deleteWrongPasswords: (tx, customer) => deleteWrongPasswords(tx, customer, deps.settings.masterKey),
    requireCardCodes,
    listSavedCards: (customerGroupId) => listSavedCards(deps.database.db, customerGroupId),
    ...options,
    cancelPendingOrder: (key) => cancelPendingOrder(deps, key),
  };
  const verifyToken = createTokenVerifier(deps);
  const serveOptions = {
    ...deps,
    authenticate: createAuthenticator(deps, verifyToken),
    authority: createPreviewAuthority(deps),
    verifyOperator: (token: string | undefined) => verifyOperatorToken(deps.database.db, token, deps.clock.now()),
    fingerprintKey: deriveKey(deps.settings.masterKey, 'idempotency fingerprints'),
  };
  const app = createApp(allRoutes(deps), serveOptions, (hono) => hono.use('/1/*', allowAllOrigins));
  // The sandbox bank's page is not part of the contract.
  if (deps.settings.isDemo) app.route('/', createChallengeApp(deps));
  return {
    app,
    identifyCaller: (request, url) => identifyCaller(request, url, { ...serveOptions, authenticate: verifyToken }),
    close: async () => {},
  };
}
