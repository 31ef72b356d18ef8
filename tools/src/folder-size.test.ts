import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFiles, projectFolder, workspaces } from './project.ts';

/** A folder with more files is hard to survey: group them by what they do. Tests count. */
const maxFiles = 30;

it(`no folder has more than ${maxFiles} source files`, async () => {
  const files = await projectFiles(`{${workspaces.join(',')}}/**/*.{ts,tsx,css}`);
  const folders = Object.groupBy(files, (file) => path.relative(projectFolder, path.dirname(file)));
  const sizes = Object.entries(folders).map(([folder, content = []]) => ({ folder, files: content.length }));
  expect(sizes.length).toBeGreaterThan(100);
  expect(sizes.filter(({ files }) => files > maxFiles)).toEqual([]);
});
