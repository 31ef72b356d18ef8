import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '../errors/operator-error.ts';
import { isBuildComplete } from './current-build.ts';
import { type StorefrontPaths, storefrontPaths } from './paths.ts';
import { type BuildRecord, readRecord, withNewBuild, writeRecord } from './record.ts';
import { sourceHash } from './source-hash.ts';

const run = promisify(execFile);
const unfinishedPrefix = 'unfinished-';
/** In milliseconds. A build takes seconds, so an older unfinished folder was left by a kill. */
const abandonedAge = 60 * 60 * 1000;

/** Compiles the storefront's sources into the folders `server` and `client` of `target`. */
export type Bundle = (storefront: string, target: string, signal?: AbortSignal) => Promise<void>;

/**
 * Builds the storefront into a folder of its own and makes it the current build once it is complete. A kill leaves the previous build in
 * place. Resolves to the id of the build.
 */
export async function buildStorefront(
  options: { paths?: StorefrontPaths; bundle?: Bundle; now?: Date; signal?: AbortSignal } = {},
): Promise<string> {
  const { paths = storefrontPaths, bundle = bundleWithReactRouter, now = new Date(), signal } = options;
  const id = await sourceHash(paths);
  if (!isBuildComplete(paths, id)) {
    const unfinished = path.join(paths.builds, unfinishedPrefix + randomBytes(4).toString('hex'));
    await mkdir(unfinished, { recursive: true });
    try {
      await bundle(paths.storefront, unfinished, signal);
      // An incomplete folder of this name is a leftover; a complete one belongs to a concurrent build of the same sources and may be in
      // use.
      if (!isBuildComplete(paths, id)) await rm(path.join(paths.builds, id), { recursive: true, force: true });
      await rename(unfinished, path.join(paths.builds, id));
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      // A concurrent build of the same sources has finished first.
      if (!isBuildComplete(paths, id)) throw error;
    }
  }
  const record = withNewBuild(await readRecord(paths), id, now);
  await writeRecord(paths, record);
  await removeOldBuilds(paths, record, now);
  return id;
}

const bundleWithReactRouter: Bundle = async (storefront, target, signal) => {
  const search = createRequire(path.join(storefront, 'package.json'));
  const program = path.join(path.dirname(search.resolve('@react-router/dev/package.json')), 'bin.cjs');
  try {
    await run(process.execPath, [program, 'build'], {
      cwd: storefront,
      env: { ...process.env, NODE_ENV: 'production', STOREFRONT_BUILD: target },
      maxBuffer: 50_000_000,
      signal,
    });
  } catch (error) {
    const { stderr, stdout } = error as { stderr?: string; stdout?: string };
    const output = (stderr || stdout || String(error)).trim().split('\n').slice(-12).join('\n');
    throw new OperatorError(`the storefront build failed:\n${output}\n`, 'correct the named source, then run npm run build');
  }
};

async function removeOldBuilds(paths: StorefrontPaths, record: BuildRecord, now: Date): Promise<void> {
  const referencedIds = new Set([record.id, ...record.earlier.map((build) => build.id)]);
  for (const entry of await readdir(paths.builds, { withFileTypes: true })) {
    const folder = path.join(paths.builds, entry.name);
    const isUnreferenced = /^[0-9a-f]{16}$/.test(entry.name) && !referencedIds.has(entry.name);
    if (isUnreferenced || (entry.name.startsWith(unfinishedPrefix) && (await isAbandoned(folder, now)))) {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

async function isAbandoned(folder: string, now: Date): Promise<boolean> {
  const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: now.getTime() }));
  return now.getTime() - mtimeMs > abandonedAge;
}
