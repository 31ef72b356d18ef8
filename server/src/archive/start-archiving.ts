/** Archives the embedded database of a running shop: its WAL all the time, its whole cluster from time to time. */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { formatError } from '../errors/operator-error.ts';
import { toArchiveError } from './archive-error.ts';
import { copyNewMedia } from './archive-media.ts';
import { type ArchivePaths, archivePaths } from './archive-paths.ts';
import type { ArchiveState } from './archive-state.ts';
import { archiveWal } from './archive-wal.ts';
import { listBaseBackups, takeBaseBackup } from './base-backups.ts';
import { deleteExpired } from './expired-files.ts';
import { withSuperuser } from './with-superuser.ts';

export interface ArchivingOptions {
  readonly dataFolder: string;
  readonly archiveFolder: string;
  /** Days back to which the shop can be restored. */
  readonly days: number;
  readonly hoursBetweenBackups: number;
  /** Milliseconds between two checks for new WAL. */
  readonly interval?: number;
  /** False in tests: a base backup may be lost in a power failure. */
  readonly isDurable?: boolean;
  print(line: string): void;
  /** Called with the reason, without paths, whenever archiving fails; with `undefined` when it works again. */
  onProblem(problem: string | undefined): void;
}

const defaultInterval = 5_000;
/** Milliseconds between two lines about the same problem. */
const reportInterval = 60_000;
const hour = 3_600_000;
const day = 24 * hour;

/** Archives until the returned function is called, whatever fails. The function archives what was written until then. */
export function startArchiving(options: ArchivingOptions): () => Promise<void> {
  const { dataFolder, interval = defaultInterval, isDurable = true } = options;
  const archive = archivePaths(options.archiveFolder);
  const stopping = new AbortController();
  const report = createReport(options, archive.root);
  let state: ArchiveState | undefined;

  async function archiveNow({ isLast = false } = {}): Promise<void> {
    await withSuperuser(dataFolder, async (client) => {
      if (isLast) await client.query('SELECT pg_switch_wal()');
      state = await archiveWal({ cluster: path.join(dataFolder, 'postgres'), client }, archive);
    });
    if (state) await copyNewMedia(path.join(dataFolder, 'media'), archive.media);
  }
  async function backUpIfDue(): Promise<void> {
    if (!state || !(await isBackupDue(archive, state, options.hoursBetweenBackups))) return;
    const expire = () => deleteExpired(archive, new Date(Date.now() - options.days * day));
    // Also before: on a full disk, the space of expired files is needed for the backup.
    await expire();
    await takeBaseBackup(dataFolder, archive, isDurable);
    await expire();
  }
  async function repeat(name: string, work: () => Promise<void>): Promise<void> {
    while (!stopping.signal.aborted) {
      await work().then(
        () => report.succeeded(name),
        (error) => stopping.signal.aborted || report.failed(name, error),
      );
      await sleep(interval, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const archiving = repeat('WAL', archiveNow);
  void repeat('backup', backUpIfDue);
  return async () => {
    stopping.abort();
    await archiving;
    await archiveNow({ isLast: true }).catch((error) => report.failed('WAL', error));
  };
}

/** Returns whether a base backup is due: at once if the archive has begun anew after a gap. */
async function isBackupDue(archive: ArchivePaths, { completeSince }: ArchiveState, hours: number): Promise<boolean> {
  if (completeSince === null) return false;
  const last = (await listBaseBackups(archive)).at(-1);
  return !last || last.firstWal < completeSince || Date.now() - last.consistentAt.getTime() >= hours * hour;
}

/** Reports the first problem of all kinds of work, and prints each once a minute. */
function createReport({ print, onProblem }: ArchivingOptions, folder: string) {
  const problems = new Map<string, { reason: string; since: number; printedAt: number }>();
  const publish = () => onProblem([...problems.values()][0]?.reason);
  return {
    succeeded(name: string): void {
      const problem = problems.get(name);
      if (!problem) return;
      problems.delete(name);
      if (problem.printedAt > 0) print(`the archive works again (${name})`);
      publish();
    },
    failed(name: string, error: unknown): void {
      const now = performance.now();
      const { since, printedAt } = problems.get(name) ?? { since: now, printedAt: Number.NEGATIVE_INFINITY };
      const isPrinted = now - printedAt >= reportInterval;
      const problem = toArchiveError(error, folder);
      problems.set(name, { reason: problem.reason, since, printedAt: isPrinted ? now : printedAt });
      const seconds = Math.round((now - since) / 1000);
      if (isPrinted) print(`the archive (${name}) has been failing for ${seconds} s: ${formatError(problem)}. The shop tries again`);
      publish();
    },
  };
}
