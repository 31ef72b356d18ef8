import { chown, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort, findPostgresBinaries, postgresUser, runPostgres } from '../database/index.ts';
import { OperatorError } from '../errors/operator-error.ts';

export interface Recovery {
  /** A restored base backup that has not been started. */
  readonly cluster: string;
  readonly walFolder: string;
  /** Time to restore; undefined for all of the archive. */
  readonly to: Date | undefined;
  readonly logFile: string;
  readonly isDurable: boolean;
}

const restoreProgram = fileURLToPath(new URL('./restore-wal-file.ts', import.meta.url));

/**
 * Replays archived WAL in a cluster, which then has a separate timeline. Returns the time of the last transaction; undefined if there was
 * none since the base backup. Throws OperatorError if the archive ends before `to`.
 */
export async function recoverCluster({ cluster, walFolder, to, logFile, isDurable }: Recovery): Promise<Date | undefined> {
  const [binaries, user, port] = await Promise.all([findPostgresBinaries(), postgresUser(), findFreePort()]);
  const signal = path.join(cluster, 'recovery.signal');
  await writeFile(signal, '', { mode: 0o600 });
  if (user) await chown(signal, user.uid, user.gid);
  const parameters = {
    restore_command: shellCommand([process.execPath, restoreProgram, walFolder], ['%f', '%p']),
    // A branch of the same history: the backup's own timeline, also if the shop was restored to an earlier time afterward.
    recovery_target_timeline: 'current',
    recovery_target_action: 'promote',
    ...(to ? { recovery_target_time: postgresTime(to) } : {}),
    // The server is ready when the recovery is complete, not earlier.
    hot_standby: 'off',
    shared_buffers: '256MB',
    max_wal_size: '1GB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(isDurable ? {} : { fsync: 'off' }),
  };
  const readable = [path.join(walFolder, 'segment'), restoreProgram, process.execPath];
  try {
    const server = await runPostgres({ cluster, port, logFile, parameters, binaries, user, readable });
    await server.stop();
  } catch (error) {
    throw (await endOfArchive(logFile, to)) ?? error;
  }
  return lastTransaction(await readFile(logFile, 'utf8'));
}

async function endOfArchive(logFile: string, to: Date | undefined): Promise<OperatorError | undefined> {
  const log = await readFile(logFile, 'utf8').catch(() => '');
  if (!to || !/FATAL:.*recovery ended before configured recovery target was reached/.test(log)) return undefined;
  const last = lastTransaction(log);
  const end = last ? `ends at ${last.toISOString()}` : 'has nothing after its base backup';
  return new OperatorError(
    `the archive ${end}, before ${to.toISOString()}`,
    'restore to an earlier time, or leave --to out for the last state',
  );
}

/** Formats a time without an abbreviation of a time zone such as `Z`, which PostgreSQL does not know while it reads its parameters. */
const postgresTime = (time: Date): string => time.toISOString().replace('T', ' ').replace('Z', '+00');

/** Returns the time of the last transaction in the log, whose time zone is UTC, as set above. */
function lastTransaction(log: string): Date | undefined {
  const time = [...log.matchAll(/last completed transaction was at log time (\S+ \S+)\+00\b/g)].at(-1)?.[1];
  return time === undefined ? undefined : new Date(`${time.replace(' ', 'T')}Z`);
}

/** Quotes arguments for the shell; `%` is PostgreSQL's placeholder. */
function shellCommand(quoted: readonly string[], placeholders: readonly string[]): string {
  const quote = (text: string) => (process.platform === 'win32' ? `"${text}"` : `'${text.replaceAll("'", `'\\''`)}'`);
  return [...quoted.map((text) => quote(text).replaceAll('%', '%%')), ...placeholders.map((text) => `"${text}"`)].join(' ');
}
