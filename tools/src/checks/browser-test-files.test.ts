import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFiles, projectFolder } from '../project.ts';
import { browserTestFiles, partsOfBrowserTests } from './browser-test-files.ts';

const parts = Array.from({ length: partsOfBrowserTests }, (_, part) => browserTestFiles(part));
const e2e = path.join(projectFolder, 'e2e');

it('runs every file of browser tests within the runs of all parts, and most of them in one', async () => {
  const all = (await projectFiles('e2e/tests/**/*.spec.ts')).map((file) => path.relative(e2e, file));
  expect(new Set(parts.flat())).toEqual(new Set(all));
  const inEveryRun = all.filter((file) => parts.every((files) => files.includes(file)));
  expect(parts.flat()).toHaveLength(all.length + inEveryRun.length * (partsOfBrowserTests - 1));
});

it('runs the purchase in each run, and names only files that exist', () => {
  for (const files of parts) expect(files).toContain('tests/purchase/purchase.spec.ts');
  expect(parts.flat().filter((file) => !existsSync(path.join(e2e, file)))).toEqual([]);
});
