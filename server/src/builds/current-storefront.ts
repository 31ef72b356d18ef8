import { existsSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../errors/operator-error.ts';
import { isComplete } from './build-kind.ts';
import { type StorefrontPaths, storefrontBuilds, storefrontPaths } from './paths.ts';
import { readRecord } from './record.ts';

export interface CurrentStorefront {
  readonly id: string;
  readonly serverEntry: string;
  readonly clientFolder: string;
  /** Client folders of earlier builds, newest first, whose assets are still served. */
  readonly previousClientFolders: readonly string[];
}

export async function currentStorefront(paths: StorefrontPaths = storefrontPaths): Promise<CurrentStorefront> {
  const { builds } = paths;
  const record = await readRecord(builds);
  if (!record || !isComplete(storefrontBuilds(paths), record.id)) throw new OperatorError('the storefront is not built', 'npm run build');
  const client = (id: string) => path.join(builds, id, 'client');
  return {
    id: record.id,
    serverEntry: path.join(builds, record.id, 'server', 'index.js'),
    clientFolder: client(record.id),
    previousClientFolders: record.earlier.map(({ id }) => client(id)).filter((folder) => existsSync(folder)),
  };
}
