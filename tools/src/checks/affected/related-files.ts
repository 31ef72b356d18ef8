import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectFiles, projectFolder } from '../../project.ts';

/** Matches files that only modules read: those that import them, which Vitest finds, and those listed below. */
const readByModules = /\.(?:tsx?|css|md)$|^storefront\/messages\//;

/** Matches code that finds files of the project by path: it reads them, or starts them as a process or thread. */
const findsFilesByPath = /\bimport\.meta\.(?:dirname|filename|url|resolve|glob)\b|\bprocess\.cwd\(\)|\bproject(?:Folder|Files)\b/;
/** Matches code that finds packages, which change with the lock file. */
const findsPackages = /\bcreateRequire\(import\.meta\.url\)/g;

const nothing = /(?!)/;
/**
 * Files above that a module reads which finds files by path. A module that is not listed may read any of them, so the tests that import it
 * always run. Files of other kinds, for example SQL and JSON, run all tests in any case.
 */
const readBy: Readonly<Record<string, RegExp>> = {
  'commerce/src/auditor/audit.ts': nothing,
  'commerce/src/geography/postal-tables.ts': nothing,
  'commerce/src/platform/database/migrate.ts': nothing,
  // Vitest compiles the templates of mails itself.
  'commerce/src/mail/jsx-hook.ts': nothing,
  'contract/src/theme/theme.ts': /^contract\/src\/theme\/theme\.css$/,
  'demo/src/data-files/data-files.ts': nothing,
  'server/src/builds/paths.ts': /^(?:storefront|contract)\//,
  'server/src/builds/entry-points.ts': /^(?:server|commerce|contract|artwork|demo)\//,
  'server/src/builds/server-build.ts': /^(?:server|commerce|contract|artwork|demo)\//,
  // Names the source line of an unexpected error.
  'server/src/errors/operator-error.ts': nothing,
  'server/src/images/demo-image-list.ts': /^artwork\/|^server\/src\/images\/render-image\.ts$/,
  'server/src/videos/demo-videos.ts': nothing,
  'server/src/http/pages/dev-storefront.ts': /^(?:storefront|contract)\//,
  'storefront/app/sizing/testing/demo-guides.ts': nothing,
  // Names classes after the path of their style sheet.
  'storefront/css-modules.ts': nothing,
};

export const canAffectEveryTest = (file: string): boolean => !readByModules.test(file);

/**
 * Returns the absolute paths of the changed files and of the modules that may read them by path: the tests that import one of these can
 * be affected.
 */
export async function relatedFiles(changed: readonly string[]): Promise<string[]> {
  const readers = (await modulesFindingFiles()).filter((module) => {
    const read = readBy[module];
    return read === undefined || changed.some((file) => read.test(file));
  });
  return [...new Set([...changed, ...readers])].map((file) => path.join(projectFolder, file));
}

async function modulesFindingFiles(): Promise<string[]> {
  const modules = await projectFiles('{contract,commerce,storefront,server,artwork,demo,bench,attack,tools}/**/*.{ts,tsx}');
  const found = await Promise.all(
    modules.map(async (module) => findsFilesByPath.test((await readFile(module, 'utf8')).replaceAll(findsPackages, ''))),
  );
  return modules.filter((_, index) => found[index]).map((module) => path.relative(projectFolder, module).replaceAll('\\', '/'));
}

export async function findOutdatedReaders(): Promise<string[]> {
  const modules = new Set(await modulesFindingFiles());
  return Object.keys(readBy).filter((module) => !modules.has(module));
}
