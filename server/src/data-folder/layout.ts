import path from 'node:path';

export interface DataFolderPaths {
  readonly root: string;
  /** Locked by the process that runs a role on this folder. The kernel releases the lock when the process ends. */
  readonly lock: (role: string) => string;
  /** JSON file that names the process that holds the lock, for error messages. */
  readonly holder: (role: string) => string;
  readonly version: string;
  readonly masterKey: string;
  readonly mail: string;
  /** Cached images; may be deleted while the shop is stopped. */
  readonly images: string;
  /** Uploaded images and videos. Part of every backup. */
  readonly media: string;
  /** Cached sitemap files; may be deleted at any time. */
  readonly sitemap: string;
}

export function dataFolderPaths(dataDir: string): DataFolderPaths {
  const root = path.resolve(dataDir);
  const at = (name: string) => path.join(root, name);
  return {
    root,
    lock: (role) => at(`${role}.lock`),
    holder: (role) => at(`${role}.holder.json`),
    version: at('version.json'),
    masterKey: at('master.key'),
    mail: at('mail'),
    images: at('images'),
    media: at('media'),
    sitemap: at('sitemap'),
  };
}
