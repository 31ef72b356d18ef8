import { existsSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../errors/operator-error.ts';
import { type StorefrontPaths, storefrontPaths } from './paths.ts';
import { readRecord } from './record.ts';
import { sourceHash } from './source-hash.ts';

/** The build that is served. */
export interface CurrentBuild {
  /** Changes whenever anything in the build does. */
  readonly id: string;
  /** The module with React Router's server build. */
  readonly serverEntry: string;
  /** Folder of the files that browsers get. */
  readonly clientFolder: string;
  /** The same of earlier builds, newest first, whose assets are still served. */
  readonly previousClientFolders: readonly string[];
}

/** The build to serve, or a OperatorError if none was made. */
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

/** Whether the build that is served was made of today's sources. */
export async function isBuildFresh(places: StorefrontPaths = storefrontPaths): Promise<boolean> {
  const [record, id] = await Promise.all([readRecord(places), sourceHash(places)]);
  return record?.id === id && isBuildComplete(places, id);
}

/** A build gets its name only when it is whole, but somebody may have removed parts of it by hand. */
export function isBuildComplete(places: StorefrontPaths, id: string): boolean {
  return existsSync(path.join(places.builds, id, 'server', 'index.js')) && existsSync(path.join(places.builds, id, 'client'));
}
