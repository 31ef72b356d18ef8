import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { startShop } from './shop-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder of a shop that loaded the small demo brand and was stopped. */
    seededFolder: string;
  }
}

/** Starts a shop once on an empty data folder, for the tests that do not test a first start. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'outfitter-seeded-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const shop = startShop(folder, { WEB_CONCURRENCY: '1' });
  try {
    await shop.waitUntilOpen();
    shop.signal('SIGTERM');
    await shop.ended;
  } catch (error) {
    await shop.killAll();
    await remove();
    throw error;
  }
  project.provide('seededFolder', folder);
  return remove;
}

export async function copySeededFolder(target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  // Keeps the owner: PostgreSQL does not start on files of another user.
  await promisify(execFile)('cp', ['-a', path.join(inject('seededFolder'), '.'), target]);
}
