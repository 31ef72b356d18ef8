/** The shop API of a web process: handled by a commerce server in the process, or proxied to remote commerce processes. */
import {
  createCommerce,
  createHostedGeocoder,
  type createLogger,
  type createMetrics,
  createOrderManagement,
  type DatabaseHandle,
  logThrottled,
  openDatabase,
  type SharedCaller,
  servingCaller,
} from '@outfitter/commerce';
import { connectionOptions } from '../database/index.ts';
import type { Settings } from '../settings/index.ts';
import { commerceSettings, siteOf } from '../site/site.ts';
import { bufferedResult } from './calls/buffered-result.ts';
import { proxyToCommerce } from './gateway/commerce-proxy.ts';
import type { GatewayResponse } from './gateway/gateway.ts';
import type { CommerceTarget } from './pages/page-client.ts';
import type { WebCaches } from './web-caches.ts';

export type Log = ReturnType<typeof createLogger>;
export type ProcessMetrics = ReturnType<typeof createMetrics>;

export function openShopDatabase(settings: Settings, log: Log): DatabaseHandle {
  return openDatabase({
    ...connectionOptions(settings),
    applicationName: 'outfitter web',
    onIdleError: (error) => logThrottled(log, 'warn', { error }, 'a database connection was lost'),
  });
}

export interface CommerceBackendOptions {
  settings: Settings;
  database: DatabaseHandle | undefined;
  caches: WebCaches;
  log: Log;
  metrics: ProcessMetrics;
  isDraining(): boolean;
  checkReadiness(): Promise<string | undefined>;
  listWarnings(): string[];
}

export interface CommerceBackend {
  /** Undefined if this process neither runs commerce nor knows its address. */
  readonly handler: ((request: Request) => Promise<GatewayResponse>) | undefined;
  readonly target: CommerceTarget;
  /** Undefined if the calls are proxied to a remote commerce server. */
  readonly identifyCaller?: (request: Request, url: URL) => Promise<SharedCaller | undefined>;
  close(): Promise<void>;
}

function orderManagementOf({ orderManagementUrl: url, orderManagementToken: token }: Settings) {
  return url ? { orderManagement: createOrderManagement({ url, ...(token ? { token } : {}) }) } : {};
}

export function createCommerceBackend(options: CommerceBackendOptions): CommerceBackend {
  const { settings, database, caches, log, metrics, isDraining, checkReadiness, listWarnings } = options;
  const { siteId, organizationId } = siteOf(settings);
  const { commerceUrl, geocoderUrl } = settings;
  if (settings.role === 'storefront' || !database) {
    const onFailure = (error: unknown) => logThrottled(log, 'warn', { error, commerceUrl }, 'the commerce server cannot be reached');
    const handler = commerceUrl ? (request: Request) => proxyToCommerce(request, commerceUrl, onFailure) : undefined;
    return { handler, target: { siteId, organizationId, commerce: commerceUrl ?? '' }, close: async () => undefined };
  }
  const commerce = createCommerce({
    database,
    clock: caches.clock,
    log,
    metrics,
    settings: commerceSettings(settings),
    geocoder: geocoderUrl ? createHostedGeocoder({ url: geocoderUrl, key: settings.geocoderKey }) : undefined,
    isDraining,
    checkReadiness,
    listWarnings,
    isCacheCurrent: () => caches.isCurrent() ?? true,
    cache: caches.calls,
    ...orderManagementOf(settings),
  });
  return {
    handler: async (request) => bufferedResult(await commerce.app.fetch(request, servingCaller)),
    target: { siteId, organizationId, commerce: commerce.app },
    identifyCaller: commerce.identifyCaller,
    close: () => commerce.close(),
  };
}
