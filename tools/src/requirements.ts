import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectFiles, projectFolder, workspaces } from './project.ts';
import { coverageOf, unknownIds } from './requirements/coverage.ts';
import { selectIds } from './requirements/ids.ts';
import { compareRequirements, parsePostponed, parseRequirements } from './requirements/requirements-tsv.ts';
import { testTitles } from './requirements/test-titles.ts';

/**
 * npm run requirements -- [--compare FILE] AREA…: prints the requirements that no test cites, and the differences of docs/requirements.tsv
 * from another table. Exits with code 1 if there are any.
 */
async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { compare: { type: 'string' } } });
  const docs = path.join(projectFolder, 'docs');
  const requirements = parseRequirements(await readFile(path.join(docs, 'requirements.tsv'), 'utf8'));
  const postponed = parsePostponed(await readFile(path.join(docs, 'requirements-later.tsv'), 'utf8').catch(() => ''));
  const compared =
    values.compare === undefined ? [] : compareRequirements(requirements, parseRequirements(await readFile(values.compare, 'utf8')));
  const titles = await allTitles();
  const selectedIds = new Set(
    selectIds(
      requirements.map(({ id }) => id),
      positionals,
    ),
  );
  const { covered, missing, later } = coverageOf(
    requirements.filter(({ id }) => selectedIds.has(id)),
    titles,
    postponed,
  );
  const unknown = unknownIds(requirements, titles);

  for (const { id, statement } of missing) console.log(`${id}\t${statement}`);
  if (later.length > 0) console.log(`\npostponed:\n${later.map(({ id, reason }) => `${id}\t${reason}`).join('\n')}`);
  if (unknown.length > 0) console.log(`\ncited, but not in the table: ${unknown.join(', ')}`);
  if (compared.length > 0) console.log(`\ndocs/requirements.tsv differs from ${values.compare}:\n${compared.join('\n')}`);
  console.log(
    `\n${covered.length} of ${selectedIds.size} requirements are cited by a test, ${missing.length} are not, ${later.length} are postponed`,
  );
  return missing.length + unknown.length + compared.length > 0 ? 1 : 0;
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
