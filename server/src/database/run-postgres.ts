import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, truncate } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freeBytes } from '../data-folder/index.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { type PostgresParameters, toServerArguments } from './postgres-parameters.ts';
import { commandAs, type OperatingSystemUser } from './postgres-user.ts';
import { toStartError } from './start-error.ts';

export interface PostgresProcess {
  readonly pid: number;
  readonly ended: Promise<void>;
  /** Rolls back open transactions and stops the server within 30 seconds. */
  stop(): Promise<void>;
}

const logLimit = 10_000_000;

export interface PostgresOptions {
  readonly cluster: string;
  readonly port: number;
  readonly logFile: string;
  readonly parameters: PostgresParameters;
  readonly binaries: PostgresBinaries;
  readonly user: OperatingSystemUser | undefined;
  /** Other files that the server reads. */
  readonly readable?: readonly string[];
}

/** Starts the server and waits until it accepts connections. Throws OperatorError. */
export async function runPostgres(options: PostgresOptions): Promise<PostgresProcess> {
  const { cluster, port, logFile, parameters, binaries, user, readable = [] } = options;
  const serverArguments = ['-D', cluster, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
  const command = await commandAs(user, binaries.postgres, [...serverArguments, ...toServerArguments(parameters)], [cluster, ...readable]);
  const log = await open(logFile, 'a', 0o600);
  const { size: logStart } = await log.stat();
  if (logStart > logLimit) await truncate(logFile);
  const child = spawn(command.program, command.parameters, {
    ...command.user,
    cwd: cluster,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', log.fd, log.fd],
    // A process group of its own: Ctrl-C must reach the web processes first and PostgreSQL last.
    detached: true,
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  await log.close();
  await waitUntilReady(child, cluster, ended, async () => (await readFile(logFile, 'utf8')).slice(logStart > logLimit ? 0 : logStart));
  return { pid: child.pid!, ended, stop: () => stopPostgres(child) };
}

async function waitUntilReady(child: ChildProcess, cluster: string, ended: Promise<void>, readLog: () => Promise<string>): Promise<void> {
  let hasEnded = child.pid === undefined;
  void ended.then(() => {
    hasEnded = true;
  });
  // No timeout: recovery after a power failure takes a while, and a server that cannot start exits.
  for (;;) {
    if (hasEnded) throw toStartError(`PostgreSQL did not start: ${await findCause(await readLog(), cluster)}`, path.dirname(cluster));
    const state = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
    const lines = state.split('\n');
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return;
    await sleep(10);
  }
}

/** Rejections of clients while the server starts or stops, which may follow the cause. */
const clientRejection = /FATAL: +(57P03|the database system is)/;
const smallestWrite = 65_536;

/** Causes of which the last error is a consequence: `checkpoint request failed`. */
const diskError = /No space left on device|Disk quota exceeded|Read-only file system/;

async function findCause(log: string, cluster: string): Promise<string> {
  const lines = log.trim().split('\n');
  const lastError = lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line) && !clientRejection.test(line));
  const cause = lines.findLast((line) => diskError.test(line)) ?? lastError ?? lines.at(-1);
  if (cause) return cause;
  // A full disk has no space for the log either.
  const isFull = (await freeBytes(cluster).catch(() => smallestWrite)) < smallestWrite;
  return isFull ? 'No space left on device' : 'its log is empty';
}

async function stopPostgres(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const exited = once(child, 'exit');
  child.kill('SIGINT');
  const forceTimer = setTimeout(() => child.kill('SIGQUIT'), 30_000);
  await exited;
  clearTimeout(forceTimer);
}
