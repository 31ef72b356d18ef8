import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFiles, projectFolder } from './project.ts';
import { parsePostponed } from './requirements/requirements-tsv.ts';

const postponedFile = 'docs/requirements-later.tsv';
const definitionsFile = 'commerce/src/preferences/preferences.ts';
const contractFile = 'contract/src/endpoints/preferences.ts';
const read = (file: string) => readFileSync(path.join(projectFolder, file), 'utf8');

const definitions = [...read(definitionsFile).matchAll(/^ {2}(\w+): define\(.*'([^']*)'\),$/gm)].map(([, key = '', description = '']) => ({
  key,
  isEffective: !description.startsWith('No effect yet: '),
}));

it('PREFS-001 every preference is read by the shop, or its description says that it has no effect yet', async () => {
  expect(definitions.length).toBeGreaterThan(25);
  const files = (await projectFiles('{commerce,storefront,server}/**/*.{ts,tsx}')).filter(
    (file) => !/\.test\.tsx?$|\/testing\//.test(file) && !file.endsWith(definitionsFile) && !file.endsWith(contractFile),
  );
  const sources = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const claims = definitions.map(({ key, isEffective }) => [key, isEffective]);
  expect(claims).toEqual(definitions.map(({ key }) => [key, new RegExp(`\\b${key}\\b`).test(sources)]));
});

it('PREFS-001 every preference without effect waits for a capability that the list of later requirements names, and no other does', () => {
  const reason = parsePostponed(read(postponedFile)).get('PREFS-001') ?? '';
  const waiting = definitions.filter(({ key }) => new RegExp(`\\b${key}\\b`).test(reason)).map(({ key }) => key);
  expect(waiting).toEqual(definitions.filter(({ isEffective }) => !isEffective).map(({ key }) => key));
});
