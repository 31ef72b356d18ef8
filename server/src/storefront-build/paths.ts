import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface StorefrontPaths {
  readonly project: string;
  readonly storefront: string;
  /** Each finished build is a folder named by its id. */
  readonly builds: string;
}

const at = (relative: string) => fileURLToPath(new URL(`../../../${relative}`, import.meta.url));

/** BUILD_DIR is read here, because builds are looked up before the settings are read. */
export const storefrontPaths: StorefrontPaths = {
  project: at('.'),
  storefront: at('storefront'),
  builds: path.resolve(process.env.BUILD_DIR || at('storefront/build')),
};
