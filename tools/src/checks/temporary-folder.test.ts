import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

const terabyte = 2 ** 40;

beforeEach(() => void vi.stubEnv('TMPDIR', undefined));
afterEach(() => void vi.unstubAllEnvs());

it('is that of TMPDIR, whatever memory is free', async () => {
  vi.stubEnv('TMPDIR', '/var/tests');
  expect(await temporaryFolder('/', terabyte)).toBe('/var/tests');
});

it('is the file system in memory only if it exists and memory is free', async () => {
  // Any file system with room stands for the one in memory.
  expect(await temporaryFolder(import.meta.dirname, terabyte)).toBe(import.meta.dirname);
  expect(await temporaryFolder(import.meta.dirname, 2 ** 30)).toBe(tmpdir());
  expect(await temporaryFolder('/no-such-file-system', terabyte)).toBe(tmpdir());
});
