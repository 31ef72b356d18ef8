import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { replaceFile, replaceFileContent, temporaryFile } from './replace-file.ts';

describe('replacing a file', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'replace-file-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('shows readers the old content until the new content is complete', async () => {
    const file = path.join(folder, 'record.json');
    await replaceFileContent(file, 'old');
    let temporary = '';
    await replaceFile(file, async (name) => {
      temporary = name;
      await writeFile(name, 'half');
      expect(await readFile(file, 'utf8')).toBe('old');
      await writeFile(name, 'new');
    });
    expect(temporary).toMatch(temporaryFile);
    expect(await readFile(file, 'utf8')).toBe('new');
    expect(await readdir(folder)).toEqual(['record.json']);
  });

  it('keeps the old file and leaves no temporary one if writing fails', async () => {
    const file = path.join(folder, 'record.json');
    await replaceFileContent(file, 'old');
    const failed = replaceFile(file, async (name) => {
      await writeFile(name, 'half');
      throw new Error('disk full');
    });
    await expect(failed).rejects.toThrow('disk full');
    expect(await readFile(file, 'utf8')).toBe('old');
    expect(await readdir(folder)).toEqual(['record.json']);
  });

  it('of several writers at once leaves the whole content of one', async () => {
    const file = path.join(folder, 'record.json');
    const contents = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(100_000));
    await Promise.all(contents.map((content) => replaceFileContent(file, content)));
    expect(contents).toContain(await readFile(file, 'utf8'));
    expect(await readdir(folder)).toEqual(['record.json']);
  });
});
