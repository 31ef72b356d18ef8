import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { replaceFileContent } from '../data-folder/replace-file.ts';

/** The current build, and earlier builds whose files open pages or running processes still load. */
export interface BuildRecord {
  readonly id: string;
  readonly earlier: readonly { readonly id: string /** Time in ISO 8601. */; readonly servedUntil: string }[];
}

const day = 24 * 60 * 60 * 1000;
export const previousBuildLifetime = 7 * day;

export function withNewBuild(record: BuildRecord | undefined, id: string, now: Date): BuildRecord {
  const served = (record?.earlier ?? []).filter((build) => build.id !== id && new Date(build.servedUntil) > now);
  if (!record || record.id === id) return { id, earlier: served };
  return { id, earlier: [{ id: record.id, servedUntil: new Date(now.getTime() + previousBuildLifetime).toISOString() }, ...served] };
}

const recordFile = (builds: string) => path.join(builds, 'current.json');

export async function readRecord(builds: string): Promise<BuildRecord | undefined> {
  try {
    return JSON.parse(await readFile(recordFile(builds), 'utf8')) as BuildRecord;
  } catch {
    return undefined;
  }
}

export async function writeRecord(builds: string, record: BuildRecord): Promise<void> {
  await replaceFileContent(recordFile(builds), `${JSON.stringify(record, null, 2)}\n`);
}
