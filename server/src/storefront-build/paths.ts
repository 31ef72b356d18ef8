import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the storefront's sources and its finished builds are. */
export interface StorefrontPaths {
  /** The folder of the whole project. */
  readonly project: string;
  readonly storefront: string;
  /** Each finished build is a folder in here, named by its id. */
  readonly builds: string;
}

const at = (relative: string) => fileURLToPath(new URL(`../../../${relative}`, import.meta.url));

/** Of this project; BUILD_DIR moves the builds. Read here, since builds are looked up before there are settings. */
export const storefrontPaths: StorefrontPaths = {
  project: at('.'),
  storefront: at('storefront'),
  builds: path.resolve(process.env.BUILD_DIR || at('storefront/build')),
};
