import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Bundle, buildStorefront } from './build-storefront.ts';
import { currentBuild, isBuildFresh } from './current-build.ts';
import type { StorefrontPaths } from './paths.ts';
import { previousBuildLifetime } from './record.ts';

let places: StorefrontPaths;
beforeEach(async () => {
  const project = await mkdtemp(path.join(tmpdir(), 'outfitter-build-'));
  const storefront = path.join(project, 'storefront');
  places = { project, storefront, builds: path.join(storefront, 'build') };
  await mkdir(path.join(storefront, 'app'), { recursive: true });
  await mkdir(path.join(project, 'contract/src'), { recursive: true });
  await writeFile(path.join(project, 'package-lock.json'), '{}');
  await source('one');
});
afterEach(() => rm(places.project, { recursive: true, force: true }));

const source = (text: string, name = 'root.tsx') => writeFile(path.join(places.storefront, 'app', name), text);

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
    await expect(currentBuild(places)).rejects.toMatchObject({ fix: 'npm run build' });
    expect(await isBuildFresh(places)).toBe(false);
    await buildStorefront({ places, bundle });
    expect(await isBuildFresh(places)).toBe(true);
    await source('a test', 'root.test.tsx');
    expect(await isBuildFresh(places)).toBe(true);
    await writeFile(path.join(places.project, 'contract/src/index.ts'), 'changed');
    expect(await isBuildFresh(places)).toBe(false);
  });

  it('remains the previous one if a new one fails', async () => {
    const id = await buildStorefront({ places, bundle });
    await source('two');
    await expect(buildStorefront({ places, bundle: killed })).rejects.toThrow('killed');
    expect((await currentBuild(places)).id).toBe(id);
    await buildStorefront({ places, bundle });
    expect((await currentBuild(places)).id).not.toBe(id);
  });

  it('keeps the assets of earlier builds for seven days', async () => {
    const start = new Date('2026-03-01T00:00:00Z');
    const first = await buildStorefront({ places, bundle, now: start });
    await source('two');
    await buildStorefront({ places, bundle, now: start });
    expect((await currentBuild(places)).previousClientFolders).toEqual([path.join(places.builds, first, 'client')]);
    await source('three');
    await buildStorefront({ places, bundle, now: new Date(start.getTime() + previousBuildLifetime + 1) });
    expect((await currentBuild(places)).previousClientFolders).toHaveLength(1);
    expect(existsSync(path.join(places.builds, first))).toBe(false);
  });

  it('returns to an earlier build without building again', async () => {
    const first = await buildStorefront({ places, bundle });
    await source('two');
    await buildStorefront({ places, bundle });
    await source('one');
    expect(await buildStorefront({ places, bundle: killed })).toBe(first);
    expect((await currentBuild(places)).id).toBe(first);
  });

  it('runs once for concurrent starts, and files of a killed build are deleted after an hour', async () => {
    await mkdir(path.join(places.builds, 'unfinished-0123abcd'), { recursive: true });
    await utimes(path.join(places.builds, 'unfinished-0123abcd'), new Date(0), new Date(0));
    const [one, two] = await Promise.all([buildStorefront({ places, bundle }), buildStorefront({ places, bundle })]);
    expect(one).toBe(two);
    expect(await isBuildFresh(places)).toBe(true);
    expect((await readdir(places.builds)).filter((name) => name.startsWith('unfinished'))).toEqual([]);
  });

  it('is not overwritten by a later build of the same sources, because it may be in use', async () => {
    const bundleNaming =
      (chunk: string, before: Promise<unknown>): Bundle =>
      async (...args) => {
        await before;
        await bundle(...args);
        await writeFile(path.join(args[1], 'server', chunk), '');
      };
    const first = buildStorefront({ places, bundle: bundleNaming('chunk-of-the-first.js', Promise.resolve()) });
    const [id] = await Promise.all([first, buildStorefront({ places, bundle: bundleNaming('chunk-of-the-second.js', first) })]);
    expect(await readdir(path.join(places.builds, id, 'server'))).toEqual(['chunk-of-the-first.js', 'index.js']);
    expect((await readdir(places.builds)).sort()).toEqual(['current.json', id].sort());
  });
});
