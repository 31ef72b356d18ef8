import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectFiles, projectFolder, workspaces } from './project.ts';
import { coverageOf, unknownIds } from './requirements/coverage.ts';
import { selectIds } from './requirements/ids.ts';
import { differences, parseLater, parseRequirements } from './requirements/tables.ts';
import { testTitles } from './requirements/test-titles.ts';

/**
 * npm run requirements -- AREA…: prints the requirements that no test cites. Exits with code 1 if there are any, or if
 * docs/requirements.tsv differs from the original beside the project.
 */
async function main(words: string[]): Promise<number> {
  const docs = path.join(projectFolder, 'docs');
  const requirements = parseRequirements(await readFile(path.join(docs, 'requirements.tsv'), 'utf8'));
  const putOff = parseLater(await readFile(path.join(docs, 'requirements-later.tsv'), 'utf8').catch(() => ''));
  const original = await readFile(path.join(projectFolder, '../shared/spec/requirements.tsv'), 'utf8').catch(() => undefined);
  const drift = original === undefined ? [] : differences(requirements, parseRequirements(original));
  const titles = await allTitles();
  const wanted = new Set(
    selectIds(
      requirements.map(({ id }) => id),
      words,
    ),
  );
  const { shown, missing, later } = coverageOf(
    requirements.filter(({ id }) => wanted.has(id)),
    titles,
    putOff,
  );
  const misspelt = unknownIds(requirements, titles);

  for (const { id, statement } of missing) console.log(`${id}\t${statement}`);
  if (later.length > 0) console.log(`\nlater:\n${later.map(({ id, reason }) => `${id}\t${reason}`).join('\n')}`);
  if (misspelt.length > 0) console.log(`\ncited, but not in the table: ${misspelt.join(', ')}`);
  if (drift.length > 0) console.log(`\ndocs/requirements.tsv differs from ../shared/spec/requirements.tsv:\n${drift.join('\n')}`);
  console.log(
    `\n${shown.length} of ${wanted.size} requirements are cited by a test, ${missing.length} by none, ${later.length} come later`,
  );
  return missing.length + misspelt.length + drift.length > 0 ? 1 : 0;
}

async function allTitles(): Promise<string[]> {
  const patterns = [`{${workspaces.join(',')}}/**/*.test.{ts,tsx}`, 'e2e/**/*.spec.ts'];
  const files = (await Promise.all(patterns.map(projectFiles))).flat();
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return sources.flatMap(testTitles);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
