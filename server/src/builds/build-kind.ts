import { existsSync } from 'node:fs';
import path from 'node:path';
import { readRecord } from './record.ts';
import { sourceHash } from './source-hash.ts';

/** The builds of one program: of the storefront, or of the server. */
export interface BuildKind {
  readonly project: string;
  /** Sources on which a build depends, relative to the project. */
  readonly sources: readonly string[];
  /** Folder of the finished builds, each in a folder named by its id. */
  readonly builds: string;
  readonly parts: readonly string[];
}

export async function isFresh(kind: BuildKind): Promise<boolean> {
  const [record, id] = await Promise.all([readRecord(kind.builds), sourceHash(kind)]);
  return record?.id === id && isComplete(kind, id);
}

/** Returns whether a build is complete. It is renamed only when it is, but parts of it may have been deleted manually. */
export function isComplete({ builds, parts }: BuildKind, id: string): boolean {
  return parts.every((part) => existsSync(path.join(builds, id, part)));
}
