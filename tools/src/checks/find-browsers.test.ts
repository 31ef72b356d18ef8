import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserEnvironment, ensureBrowsers } from './find-browsers.ts';

let folder: string;
const log = vi.fn();

async function installProgram(name: string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, '#!/bin/sh\n');
  await chmod(file, 0o755);
  return file;
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'outfitter-browsers-'));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM_PATH', undefined);
  vi.stubEnv('HEADLESS_SHELL_PATH', undefined);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  log.mockClear();
  await rm(folder, { recursive: true, force: true });
});

describe('the browsers of the browser tests', () => {
  it('are the installed headless shell, and Chromium for what the shell lacks', async () => {
    const [chromium, headlessShell] = [await installProgram('chromium'), await installProgram('chromium-headless-shell')];
    const browsers = await ensureBrowsers(log);
    expect(browsers).toEqual({ chromium, headlessShell });
    expect(browserEnvironment(browsers)).toEqual({ CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: headlessShell });
    expect(log).not.toHaveBeenCalled();
  });

  it('are the one of CHROMIUM_PATH alone, even if a headless shell is installed', async () => {
    await installProgram('chromium-headless-shell');
    const configured = await installProgram('my-browser');
    vi.stubEnv('CHROMIUM_PATH', configured);
    expect(await ensureBrowsers(log)).toEqual({ chromium: configured, headlessShell: configured });
  });

  it('are those of both variables', async () => {
    const [chromium, headlessShell] = [await installProgram('my-browser'), await installProgram('my-shell')];
    vi.stubEnv('CHROMIUM_PATH', chromium);
    vi.stubEnv('HEADLESS_SHELL_PATH', headlessShell);
    expect(await ensureBrowsers(log)).toEqual({ chromium, headlessShell });
  });

  it('must be executable if a variable names them', async () => {
    vi.stubEnv('CHROMIUM_PATH', await installProgram('my-browser'));
    vi.stubEnv('HEADLESS_SHELL_PATH', path.join(folder, 'missing'));
    await expect(ensureBrowsers(log)).rejects.toThrow(/^HEADLESS_SHELL_PATH is .*missing, which cannot be run\. Fix: /);
  });
});
