import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { shopDataDir } from './running-shop.ts';
import { project, shopEnvironment } from './shop-process.ts';

const run = promisify(execFile);

export async function shopCommand(name: string, ...parameters: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [`server/src/cli/${name}.ts`, ...parameters], {
    cwd: project,
    env: shopEnvironment(shopDataDir()),
  });
  return stdout;
}
