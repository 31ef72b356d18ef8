import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { shopDataDir } from './running-shop.ts';
import { project, shopEnvironment } from './shop-process.ts';

const run = promisify(execFile);

async function runCommand(environment: NodeJS.ProcessEnv, nodeOptions: string[], name: string, parameters: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [...nodeOptions, `server/src/cli/${name}.ts`, ...parameters], {
    cwd: project,
    env: { ...shopEnvironment(shopDataDir()), ...environment },
  });
  return stdout;
}

export function shopCommand(name: string, ...parameters: string[]): Promise<string> {
  return runCommand({}, [], name, parameters);
}

/** Runs a command as if it were days later. The shop itself stays in the present. */
export function shopCommandAfter(days: number, name: string, ...parameters: string[]): Promise<string> {
  const hook = import.meta.resolve('./clock-ahead.ts');
  return runCommand({ CLOCK_AHEAD_DAYS: String(days) }, ['--import', hook], name, parameters);
}
