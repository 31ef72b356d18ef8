import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type AssetStore, assertAssetKey } from './asset-store.ts';

export function createFolderStore(folder: string): AssetStore {
  const fileOf = (key: string) => path.join(folder, assertAssetKey(key));
  return {
    async get(key) {
      return readFile(fileOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
    },
    async put(key, bytes) {
      const file = fileOf(key);
      await mkdir(path.dirname(file), { recursive: true });
      const unfinished = `${file}.${randomBytes(4).toString('hex')}`;
      try {
        await writeFile(unfinished, bytes);
        await rename(unfinished, file);
      } finally {
        await rm(unfinished, { force: true });
      }
    },
  };
}
