import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '../errors/operator-error.ts';
import { isFresh } from './build-kind.ts';
import { type StorefrontPaths, storefrontBuilds, storefrontPaths } from './paths.ts';
import { precompress } from './precompressed.ts';
import { updateBuild } from './update-build.ts';

const run = promisify(execFile);

/** Compiles the storefront's sources into the folders `server` and `client` of `target`. */
export type Bundle = (storefront: string, target: string, signal?: AbortSignal) => Promise<void>;

/** Builds the storefront and makes it the current build. Resolves to the id of the build. */
export async function buildStorefront(
  options: { paths?: StorefrontPaths; bundle?: Bundle; now?: Date; signal?: AbortSignal } = {},
): Promise<string> {
  const { paths = storefrontPaths, bundle = bundleWithReactRouter, now, signal } = options;
  const compile = async (target: string) => {
    await bundle(paths.storefront, target, signal);
    await precompress(path.join(target, 'client'));
  };
  return updateBuild(storefrontBuilds(paths), { compile, now });
}

export function isStorefrontFresh(paths: StorefrontPaths = storefrontPaths): Promise<boolean> {
  return isFresh(storefrontBuilds(paths));
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
