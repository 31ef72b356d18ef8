import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '../errors/operator-error.ts';

const run = promisify(execFile);

/** User that runs PostgreSQL if the shop runs as root, which PostgreSQL does not accept. */
export interface OperatingSystemUser {
  readonly uid: number;
  readonly gid: number;
}

const userName = 'postgres';

/** Returns the user to run PostgreSQL as, creating it if needed; `undefined` unless this process runs as root. */
export async function postgresUser(): Promise<OperatingSystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const existingUser = await findUser();
  if (existingUser) return existingUser;
  try {
    await run('useradd', ['--system', '--no-create-home', '--user-group', '--shell', '/usr/sbin/nologin', userName]);
  } catch (error) {
    throw new OperatorError(
      `PostgreSQL does not run as root, and the user ${userName} could not be created: ${(error as Error).message.trim()}`,
      'start the shop as a regular user, or set DATABASE_URL',
    );
  }
  const created = await findUser();
  if (!created) throw new OperatorError(`the user ${userName} was created but cannot be found`, 'start the shop as a regular user');
  return created;
}

async function findUser(): Promise<OperatingSystemUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', userName]), run('id', ['-g', userName])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

export async function canReach(user: OperatingSystemUser, target: string): Promise<boolean> {
  for (let folder = path.dirname(path.resolve(target)); ; folder = path.dirname(folder)) {
    const { mode, uid, gid } = await stat(folder);
    const search = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & search) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

export interface Command {
  readonly program: string;
  readonly parameters: string[];
  readonly user: { uid?: number; gid?: number };
}

/**
 * Returns the command that runs a program as the given user. If the shop is below a folder that only root may enter, such as /root, the
 * user gets the capability to traverse folders and no other capability of root.
 */
export async function commandAs(
  user: OperatingSystemUser | undefined,
  program: string,
  parameters: string[],
  paths: string[],
): Promise<Command> {
  if (!user) return { program, parameters, user: {} };
  const isReachable = (await Promise.all([program, ...paths].map((each) => canReach(user, each)))).every(Boolean);
  if (isReachable) return { program, parameters, user: { uid: user.uid, gid: user.gid } };
  const capability = await findTraversalCapability();
  if (!capability) {
    throw new OperatorError(
      `PostgreSQL does not run as root, and the user ${userName} has no access to the parent folders of ${program}`,
      'move the shop to a folder that every user can access, start it as a regular user, or set DATABASE_URL',
    );
  }
  const rights = [
    `--reuid=${user.uid}`,
    `--regid=${user.gid}`,
    '--clear-groups',
    keepCapabilities,
    `--inh-caps=+${capability}`,
    `--ambient-caps=+${capability}`,
  ];
  return { program: 'setpriv', parameters: [...rights, '--', program, ...parameters], user: {} };
}

/** Applies the capability to access(2); the program starts with no other one. */
const keepCapabilities = '--securebits=+no_setuid_fixup';

async function findTraversalCapability(): Promise<string | undefined> {
  // Containers often grant the second but not the first.
  for (const capability of ['dac_read_search', 'dac_override']) {
    try {
      await run('setpriv', [keepCapabilities, `--inh-caps=+${capability}`, `--ambient-caps=+${capability}`, '--', 'true']);
      return capability;
    } catch {
      // The next one may be allowed.
    }
  }
  return undefined;
}
