import {
  backgroundHandlers,
  backgroundSchedules,
  createFolderTransport,
  createLogger,
  createMetrics,
  createSmtpTransport,
  logThrottled,
  type MailTransport,
  openDatabase,
  startWorker,
  systemClock,
} from '@outfitter/commerce';
import { dataFolderPaths } from '../data-folder/layout.ts';
import { connectionOptions } from '../database/index.ts';
import type { Settings } from '../settings/index.ts';
import { offeredLocales } from '../site/offered-locales.ts';
import { commerceSettings } from '../site/site.ts';
import type { RunningRole } from './role-modules.ts';

function mailTransport({ smtpUrl, mailFrom, dataDir }: Settings): MailTransport {
  return smtpUrl ? createSmtpTransport(smtpUrl, mailFrom) : createFolderTransport(dataFolderPaths(dataDir).mail, mailFrom);
}

export async function startWorkerProcess(settings: Settings): Promise<RunningRole> {
  const { databaseUrl } = settings;
  if (!databaseUrl) throw new Error('the worker requires a database URL');
  const log = createLogger({ level: settings.logLevel, name: 'worker' });
  const metrics = createMetrics();
  const database = openDatabase({
    ...connectionOptions(settings),
    applicationName: 'outfitter worker',
    onIdleError: (error) => logThrottled(log, 'warn', { error }, 'a database connection was lost'),
  });
  const site = commerceSettings(settings);
  const languages = { locales: offeredLocales(settings.locales, log), localeFrom: settings.localeFrom };
  const shop = { brand: site.brand, siteOrigin: site.siteOrigin, languages, timeZone: settings.warehouseTimeZone };
  const worker = await startWorker({
    database,
    clock: systemClock,
    log,
    metrics,
    settings: site,
    databaseDirectUrl: settings.databaseDirectUrl ?? databaseUrl,
    jobsDatabaseUrl: settings.jobsDatabaseUrl,
    handlers: backgroundHandlers({ transport: mailTransport(settings), shop, settings: site }),
    schedules: backgroundSchedules,
  });
  return {
    registry: metrics.registry,
    stalledFor: database.stalledFor,
    async close() {
      await worker.close();
      await database.close();
    },
  };
}
