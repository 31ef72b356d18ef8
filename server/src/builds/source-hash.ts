import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildKind } from './build-kind.ts';

const ignoredFolder = /^(node_modules|build(-.*)?|\.react-router|\.css-types|\.cache)$/;
const ignoredFile = /\.test\.tsx?$/;

/** Names a build by a hash of its sources and packages. */
export async function sourceHash({ project, sources }: Pick<BuildKind, 'project' | 'sources'>): Promise<string> {
  const files = (await Promise.all(sources.map((source) => filesBelow(project, source)))).flat().sort();
  const hash = createHash('sha256');
  const contents = await Promise.all(files.map((file) => readFile(path.join(project, file))));
  files.forEach((file, index) => {
    hash.update(`${file}\0${contents[index]?.length}\0`).update(contents[index] ?? '');
  });
  return hash.digest('hex').slice(0, 16);
}

async function filesBelow(project: string, relative: string): Promise<string[]> {
  const entries = await readdir(path.join(project, relative), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return undefined;
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (!entries) return [relative];
  const found = entries.map((entry) => {
    const name = path.posix.join(relative, entry.name);
    if (entry.isDirectory()) return ignoredFolder.test(entry.name) ? [] : filesBelow(project, name);
    return entry.isFile() && !ignoredFile.test(entry.name) ? [name] : [];
  });
  return (await Promise.all(found)).flat();
}
