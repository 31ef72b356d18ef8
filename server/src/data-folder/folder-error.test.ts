import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatError } from '../errors/operator-error.ts';
import { withFolderErrors } from './folder-error.ts';

const fail = (error: object) => withFolderErrors('/srv/shop', () => Promise.reject(error)).catch(formatError);

describe('an error of the data folder', () => {
  it.each([
    ['ENOSPC', 'no space left on device, write', 'free space on its disk, or set another DATA_DIR'],
    ['EROFS', 'read-only file system', 'make its disk writable, or set another DATA_DIR'],
    ['EACCES', 'permission denied', 'make it writable for the user who starts the shop, or set another DATA_DIR'],
  ])('%s names the folder and the fix', async (code, message, fix) => {
    const line = await fail(Object.assign(new Error(message), { code }));
    expect(line).toBe(`the data folder /srv/shop cannot be written: ${message}. Fix: ${fix}`);
  });

  it('is recognized by the extended result code of SQLite', async () => {
    // SQLITE_READONLY_DBMOVED
    const line = await fail(Object.assign(new Error('attempt to write a readonly database'), { code: 'ERR_SQLITE_ERROR', errcode: 1032 }));
    expect(line).toContain('Fix: make its disk writable');
  });

  it('is explained if a file is in the place of the folder', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'outfitter-no-folder-'));
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    const failing = withFolderErrors(file, () => writeFile(path.join(file, 'master.key'), ''));
    await expect(failing).rejects.toMatchObject({ message: expect.stringContaining(file), fix: 'set DATA_DIR to a folder' });
    await rm(folder, { recursive: true });
  });

  it('is not assumed for other errors', async () => {
    expect(await fail(new Error('the database rejects the password'))).toBe('the database rejects the password');
  });
});
