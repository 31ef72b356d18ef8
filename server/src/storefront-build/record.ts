import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { StorefrontPaths } from './paths.ts';

/** The current build, and earlier builds whose assets open pages still load. */
export interface BuildRecord {
  readonly id: string;
  readonly earlier: readonly { readonly id: string /** ISO 8601 */; readonly servedUntil: string }[];
}

const day = 24 * 60 * 60 * 1000;
export const previousBuildLifetime = 7 * day;

export function withNewBuild(record: BuildRecord | undefined, id: string, now: Date): BuildRecord {
  const served = (record?.earlier ?? []).filter((build) => build.id !== id && new Date(build.servedUntil) > now);
  if (!record || record.id === id) return { id, earlier: served };
  return { id, earlier: [{ id: record.id, servedUntil: new Date(now.getTime() + previousBuildLifetime).toISOString() }, ...served] };
}

const recordFile = (paths: StorefrontPaths) => path.join(paths.builds, 'current.json');

export async function readRecord(paths: StorefrontPaths): Promise<BuildRecord | undefined> {
  try {
    return JSON.parse(await readFile(recordFile(paths), 'utf8')) as BuildRecord;
  } catch {
    return undefined;
  }
}

export async function writeRecord(paths: StorefrontPaths, record: BuildRecord): Promise<void> {
  // Two builds of one process may end at the same time.
  const unfinished = `${recordFile(paths)}.${randomUUID()}`;
  await writeFile(unfinished, `${JSON.stringify(record, null, 2)}\n`);
  await rename(unfinished, recordFile(paths));
}
