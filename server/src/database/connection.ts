import type { Settings } from '../settings/index.ts';

type ConnectionSettings = Pick<Settings, 'databaseUrl' | 'databaseDirectUrl' | 'databasePool' | 'databasePrepared' | 'searchTimeout'>;

/** How a process of the shop connects to its database, as the settings say. */
export function connectionOptions({ databaseUrl, databaseDirectUrl, databasePool, databasePrepared, searchTimeout }: ConnectionSettings) {
  if (!databaseUrl) throw new Error('the address of the database is not set');
  return {
    url: databaseUrl,
    max: databasePool,
    searchTimeout,
    isPrepared: databasePrepared === 'on',
    // Only a pooler needs another address beside.
    isPooled: databaseDirectUrl !== undefined && databaseDirectUrl !== databaseUrl,
  };
}
