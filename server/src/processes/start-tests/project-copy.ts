import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../../../..', import.meta.url));
const ownPackages = '@outfitter';
const workspaces = ['contract', 'commerce', 'storefront', 'server', 'artwork', 'demo'];
const generatedFolders = /^(node_modules|build(-.*)?|\.react-router)$/;

/** Copies the project's sources to a folder that a test may change. Packages are linked, except the workspaces, which are the copies. */
export async function copyProject(target: string): Promise<void> {
  const copies = workspaces.map((name) => {
    const isSource = (file: string) => path.dirname(file) !== path.join(project, name) || !generatedFolders.test(path.basename(file));
    return cp(path.join(project, name), path.join(target, name), { recursive: true, filter: isSource });
  });
  const rootFiles = ['package.json', 'tsconfig.base.json'].map((name) => cp(path.join(project, name), path.join(target, name)));
  const packages = path.join(target, 'node_modules');
  await mkdir(path.join(packages, ownPackages), { recursive: true });
  const packageLinks = (await readdir(path.join(project, 'node_modules')))
    .filter((name) => name !== ownPackages && !name.startsWith('.'))
    .map((name) => symlink(path.join(project, 'node_modules', name), path.join(packages, name)));
  const workspaceLinks = workspaces.map((name) => symlink(path.join(target, name), path.join(packages, ownPackages, name)));
  await Promise.all([...copies, ...rootFiles, ...packageLinks, ...workspaceLinks]);
}
