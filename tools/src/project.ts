import { glob } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole project. */
export const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

/** The workspaces, in the order in which they depend on one another. */
export const workspaces = ['contract', 'commerce', 'artwork', 'demo', 'storefront', 'server', 'e2e', 'bench', 'tools'] as const;

const excludedFolders = /(^|\/)(node_modules|build|\.react-router)(\/|$)/;

/** Our own files that match a pattern, sorted, as absolute paths. */
export async function projectFiles(pattern: string): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(pattern, { cwd: projectFolder, exclude: (name) => excludedFolders.test(name) }))
    files.push(path.join(projectFolder, file));
  return files.sort();
}
