import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type BuildKind, isComplete } from './build-kind.ts';
import { type BuildRecord, readRecord, withNewBuild, writeRecord } from './record.ts';
import { sourceHash } from './source-hash.ts';

const unfinishedPrefix = 'unfinished-';
/** Age in milliseconds from which an unfinished folder was left by a kill: a build takes seconds. */
const abandonedAge = 60 * 60 * 1000;

export interface UpdateOptions {
  /** Writes the build into an empty folder. */
  readonly compile: (target: string) => Promise<void>;
  readonly now?: Date;
}

/**
 * Builds into a folder of its own and makes it the current build once it is complete. A kill leaves the previous build in place. Resolves
 * to the id of the build.
 */
export async function updateBuild(kind: BuildKind, { compile, now = new Date() }: UpdateOptions): Promise<string> {
  const { builds } = kind;
  const id = await sourceHash(kind);
  if (!isComplete(kind, id)) {
    const unfinished = path.join(builds, unfinishedPrefix + randomBytes(4).toString('hex'));
    await mkdir(unfinished, { recursive: true });
    try {
      await compile(unfinished);
      // An incomplete folder of this name is a leftover; a complete one belongs to a concurrent build of the same sources and may be in
      // use.
      if (!isComplete(kind, id)) await rm(path.join(builds, id), { recursive: true, force: true });
      await rename(unfinished, path.join(builds, id));
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      // A concurrent build of the same sources has finished first.
      if (!isComplete(kind, id)) throw error;
    }
  }
  const record = withNewBuild(await readRecord(builds), id, now);
  await writeRecord(builds, record);
  await removeOldBuilds(builds, record, now);
  return id;
}

async function removeOldBuilds(builds: string, record: BuildRecord, now: Date): Promise<void> {
  const referencedIds = new Set([record.id, ...record.earlier.map((build) => build.id)]);
  for (const entry of await readdir(builds, { withFileTypes: true })) {
    const folder = path.join(builds, entry.name);
    const isUnreferenced = /^[0-9a-f]{16}$/.test(entry.name) && !referencedIds.has(entry.name);
    if (isUnreferenced || (entry.name.startsWith(unfinishedPrefix) && (await isAbandoned(folder, now)))) {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

async function isAbandoned(folder: string, now: Date): Promise<boolean> {
  const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: now.getTime() }));
  return now.getTime() - mtimeMs > abandonedAge;
}
