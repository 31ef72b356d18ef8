import { existsSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from './project.ts';

const documents: string[] = [];
for await (const file of glob('{README.md,CONTRIBUTING.md,docs/**/*.md}', { cwd: projectFolder })) documents.push(file);

/** A path of the repository in backticks: a workspace's folder, then at least one more part, without a placeholder. */
const repositoryPath = /`((?:contract|commerce|storefront|server|artwork|demo|e2e|bench|attack|tools|docs)\/[\w./-]+)`/g;
const notInRepository = ['contract/client', 'storefront/build'];
/** Documents except decision records, which are dated and may name files that no longer exist. */
const currentDocuments = documents.filter((file) => !file.startsWith('docs/decisions/'));

function targetsOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, target = '']) => target);
}

it('finds the documents', () => {
  expect(documents).toEqual(expect.arrayContaining(['README.md', path.join('docs', 'architecture.md')]));
});

it.each(documents)('%s links to files that exist', (document) => {
  const text = readFileSync(path.join(projectFolder, document), 'utf8');
  const links = targetsOf(text, /\]\((?!https?:|mailto:|#)([^)#\s]+)/g);
  expect(links.filter((link) => !existsSync(path.join(projectFolder, path.dirname(document), link)))).toEqual([]);
});

it.each(currentDocuments)('%s names paths that exist', (document) => {
  const text = readFileSync(path.join(projectFolder, document), 'utf8');
  expect(
    targetsOf(text, repositoryPath).filter((named) => !notInRepository.includes(named) && !existsSync(path.join(projectFolder, named))),
  ).toEqual([]);
});

it('the index of the decisions lists each with its status', () => {
  const index = readFileSync(path.join(projectFolder, 'docs/decisions/README.md'), 'utf8');
  const records = documents.filter((file) => /decisions\/\d{4}-/.test(file)).sort();
  expect(records.length).toBeGreaterThan(30);
  const rows = records.map((file) => {
    const text = readFileSync(path.join(projectFolder, file), 'utf8');
    const [, number, title] = /^# (\d+)\. (.+)$/m.exec(text) ?? [];
    const [, status] = /^Date: \d{4}-\d\d-\d\d\. Status: (.+)\.$/m.exec(text) ?? [];
    return `| ${number} | [${title}](${path.basename(file)}) | ${status} |`;
  });
  expect(index.split('\n').filter((line) => /^\| \d/.test(line))).toEqual(rows);
});
