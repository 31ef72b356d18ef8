import type { DatabaseOptions } from '@outfitter/commerce';
import type { Settings } from '../settings/index.ts';

type ConnectionSettings = Pick<Settings, 'databaseUrl' | 'databaseDirectUrl' | 'databasePool' | 'databasePrepared' | 'searchTimeout'>;

export function connectionOptions({
  databaseUrl,
  databaseDirectUrl,
  databasePool,
  databasePrepared,
  searchTimeout,
}: ConnectionSettings): DatabaseOptions {
  if (!databaseUrl) throw new Error('the URL of the database is not set');
  return {
    url: databaseUrl,
    maxConnections: databasePool,
    readOnlyTimeoutMs: searchTimeout,
    usesPreparedStatements: databasePrepared === 'on',
    // A direct URL beside another one means that the first goes through a pooler.
    isBehindPooler: databaseDirectUrl !== undefined && databaseDirectUrl !== databaseUrl,
  };
}
