import path from 'node:path';

export interface ArchivePaths {
  readonly root: string;
  /** File with the shop that the archive belongs to, and the time from which its WAL is complete. */
  readonly state: string;
  /** Compressed segments of the write-ahead log (WAL), and histories of timelines. */
  readonly wal: string;
  /** Base backups, one folder each, in the format of `npm run backup` without uploads. */
  readonly backups: string;
  readonly media: string;
}

export function archivePaths(folder: string): ArchivePaths {
  const root = path.resolve(folder);
  const at = (name: string) => path.join(root, name);
  return { root, state: at('archive.json'), wal: at('wal'), backups: at('backups'), media: at('media') };
}
