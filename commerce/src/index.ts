/** The commerce server: its application, its worker, its migrations. */
export { type Commerce, createCommerce } from './app.ts';
export { backgroundHandlers, backgroundSchedules } from './background.ts';
export { type Brand, isBrandLoaded, loadBrand } from './brand/load-brand.ts';
export { reserve } from './inventory/reserve.ts';
export * from './mail/index.ts';
export { type Clock, fixedClock, systemClock } from './platform/clock.ts';
export { type DatabaseHandle, inTransaction, openDatabase } from './platform/database.ts';
export type { CommerceDependencies, CommerceSettings } from './platform/dependencies.ts';
export type { EventHandler, HandlerContext } from './platform/handle-event.ts';
export { newId } from './platform/ids.ts';
export { type Follower, followInvalidations, invalidate } from './platform/invalidation.ts';
export { createLog } from './platform/log.ts';
export { Memory } from './platform/memory.ts';
export { createMetrics, type Metrics } from './platform/metrics.ts';
export { MigrationRefused, migrate } from './platform/migrate.ts';
export { emit, type OutboxEvent } from './platform/outbox.ts';
export { setPrices } from './products/set-prices.ts';
export { type Schedule, startWorker, type Worker, type WorkerDependencies } from './worker.ts';
