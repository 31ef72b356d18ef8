import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectFolder } from '../../project.ts';

const run = promisify(execFile);

/**
 * Stores the files of the project as they are now, uncommitted and new ones included, as a tree in Git's object database. Returns its
 * hash; undefined without Git. Git removes trees that no commit contains after two weeks.
 */
export async function storeWorkTree(folder = projectFolder): Promise<string | undefined> {
  const temporary = await mkdtemp(path.join(tmpdir(), 'outfitter-index-'));
  const index = path.join(temporary, 'index');
  try {
    const repositoryIndex = (await git(folder, ['rev-parse', '--git-path', 'index'])).trim();
    // A copy of the index knows which files are unchanged; without one (no commit yet), Git reads every file.
    // It keeps its time: Git compares times in seconds, and reads a file that was changed in the second of the index again.
    await cp(path.resolve(folder, repositoryIndex), index, { preserveTimestamps: true }).catch(() => undefined);
    await git(folder, ['add', '--all'], index);
    return (await git(folder, ['write-tree'], index)).trim();
  } catch {
    return undefined;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Returns the files that differ between two stored trees; undefined if Git does not know one of them. */
export async function changedFiles(before: string, after: string, folder = projectFolder): Promise<string[] | undefined> {
  try {
    return (await git(folder, ['diff', '--name-only', '--no-renames', '-z', before, after])).split('\0').filter(Boolean);
  } catch {
    return undefined;
  }
}

async function git(folder: string, parameters: readonly string[], index?: string): Promise<string> {
  const environment = index === undefined ? process.env : { ...process.env, GIT_INDEX_FILE: index };
  return (await run('git', parameters, { cwd: folder, env: environment, maxBuffer: 100_000_000 })).stdout;
}
