export type PostgresParameters = Readonly<Record<string, string | number>>;

/**
 * Parameters that end the statement of a request that has passed its deadline, which closes its connection. Windows does not support them.
 */
const connectionCheck: PostgresParameters = process.platform === 'win32' ? {} : { client_connection_check_interval: '250ms' };

/**
 * Returns the parameters of a shop that shares a machine of a few cores with its web processes. Every committed order survives a power
 * failure.
 */
export function shopParameters(connections: number): PostgresParameters {
  return {
    max_connections: Math.max(100, connections),
    shared_buffers: '256MB',
    effective_cache_size: '1GB',
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    random_page_cost: 1.1,
    max_wal_size: '1GB',
    checkpoint_timeout: '15min',
    // Compiling short queries costs more than it saves.
    jit: 'off',
    log_checkpoints: 'off',
    log_min_messages: 'warning',
    // A suspended web process must not hold row locks forever.
    idle_in_transaction_session_timeout: '60s',
    ...connectionCheck,
  };
}

/**
 * Returns the parameters of an archive: a segment of the WAL is archived every minute, and WAL that is not archived cannot fill the disk.
 */
export function archiveParameters(backlogMegabytes: number): PostgresParameters {
  return { archive_timeout: '60s', max_slot_wal_keep_size: `${backlogMegabytes}MB` };
}

export const testParameters: PostgresParameters = {
  max_connections: 300,
  shared_buffers: '128MB',
  work_mem: '16MB',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
  autovacuum: 'off',
  jit: 'off',
  log_checkpoints: 'off',
  log_min_messages: 'warning',
  ...connectionCheck,
};

export function toServerArguments(parameters: PostgresParameters): string[] {
  return Object.entries(parameters).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
