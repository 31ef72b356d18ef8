import path from 'node:path';

/** Where everything in the data folder is. */
export interface DataFolderPaths {
  readonly root: string;
  /** Locked by the process that runs a role on this folder; the kernel lets go of it when that process ends. */
  readonly lock: (role: string) => string;
  /** Who holds the lock, for people. */
  readonly holder: (role: string) => string;
  /** Which release wrote the folder last. */
  readonly version: string;
  readonly masterKey: string;
  /** Sent mail, where no SMTP_URL is set. */
  readonly mail: string;
  /** Finished pictures. May be removed while the shop is down; they are made again. */
  readonly images: string;
  /** Uploaded pictures and videos: belongs into every backup. */
  readonly media: string;
  /** Finished lists of pages for search engines. May be removed at any time; they are made again. */
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
