import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shopCommand } from './shop-command.ts';

export interface ContentItem {
  schema: string;
  name: string;
  body: object;
}

export async function putContent(deliveryKey: string, item: ContentItem): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'outfitter-content-'));
  const file = path.join(folder, `${deliveryKey}.json`);
  try {
    await writeFile(file, JSON.stringify(item));
    await shopCommand('content/content', 'put', file, '--by', 'the tests');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
