import { checkExternalDatabase } from '../database/index.ts';
import { createCleanupStack, createStartupSteps, OperatorError, prepareDatabase } from '../processes/index.ts';
import type { Settings } from '../settings/index.ts';
import { runningShopDatabaseUrl } from './running-shop-database.ts';

/** Imports commerce after the start of the database, which takes as long. */
const importCommerce = () => import('@outfitter/commerce');
type CommerceModule = Awaited<ReturnType<typeof importCommerce>>;
export type CommerceDatabase = ReturnType<CommerceModule['openDatabase']>['db'];

/**
 * Runs `work` with commerce and its database: that of the running shop, or an embedded PostgreSQL that is started for this command. Throws
 * OperatorError.
 */
export async function withCommerce(
  settings: Settings,
  work: (commerce: CommerceModule, db: CommerceDatabase) => Promise<void>,
): Promise<void> {
  const cleanup = createCleanupStack();
  try {
    if (settings.databaseUrl) await checkExternalDatabase(settings.databaseUrl);
    const running = settings.databaseUrl ?? (settings.role === 'all' ? await runningShopDatabaseUrl(settings) : undefined);
    const silentSteps = createStartupSteps(() => undefined);
    const url = running ?? (await prepareDatabase(settings, silentSteps, cleanup)).databaseUrl;
    if (!url) throw new OperatorError('ROLE=storefront has no database', 'run the command on a machine with commerce processes');
    const commerce = await importCommerce();
    const database = commerce.openDatabase({ url, maxConnections: 1, applicationName: 'outfitter command' });
    cleanup.add(() => database.close());
    await work(commerce, database.db);
  } finally {
    await cleanup.run();
  }
}
