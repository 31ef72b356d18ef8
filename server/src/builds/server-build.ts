import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type BuildKind, isComplete, isFresh } from './build-kind.ts';
import { entryPoints } from './entry-points.ts';
import { storefrontPaths } from './paths.ts';
import { readRecord } from './record.ts';
import { updateBuild } from './update-build.ts';

const run = promisify(execFile);
const compiler = fileURLToPath(new URL('compile-server.ts', import.meta.url));

/** Workspaces whose code runs in the shop's processes. Files that the code reads are not part of the bundle. */
const workspaces = ['contract', 'commerce', 'artwork', 'demo', 'server'];

export function serverBuilds(folder = storefrontPaths.builds, project = storefrontPaths.project): BuildKind {
  return {
    project,
    builds: path.join(folder, 'server'),
    sources: [...workspaces.flatMap((name) => [`${name}/src`, `${name}/package.json`]), 'package-lock.json'],
    parts: Object.keys(entryPoints).map((name) => `${name}.js`),
  };
}

export function isServerFresh(kind: BuildKind = serverBuilds()): Promise<boolean> {
  return isFresh(kind);
}

/** Bundles the server's programs and makes them the current build. Resolves to the id of the build. */
export function buildServer(kind: BuildKind = serverBuilds(), compile = compileWithRolldown): Promise<string> {
  return updateBuild(kind, { compile });
}

/** Compiles in a process of its own: the compiler would stay in the memory of the shop's primary process. */
async function compileWithRolldown(target: string): Promise<void> {
  await run(process.execPath, [compiler, target], { maxBuffer: 50_000_000 });
}

/** Returns the URL of a program in the current build; undefined without a complete build. */
export async function builtProgram(name: keyof typeof entryPoints, kind: BuildKind = serverBuilds()): Promise<string | undefined> {
  const record = await readRecord(kind.builds);
  if (!record || !isComplete(kind, record.id)) return undefined;
  return pathToFileURL(path.join(kind.builds, record.id, `${name}.js`)).href;
}
