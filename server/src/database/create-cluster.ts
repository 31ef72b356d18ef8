import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '../errors/operator-error.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { commandAs, type OperatingSystemUser } from './postgres-user.ts';

const run = promisify(execFile);

export const clusterOwner = 'outfitter';

const unfinishedMark = '.unfinished-';

/** Returns a temporary name for a cluster that is being created; a later start deletes what a kill leaves there. */
export const unfinishedCluster = (folder: string): string => `${folder}${unfinishedMark}${randomBytes(4).toString('hex')}`;

/**
 * Creates a database cluster: code point order, UTF-8, password authentication. Creates it under a temporary name and renames it at the
 * end, so that a kill leaves no partial cluster.
 */
export async function createCluster(
  folder: string,
  password: string,
  binaries: PostgresBinaries,
  user: OperatingSystemUser | undefined,
  isDurable: boolean,
): Promise<void> {
  const unfinished = unfinishedCluster(folder);
  await mkdir(unfinished, { mode: 0o700 });
  const passwordFile = path.join(path.dirname(folder), `${path.basename(unfinished)}.password`);
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user) {
    await chown(unfinished, user.uid, user.gid);
    await chown(passwordFile, user.uid, user.gid);
  }
  const parameters = [
    `--pgdata=${unfinished}`,
    `--username=${clusterOwner}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    // Orders by code point like C, but knows upper and lower case of all of Unicode, identically on every machine.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(isDurable ? [] : ['--no-sync']),
  ];
  const command = await commandAs(user, binaries.initdb, parameters, [unfinished]);
  try {
    await run(command.program, command.parameters, { ...command.user, cwd: unfinished, env: { ...process.env, LC_ALL: 'C' } });
  } catch (error) {
    const message = (error as { stderr?: string }).stderr?.trim().split('\n').at(-1) ?? (error as Error).message;
    throw new OperatorError(
      `PostgreSQL could not create a database cluster in ${folder}: ${message}`,
      'check the disk and its permissions, or set another DATA_DIR',
    );
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(unfinished, folder);
}

export async function removeUnfinishedClusters(folder: string): Promise<void> {
  const parent = path.dirname(folder);
  const prefix = path.basename(folder) + unfinishedMark;
  for (const name of await readdir(parent)) {
    if (name.startsWith(prefix)) await rm(path.join(parent, name), { recursive: true, force: true });
  }
}

export async function clusterMajor(folder: string): Promise<number | undefined> {
  try {
    return Number.parseInt(await readFile(path.join(folder, 'PG_VERSION'), 'utf8'), 10);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
