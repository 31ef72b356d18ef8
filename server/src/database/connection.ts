import type { Settings } from '../settings/index.ts';

type ConnectionSettings = Pick<Settings, 'databaseUrl' | 'databaseDirectUrl' | 'databasePool' | 'databasePrepared' | 'searchTimeout'>;

export function connectionOptions({ databaseUrl, databaseDirectUrl, databasePool, databasePrepared, searchTimeout }: ConnectionSettings) {
  if (!databaseUrl) throw new Error('the address of the database is not set');
  return {
    url: databaseUrl,
    max: databasePool,
    searchTimeout,
    isPrepared: databasePrepared === 'on',
    // A direct URL beside another one means that the first goes through a pooler.
    isPooled: databaseDirectUrl !== undefined && databaseDirectUrl !== databaseUrl,
  };
}
