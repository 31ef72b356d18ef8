import type { Currency, CustomerPaymentInstrument } from '@outfitter/contract';
import type { Logger } from 'pino';
import type { BasketKey } from './basket/snapshot.ts';
import type { CustomerRow } from './customers/find-customer.ts';
import type { AvailabilityPromises } from './fulfillment/availability-promises.ts';
import type { Geocoder } from './geography/geocoder.ts';
import type { OrderHistory } from './orders/history/order-history.ts';
import type { OrderStep } from './orders/placing/order-steps.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import type { InvalidatingCache } from './platform/cache/invalidating-cache.ts';
import type { Clock } from './platform/clock.ts';
import type { DatabaseHandle, Transaction } from './platform/database/database.ts';
import type { Metrics } from './platform/metrics.ts';
import type { Result } from './platform/result.ts';
import type { Warehouse } from './shipping/delivery-days.ts';
import type { PromiseService } from './shipping/delivery-promise.ts';
import type { TaxService } from './tax/tax-service.ts';

export interface CommerceSettings {
  /** Site id in the paths of the shop API: `DTC`. */
  siteId: string;
  /** Organization id in the paths of the login calls: `f_ecom_demo_001`. */
  organizationId: string;
  clientId: string;
  /** Public origin of the shop: the issuer of tokens, and the only origin that may use the session calls. */
  siteOrigin: string;
  /** Exact redirect URIs of the login, beside `{siteOrigin}/callback`. */
  redirectUris?: readonly string[];
  /** Enables the sandbox payment processor, and allows any `http://localhost:{port}/callback` as redirect URI. */
  isDemo: boolean;
  /** 32 bytes in hexadecimal; every other key is derived from it. */
  masterKey: string;
  /** Name of the shop as shown to shoppers: `Ridge & Rivet`. */
  brand: string;
  currencies: readonly Currency[];
  defaultCurrency: Currency;
  countries: readonly string[];
  /** Hosts of content services that a preview may read beside the shop's own content: `content.example.com`, `*.content.example.com`. */
  contentDomains?: readonly string[];
  /** External content service that replaces the shop's own: its base URL and the base URL of its images. */
  contentSource?: { base: string; images: string };
  /** Seconds for which shared caches may store a response that is the same for every shopper (CONST-005); 0 forbids it. */
  sharedMaxAgeSeconds: number;
  /** Data that is deleted when a reviewer is erased: the name and address only (`person`), or the reviews, too (`all`). */
  reviewErasure: 'person' | 'all';
  /** Days without a change after which the basket of a guest is deleted. */
  guestBasketDays: number;
  /** Warehouse from which parcels, and items for the stores, are sent. */
  warehouse: Warehouse;
}

export interface CommerceDependencies {
  database: DatabaseHandle;
  /** Tests set it; previews read the clock of their call. */
  clock: Clock;
  log: Logger;
  settings: CommerceSettings;
  metrics?: Metrics;
  /** Caches database reads in this process; the caller passes every invalidation on to it. Without it nothing is cached. */
  cache?: InvalidatingCache;
  /** Payment provider; by default the sandbox processor, in a demo only. */
  payments?: PaymentProvider;
  /** Tax service; by default the built-in table of rates. */
  tax?: TaxService;
  /** Geocoder; by default the built-in tables of postal codes and cities. */
  geocoder?: Geocoder;
  /** Source of delivery dates; by default the shop's own stock and calendar. */
  promises?: PromiseService;
  /** Order-management service, which is asked for availability while the preference `maoEnabled` is on. */
  orderManagement?: AvailabilityPromises;
  /** Order-history service; by default it has the orders of the shop. */
  orderHistory?: OrderHistory;
  /** Validates every response and fault against the contract and throws on a violation. On in tests. */
  checkResponses?: boolean;
  isDraining?: () => boolean;
  isCacheCurrent?: () => boolean;
  /** Returns why the machine keeps the process from being ready, as a sentence for /readyz. It is public: without paths. */
  checkReadiness?: () => Promise<string | undefined>;
  /** Returns sentences for /readyz about what an operator should repair although the process is ready. They are public: without paths. */
  listWarnings?: () => string[];
  /**
   * Cancels the pending order of a basket, so that the basket can be changed. `createCommerce` sets it, because the basket domain comes
   * before orders and cannot import them.
   */
  cancelPendingOrder?: (key: BasketKey) => Promise<Result<undefined, 'OrderInProgressException' | 'OrderPlacedException'>>;
  /**
   * Ends the sessions of a customer, except the one with this usid. `createCommerce` sets it, because the customers domain comes before
   * auth.
   */
  endCustomerSessions?: (tx: Transaction, customerId: string, exceptUsid?: string) => Promise<void>;
  /** Gives the customer the guest orders with this email address, and returns their number. The customers domain comes before orders. */
  joinGuestOrders?: (tx: Transaction, order: { addressKey: string; customerGroupId: string }) => Promise<number>;
  /** Removes the passkeys of a customer. `createCommerce` sets it, because the customers domain comes before passkeys. */
  removePasskeys?: (tx: Transaction, customerGroupId: string) => Promise<void>;
  /** Deletes the counted wrong passwords of a customer. `createCommerce` sets it, because the customers domain comes before auth. */
  deleteWrongPasswords?: (tx: Transaction, customer: CustomerRow) => Promise<void>;
  /**
   * Asks for the security code of each saved card again, because the mailbox alone gave access. The customers domain comes before payments.
   */
  requireCardCodes?: (tx: Transaction, customerGroupId: string) => Promise<void>;
  /** Lists the saved cards of a customer. `createCommerce` sets it, because the customers domain comes before payments. */
  listSavedCards?: (customerGroupId: string) => Promise<CustomerPaymentInstrument[]>;
  /** Test hook: runs between two steps of placing an order. An error that it throws ends the request there, like a crash. */
  onOrderStep?: (step: OrderStep, orderId: string) => Promise<void> | void;
}
