import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { shopFolder } from './opened-shop.ts';
import { project, shopEnvironment } from './shop-process.ts';

const run = promisify(execFile);

/** Brings rules of the search into the shop under test, as a merchant does by command line. */
export async function putSearchRules(rules: readonly { id: string; kind: string; definition: object }[]): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'outfitter-rules-'));
  const file = path.join(folder, 'rules.json');
  try {
    await writeFile(file, JSON.stringify({ rules }));
    const parameters = ['server/src/cli/search-rules.ts', 'import', file, '--by', 'the tests'];
    await run(process.execPath, parameters, { cwd: project, env: shopEnvironment(shopFolder()) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
