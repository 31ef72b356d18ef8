import { existsSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../errors/operator-error.ts';
import { type StorefrontPaths, storefrontPaths } from './paths.ts';
import { readRecord } from './record.ts';
import { sourceHash } from './source-hash.ts';

export interface CurrentBuild {
  readonly id: string;
  readonly serverEntry: string;
  readonly clientFolder: string;
  /** Of earlier builds, newest first, whose assets are still served. */
  readonly previousClientFolders: readonly string[];
}

export async function currentBuild(paths: StorefrontPaths = storefrontPaths): Promise<CurrentBuild> {
  const record = await readRecord(paths);
  if (!record || !isBuildComplete(paths, record.id)) throw new OperatorError('the storefront is not built', 'npm run build');
  const client = (id: string) => path.join(paths.builds, id, 'client');
  return {
    id: record.id,
    serverEntry: path.join(paths.builds, record.id, 'server', 'index.js'),
    clientFolder: client(record.id),
    previousClientFolders: record.earlier.map(({ id }) => client(id)).filter((folder) => existsSync(folder)),
  };
}

export async function isBuildFresh(paths: StorefrontPaths = storefrontPaths): Promise<boolean> {
  const [record, id] = await Promise.all([readRecord(paths), sourceHash(paths)]);
  return record?.id === id && isBuildComplete(paths, id);
}

/** A build is renamed only when it is complete, but parts of it may have been deleted manually. */
export function isBuildComplete(paths: StorefrontPaths, id: string): boolean {
  return existsSync(path.join(paths.builds, id, 'server', 'index.js')) && existsSync(path.join(paths.builds, id, 'client'));
}
