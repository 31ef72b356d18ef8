import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shopCommand } from './shop-command.ts';

export async function importSearchRules(rules: readonly { id: string; kind: string; definition: object }[]): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'outfitter-rules-'));
  const file = path.join(folder, 'rules.json');
  try {
    await writeFile(file, JSON.stringify({ rules }));
    await shopCommand('search-rules/search-rules', 'import', file, '--by', 'the tests');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
