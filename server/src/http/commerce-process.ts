/** The commerce server inside this process, with its database. */
import {
  type Clock,
  createCommerce,
  type createLogger,
  type createMetrics,
  type DatabaseHandle,
  type InvalidatingCache,
  openDatabase,
} from '@outfitter/commerce';
import { connectionOptions } from '../database/index.ts';
import type { Settings } from '../settings/index.ts';
import { commerceSettings } from '../site/site.ts';

export type Log = ReturnType<typeof createLogger>;
export type ProcessMetrics = ReturnType<typeof createMetrics>;

export function openShopDatabase(settings: Settings, log: Log): DatabaseHandle {
  return openDatabase({
    ...connectionOptions(settings),
    applicationName: 'outfitter web',
    onIdleError: (error) => log.warn({ err: error }, 'a database connection was lost'),
  });
}

export interface ProcessStatus {
  readonly clock: Clock;
  isDraining(): boolean;
  isReady(): boolean;
  /** What this process keeps until it hears that it has changed. */
  readonly cache?: InvalidatingCache;
}

export function startCommerce(settings: Settings, database: DatabaseHandle, log: Log, metrics: ProcessMetrics, status: ProcessStatus) {
  return createCommerce({
    database,
    clock: status.clock,
    log,
    metrics,
    settings: commerceSettings(settings),
    isDraining: status.isDraining,
    isCacheCurrent: status.isReady,
    cache: status.cache,
  });
}
