import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectFolder } from '../../project.ts';
import { canAffectEveryTest, relatedFiles } from './related-files.ts';
import { changedFiles } from './work-tree.ts';

/** Selection of the tests of a Vitest project that run. */
export interface Selection {
  /** Reason for the summary of the run. */
  readonly reason: string;
  /** Files: the tests that depend on one of them run. If absent, all tests run. */
  readonly related?: readonly string[];
}

export const everyTest: Selection = { reason: 'all tests' };

const file = path.join(projectFolder, 'node_modules/.cache/checks/passed-trees.json');

type PassedTrees = Readonly<Record<string, string>>;

async function readPassedTrees(): Promise<PassedTrees> {
  return readFile(file, 'utf8').then(
    (content) => JSON.parse(content) as PassedTrees,
    () => ({}),
  );
}

/** Selects the tests that what changed since all tests of `project` held can affect. */
export async function selectAffected(project: string, tree: string | undefined): Promise<Selection> {
  const passed = (await readPassedTrees())[project];
  if (passed === undefined || tree === undefined) return { reason: 'all tests: no earlier run that passed is known' };
  const changed = await changedFiles(passed, tree);
  if (changed === undefined) return { reason: 'all tests: Git has removed the files of the last run that passed' };
  if (changed.length === 0) return { reason: 'no tests: nothing changed since they passed', related: [] };
  const unseen = changed.find(canAffectEveryTest);
  if (unseen !== undefined) return { reason: `all tests: ${unseen} can affect any` };
  const files = changed.length === 1 ? changed[0] : `${changed.length} files`;
  return { reason: `tests that depend on ${files}, changed since all passed`, related: await relatedFiles(changed) };
}

/** Records `tree`, for which all tests of the project have passed or were not affected: the next check compares with it. */
export async function recordPassed(project: string, tree: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ ...(await readPassedTrees()), [project]: tree }));
}
