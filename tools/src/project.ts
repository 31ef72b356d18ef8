import { glob } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

export const workspaces = ['contract', 'commerce', 'artwork', 'demo', 'storefront', 'server', 'e2e', 'bench', 'attack', 'tools'] as const;

const excludedFolders = /(^|\/)(node_modules|build|\.react-router)(\/|$)/;

export async function projectFiles(pattern: string): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(pattern, { cwd: projectFolder, exclude: (name) => excludedFolders.test(name) }))
    files.push(path.join(projectFolder, file));
  return files.sort();
}
