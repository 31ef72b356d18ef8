import { readdir } from 'node:fs/promises';
import path from 'node:path';

export interface FolderContent {
  /** Paths relative to the folder, each after its parent. */
  readonly folders: string[];
  readonly files: string[];
}

/** Lists a folder recursively; a missing one is empty. `isWanted` decides about relative paths; a folder is listed with its content. */
export async function listFiles(root: string, isWanted: (relative: string) => boolean = () => true): Promise<FolderContent> {
  const content: FolderContent = { folders: [], files: [] };
  async function visit(relative: string): Promise<void> {
    const entries = await readdir(path.join(root, relative), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const own = path.posix.join(relative, entry.name);
      if (!isWanted(own)) continue;
      if (entry.isDirectory()) {
        content.folders.push(own);
        await visit(own);
      } else if (entry.isFile()) content.files.push(own);
    }
  }
  await visit('');
  return content;
}
