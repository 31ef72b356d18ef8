import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { replaceFileContent } from '../data-folder/replace-file.ts';
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
      await replaceFileContent(file, bytes);
    },
  };
}
