import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entryPoints } from './entry-points.ts';
import { storefrontPaths } from './paths.ts';
import { prepareServer } from './prepare-server.ts';
import { buildServer, builtProgram, isServerFresh, serverBuilds } from './server-build.ts';

const run = promisify(execFile);

let folder: string;
beforeAll(async () => {
  // Inside the project, because the bundle imports packages.
  await mkdir(storefrontPaths.builds, { recursive: true });
  folder = await mkdtemp(path.join(storefrontPaths.builds, 'server-build-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the bundle of the server', () => {
  it('is built before a start unless it is fresh, and contains the program of the primary process', async () => {
    const kind = serverBuilds(folder);
    const printed: string[] = [];
    const program = await prepareServer((line) => void printed.push(line), kind);
    expect(printed).toEqual([expect.stringMatching(/^the server was bundled, because its sources have changed/)]);
    expect(program).toBe(await builtProgram('shop', kind));
    expect(await isServerFresh(kind)).toBe(true);
    const neverBuild = () => Promise.reject(new Error('built again'));
    expect(await prepareServer((line) => void printed.push(line), kind, neverBuild)).toBe(program);
    expect(printed).toHaveLength(1);
    expect((await run(process.execPath, [fileURLToPath(program), '--help'])).stdout).toContain('DATABASE_URL');
  });

  it('names the sources in stack traces', async () => {
    const kind = serverBuilds(folder);
    await buildServer(kind);
    const program = fileURLToPath((await builtProgram('shop', kind)) ?? '');
    const env = { ...process.env, DATA_DIR: path.join(folder, 'data'), HOST: '192.0.2.1', LOG_LEVEL: 'debug' };
    const failed = await run(process.execPath, [program], { env }).catch((error: { stderr: string }) => error);
    expect(failed.stderr).toContain('cannot listen on 192.0.2.1');
    expect(failed.stderr).toMatch(/at .+server\/src\/processes\/check-port\.ts:\d+:\d+/);
  });

  it('is replaced by the sources if it cannot be built', async () => {
    const printed: string[] = [];
    const failing = () => Promise.reject(new Error('the folder is read-only'));
    const kind = serverBuilds(path.join(folder, 'missing'));
    expect(await prepareServer((line) => void printed.push(line), kind, failing)).toBe(entryPoints.shop.href);
    expect(printed).toEqual([expect.stringContaining('because it could not be bundled: the folder is read-only')]);
  });
});
