import { OperatorError } from '../errors/operator-error.ts';

interface KnownError {
  readonly pattern: RegExp;
  /** Reason for the public: contains no paths. */
  readonly reason: string;
  readonly fix: (folder: string) => string;
}

/** Causes that PostgreSQL and the operating system report, the most specific one first. */
const knownErrors: readonly KnownError[] = [
  {
    pattern: /No space left on device|ENOSPC|Disk quota exceeded|EDQUOT/,
    reason: 'its disk is full',
    fix: (folder) => `free space on the disk of ${folder}`,
  },
  {
    pattern: /Read-only file system|EROFS/,
    reason: 'its disk is read-only',
    fix: (folder) => `make the disk of ${folder} writable; a disk error may have made it read-only`,
  },
  {
    pattern: /is missing|No such file or directory|ENOENT/,
    reason: 'files of it are missing',
    fix: (folder) => `restore ${folder}, for example by mounting its disk again`,
  },
  {
    pattern: /could not (bind|create any TCP)|Address already in use|is in use/,
    reason: 'another program uses its port',
    fix: (folder) => `end the program that uses the port in ${folder}/postgres.port`,
  },
  {
    pattern: /Permission denied|Operation not permitted|EACCES|EPERM/,
    reason: 'its files may not be accessed',
    fix: (folder) => `give the user of the shop access to ${folder}`,
  },
];

const findKnownError = (message: string) => knownErrors.find(({ pattern }) => pattern.test(message));

export function describeStartError(error: unknown): string {
  return findKnownError(error instanceof Error ? error.message : String(error))?.reason ?? 'the log of the shop has the reason';
}

export function toStartError(message: string, folder: string): OperatorError {
  const fix = findKnownError(message)?.fix(folder) ?? `read ${folder}/postgres.log, or set DATABASE_URL`;
  return new OperatorError(message, fix);
}
