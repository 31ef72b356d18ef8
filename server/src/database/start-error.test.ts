import { describe, expect, it } from 'vitest';
import { formatError } from '../errors/operator-error.ts';
import { describeStartError, toStartError } from './start-error.ts';

describe('a database that does not start', () => {
  it.each([
    [
      'PANIC:  could not write to file "pg_wal/xlogtemp.7": No space left on device',
      'its disk is full',
      'free space on the disk of /srv/shop',
    ],
    ['FATAL:  could not open file "postmaster.pid": Read-only file system', 'its disk is read-only', 'make the disk of /srv/shop writable'],
    ['/srv/shop/postgres is missing', 'files of it are missing', 'restore /srv/shop'],
    ['FATAL:  could not create any TCP/IP sockets', 'another program uses its port', 'postgres.port'],
    ['FATAL:  could not open directory "pg_wal": Permission denied', 'its files may not be accessed', 'access to /srv/shop'],
    ['PANIC:  could not locate a valid checkpoint record', 'the log of the shop has the reason', 'read /srv/shop/postgres.log'],
  ])('because of “%s” has a public reason without a path, and a fix with the folder', (cause, reason, fix) => {
    const error = toStartError(cause, '/srv/shop');
    expect(describeStartError(error)).toBe(reason);
    expect(formatError(error)).toContain(`${cause}. Fix: `);
    expect(formatError(error)).toContain(fix);
    expect(reason).not.toContain('/');
  });
});
