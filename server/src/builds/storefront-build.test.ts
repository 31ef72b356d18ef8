import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { currentStorefront } from './current-storefront.ts';
import type { StorefrontPaths } from './paths.ts';
import { previousBuildLifetime } from './record.ts';
import { type Bundle, buildStorefront, isStorefrontFresh } from './storefront-build.ts';

let paths: StorefrontPaths;
beforeEach(async () => {
  const project = await mkdtemp(path.join(tmpdir(), 'outfitter-build-'));
  const storefront = path.join(project, 'storefront');
  paths = { project, storefront, builds: path.join(storefront, 'build') };
  await mkdir(path.join(storefront, 'app'), { recursive: true });
  await mkdir(path.join(project, 'contract/src'), { recursive: true });
  await writeFile(path.join(project, 'package-lock.json'), '{}');
  await source('one');
});
afterEach(() => rm(paths.project, { recursive: true, force: true }));

const source = (text: string, name = 'root.tsx') => writeFile(path.join(paths.storefront, 'app', name), text);

const bundle: Bundle = async (_, target) => {
  await mkdir(path.join(target, 'client/assets'), { recursive: true });
  await mkdir(path.join(target, 'server'), { recursive: true });
  await writeFile(path.join(target, 'server/index.js'), '');
};
const killed: Bundle = async (_, target) => {
  await mkdir(path.join(target, 'client'), { recursive: true });
  throw new Error('killed');
};

describe('the storefront build', () => {
  it('is fresh until a source, the contract or the packages change; tests are not sources', async () => {
    await expect(currentStorefront(paths)).rejects.toMatchObject({ fix: 'npm run build' });
    expect(await isStorefrontFresh(paths)).toBe(false);
    await buildStorefront({ paths, bundle });
    expect(await isStorefrontFresh(paths)).toBe(true);
    await source('a test', 'root.test.tsx');
    expect(await isStorefrontFresh(paths)).toBe(true);
    await writeFile(path.join(paths.project, 'contract/src/index.ts'), 'changed');
    expect(await isStorefrontFresh(paths)).toBe(false);
  });

  it('contains scripts and style sheets also compressed, and only these', async () => {
    const files = { 'assets/root.js': 'run()', 'assets/root.css': 'a{}', 'fonts/text.woff2': 'font' };
    const bundleFiles: Bundle = async (...args) => {
      await bundle(...args);
      for (const [name, content] of Object.entries(files)) {
        const file = path.join(args[1], 'client', name);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, content);
      }
    };
    const client = path.join(paths.builds, await buildStorefront({ paths, bundle: bundleFiles }), 'client');
    const compressed = (await readdir(client, { recursive: true })).filter((name) => name.endsWith('.br'));
    expect(compressed.sort()).toEqual(['assets/root.css.br', 'assets/root.js.br']);
    expect(brotliDecompressSync(await readFile(path.join(client, 'assets/root.js.br'))).toString()).toBe('run()');
  });

  it('remains the previous one if a new one fails', async () => {
    const id = await buildStorefront({ paths, bundle });
    await source('two');
    await expect(buildStorefront({ paths, bundle: killed })).rejects.toThrow('killed');
    expect((await currentStorefront(paths)).id).toBe(id);
    await buildStorefront({ paths, bundle });
    expect((await currentStorefront(paths)).id).not.toBe(id);
  });

  it('keeps the assets of earlier builds for seven days', async () => {
    const start = new Date('2026-03-01T00:00:00Z');
    const first = await buildStorefront({ paths, bundle, now: start });
    await source('two');
    await buildStorefront({ paths, bundle, now: start });
    expect((await currentStorefront(paths)).previousClientFolders).toEqual([path.join(paths.builds, first, 'client')]);
    await source('three');
    await buildStorefront({ paths, bundle, now: new Date(start.getTime() + previousBuildLifetime + 1) });
    expect((await currentStorefront(paths)).previousClientFolders).toHaveLength(1);
    expect(existsSync(path.join(paths.builds, first))).toBe(false);
  });

  it('returns to an earlier build without building again', async () => {
    const first = await buildStorefront({ paths, bundle });
    await source('two');
    await buildStorefront({ paths, bundle });
    await source('one');
    expect(await buildStorefront({ paths, bundle: killed })).toBe(first);
    expect((await currentStorefront(paths)).id).toBe(first);
  });

  it('runs once for concurrent starts, and files of a killed build are deleted after an hour', async () => {
    await mkdir(path.join(paths.builds, 'unfinished-0123abcd'), { recursive: true });
    await utimes(path.join(paths.builds, 'unfinished-0123abcd'), new Date(0), new Date(0));
    const [one, two] = await Promise.all([buildStorefront({ paths, bundle }), buildStorefront({ paths, bundle })]);
    expect(one).toBe(two);
    expect(await isStorefrontFresh(paths)).toBe(true);
    expect((await readdir(paths.builds)).filter((name) => name.startsWith('unfinished'))).toEqual([]);
  });

  it('is not overwritten by a later build of the same sources, because it may be in use', async () => {
    const bundleNaming =
      (chunk: string, before: Promise<unknown>): Bundle =>
      async (...args) => {
        await before;
        await bundle(...args);
        await writeFile(path.join(args[1], 'server', chunk), '');
      };
    const first = buildStorefront({ paths, bundle: bundleNaming('chunk-of-the-first.js', Promise.resolve()) });
    const [id] = await Promise.all([first, buildStorefront({ paths, bundle: bundleNaming('chunk-of-the-second.js', first) })]);
    expect(await readdir(path.join(paths.builds, id, 'server'))).toEqual(['chunk-of-the-first.js', 'index.js']);
    expect((await readdir(paths.builds)).sort()).toEqual(['current.json', id].sort());
  });
});
