import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { StorefrontPaths } from './paths.ts';

/** Which builds there are: the one that is served, and earlier ones whose assets old pages still ask for. */
export interface BuildRecord {
  readonly id: string;
  readonly earlier: readonly { readonly id: string /** ISO 8601 */; readonly servedUntil: string }[];
}

const day = 24 * 60 * 60 * 1000;
/** How long the assets of a replaced build stay served (design §7). */
export const previousBuildLifetime = 7 * day;

/** The record after a new build has become the one that is served. */
export function withNewBuild(record: BuildRecord | undefined, id: string, now: Date): BuildRecord {
  const kept = (record?.earlier ?? []).filter((build) => build.id !== id && new Date(build.servedUntil) > now);
  if (!record || record.id === id) return { id, earlier: kept };
  return { id, earlier: [{ id: record.id, servedUntil: new Date(now.getTime() + previousBuildLifetime).toISOString() }, ...kept] };
}

const recordFile = (places: StorefrontPaths) => path.join(places.builds, 'current.json');

export async function readRecord(places: StorefrontPaths): Promise<BuildRecord | undefined> {
  try {
    return JSON.parse(await readFile(recordFile(places), 'utf8')) as BuildRecord;
  } catch {
    // Missing or damaged: the build is made again.
    return undefined;
  }
}

export async function writeRecord(places: StorefrontPaths, record: BuildRecord): Promise<void> {
  const unfinished = `${recordFile(places)}.${process.pid}`;
  await writeFile(unfinished, `${JSON.stringify(record, null, 2)}\n`);
  await rename(unfinished, recordFile(places));
}
