import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createDiskCheck } from './disk-check.ts';

const moreThanAnyDisk = 1_000_000_000;

it('a disk is full if it has less free space than the reserve, unless the reserve is 0', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'outfitter-disk-'));
  expect(await createDiskCheck(folder, 1)()).toBeUndefined();
  expect(await createDiskCheck(folder, 0)()).toBeUndefined();
  const error = await createDiskCheck(folder, moreThanAnyDisk)();
  expect(error?.message).toBe('The disk of the data folder is full.');
  expect(error?.error.message).toMatch(new RegExp(`^the disk of the data folder ${folder} has \\d+ MB of free space, .*Fix: free space`));
  await rm(folder, { recursive: true });
  expect(await createDiskCheck(folder, 1)()).toMatchObject({
    message: 'The data folder cannot be written.',
    error: { message: expect.stringContaining(folder) },
  });
});
