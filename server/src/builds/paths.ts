import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildKind } from './build-kind.ts';

export interface StorefrontPaths {
  readonly project: string;
  readonly storefront: string;
  readonly builds: string;
}

const at = (relative: string) => fileURLToPath(new URL(`../../../${relative}`, import.meta.url));
/** Folder of the builds. BUILD_DIR is read here, because builds are looked up before the settings are read. */
const buildFolder = path.resolve(process.env.BUILD_DIR || at('storefront/build'));

export const storefrontPaths: StorefrontPaths = { project: at('.'), storefront: at('storefront'), builds: buildFolder };

export function storefrontBuilds({ project, builds }: StorefrontPaths): BuildKind {
  return { project, builds, sources: ['storefront', 'contract/src', 'package-lock.json'], parts: ['server/index.js', 'client'] };
}
