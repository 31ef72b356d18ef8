import { readdir, readFile, readlink, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Stops every PostgreSQL process that a killed start left running on this cluster. The caller holds the lock of the data folder, so no
 * other start can own them.
 */
export async function stopLeftoverPostgres(cluster: string): Promise<void> {
  const postmaster = await recordedPostmaster(cluster);
  if (postmaster !== undefined) {
    if (await isPostgresOf(postmaster, cluster)) {
      await endProcess(postmaster, ['SIGINT', 'SIGQUIT']);
    } else if (isAlive(postmaster)) {
      // The process id was reused, and PostgreSQL would mistake that process for a running server.
      await rm(path.join(cluster, 'postmaster.pid'), { force: true });
    }
  }
  for (const orphan of await processesWorkingIn(cluster)) await endProcess(orphan, ['SIGQUIT', 'SIGKILL']);
}

async function recordedPostmaster(cluster: string): Promise<number | undefined> {
  const content = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(content, 10);
  return Number.isInteger(pid) && pid > 1 ? pid : undefined;
}

async function isPostgresOf(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  // Without /proc the pid file has to suffice, as it does for pg_ctl.
  if (process.platform !== 'linux') return true;
  return (await workingFolder(pid)) === path.resolve(cluster);
}

async function workingFolder(pid: number): Promise<string | undefined> {
  return readlink(`/proc/${pid}/cwd`).catch(() => undefined);
}

/** Returns the processes of a cluster, which have it as working directory. Always empty on systems other than Linux. */
async function processesWorkingIn(cluster: string): Promise<number[]> {
  if (process.platform !== 'linux') return [];
  const folder = path.resolve(cluster);
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const folders = await Promise.all(pids.map(workingFolder));
  return pids.filter((_, index) => folders[index] === folder);
}

/** Returns whether a process with this id exists, also of another user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function endProcess(pid: number, signals: NodeJS.Signals[]): Promise<void> {
  for (const signal of signals) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    for (let waited = 0; waited < 10_000; waited += 20) {
      if (!isAlive(pid)) return;
      await sleep(20);
    }
  }
}
