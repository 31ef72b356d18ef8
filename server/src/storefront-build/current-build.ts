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

export async function currentBuild(places: StorefrontPaths = storefrontPaths): Promise<CurrentBuild> {
  const record = await readRecord(places);
  if (!record || !isBuildComplete(places, record.id)) throw new OperatorError('the storefront is not built', 'npm run build');
  const client = (id: string) => path.join(places.builds, id, 'client');
  return {
    id: record.id,
    serverEntry: path.join(places.builds, record.id, 'server', 'index.js'),
    clientFolder: client(record.id),
    previousClientFolders: record.earlier.map(({ id }) => client(id)).filter((folder) => existsSync(folder)),
  };
}

export async function isBuildFresh(places: StorefrontPaths = storefrontPaths): Promise<boolean> {
  const [record, id] = await Promise.all([readRecord(places), sourceHash(places)]);
  return record?.id === id && isBuildComplete(places, id);
}

/** A build is renamed only when it is complete, but parts of it may have been deleted manually. */
export function isBuildComplete(places: StorefrontPaths, id: string): boolean {
  return existsSync(path.join(places.builds, id, 'server', 'index.js')) && existsSync(path.join(places.builds, id, 'client'));
}
