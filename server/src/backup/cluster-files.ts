/**
 * Content that PostgreSQL creates anew when a copied cluster is started. Source: "Making a Base Backup Using the Low Level API" in
 * PostgreSQL's documentation.
 */
const recreatedFolders = /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//;
const recreatedFiles = /(^|\/)(postmaster\.(pid|opts)|pgsql_tmp[^/]*|pg_internal\.init[^/]*|backup_label[^/]*|tablespace_map[^/]*)$/;

/** Returns whether a file or folder of a running cluster belongs to its copy. Its WAL is copied separately. */
export function isCopied(relative: string): boolean {
  return !recreatedFolders.test(relative) && !recreatedFiles.test(relative);
}

/** Sorts files in the order of copying: `pg_control` last, as PostgreSQL's own backup does. */
export function inCopyOrder(files: readonly string[]): string[] {
  const control = 'global/pg_control';
  return [...files.filter((file) => file !== control), ...files.filter((file) => file === control)];
}
