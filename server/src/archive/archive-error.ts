import { formatError, OperatorError } from '../errors/operator-error.ts';

interface KnownError {
  /** Reason for /readyz. Public: contains no paths. */
  readonly reason: string;
  readonly fix: string;
}

/** Error that gives the reason why the archive is not written. */
export class ArchiveError extends OperatorError {
  readonly reason: string;

  constructor(cause: string, { reason, fix }: KnownError) {
    super(cause, fix);
    this.reason = reason;
  }
}

const full: KnownError = { reason: 'its disk is full', fix: 'free space on its disk, or lower ARCHIVE_DAYS' };
const closed: KnownError = { reason: 'it cannot be written', fix: 'make it writable for the user of the shop' };
const missing: KnownError = { reason: 'it is missing', fix: 'mount its disk' };
const unknown: KnownError = { reason: 'the log of the shop has the reason', fix: 'read postgres.log in the data folder' };

const knownErrors: Readonly<Record<string, KnownError>> = {
  ENOSPC: full,
  EDQUOT: full,
  EROFS: { reason: 'its disk is read-only', fix: 'make its disk writable; a disk error may have made it read-only' },
  EACCES: closed,
  EPERM: closed,
  ENOENT: missing,
  ENOTDIR: missing,
  EIO: { reason: 'its disk has an error', fix: 'check its disk' },
};

export function toArchiveError(error: unknown, folder: string): ArchiveError {
  if (error instanceof ArchiveError) return error;
  if (error instanceof OperatorError) return new ArchiveError(error.message, { ...unknown, fix: error.fix });
  const known = knownErrors[(error as NodeJS.ErrnoException | undefined)?.code ?? ''] ?? unknown;
  return new ArchiveError(`the archive ${folder} cannot be written: ${formatError(error)}`, known);
}
