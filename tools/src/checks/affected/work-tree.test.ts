import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedFiles, storeWorkTree } from './work-tree.ts';

let folder: string;
const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: folder, encoding: 'utf8' });
const write = (file: string, content: string) => writeFile(path.join(folder, file), content);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'outfitter-work-tree-'));
  git('init', '--quiet');
  await Promise.all([write('.gitignore', 'build'), write('kept.ts', '1'), write('edited.ts', '1'), write('removed.ts', '1')]);
  git('add', 'kept.ts', 'edited.ts');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the stored work tree', () => {
  it('shows edited, new, removed and renamed files, committed or not, and none that Git ignores', async () => {
    const before = await storeWorkTree(folder);
    await Promise.all([write('edited.ts', '2'), write('new file.ts', '1'), write('build', '1'), rm(path.join(folder, 'removed.ts'))]);
    const after = await storeWorkTree(folder);
    expect(await changedFiles(before!, after!, folder)).toEqual(['edited.ts', 'new file.ts', 'removed.ts']);
    git('add', '--all');
    git('-c', 'user.name=x', '-c', 'user.email=x@example.com', 'commit', '--quiet', '-m', 'Commit');
    expect(await storeWorkTree(folder)).toBe(after);
    git('mv', 'kept.ts', 'moved.ts');
    expect(await changedFiles(after!, (await storeWorkTree(folder))!, folder)).toEqual(['kept.ts', 'moved.ts']);
  });

  it('shows a file that has changed in the second in which Git read it', async () => {
    const startOfNextSecond = () => setTimeout(1_010 - (Date.now() % 1_000));
    await startOfNextSecond();
    await write('edited.ts', '2');
    git('add', 'edited.ts');
    const before = await storeWorkTree(folder);
    await write('edited.ts', '3');
    await startOfNextSecond();
    expect(await changedFiles(before!, (await storeWorkTree(folder))!, folder)).toEqual(['edited.ts']);
  });

  it('leaves the index of the repository as it is', async () => {
    const staged = git('ls-files', '--stage');
    await storeWorkTree(folder);
    expect(git('ls-files', '--stage')).toBe(staged);
  });

  it('is unknown outside of a repository, and after Git has removed it', async () => {
    const tree = await storeWorkTree(folder);
    expect(await changedFiles('0'.repeat(40), tree!, folder)).toBeUndefined();
    await rm(path.join(folder, '.git'), { recursive: true });
    expect(await storeWorkTree(folder)).toBeUndefined();
  });
});
