import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { shopFolder } from './opened-shop.ts';
import { project, shopEnvironment } from './shop-process.ts';

const run = promisify(execFile);

export interface ContentItem {
  schema: string;
  name: string;
  body: object;
}

/** Publishes an item of content in the shop under test, as an editor does by command line. */
export async function putContent(deliveryKey: string, item: ContentItem): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'outfitter-content-'));
  const file = path.join(folder, `${deliveryKey}.json`);
  try {
    await writeFile(file, JSON.stringify(item));
    const parameters = ['server/src/cli/content.ts', 'put', file, '--by', 'the tests'];
    await run(process.execPath, parameters, { cwd: project, env: shopEnvironment(shopFolder()) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
