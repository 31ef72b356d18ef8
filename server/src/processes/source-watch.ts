import { type Dirent, type FSWatcher, readdirSync, watch } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Sources of the server's processes; the storefront has its own development server. */
const watchedFolders = ['contract/src', 'commerce/src', 'server/src'];
/** Milliseconds within which an editor or a checkout may write several files. */
const debounceTime = 150;

/** Calls back with the name of a changed source, once per burst of changes. */
export function onSourceChange(changed: (file: string) => void): void {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of watchedFolders) {
    watchTree(fileURLToPath(new URL(`../../../${folder}`, import.meta.url)), (name) => {
      if (!/\.(ts|sql|json)$/.test(name) || /\.test\.ts$/.test(name)) return;
      clearTimeout(timer);
      timer = setTimeout(() => changed(`${folder}/${name}`), debounceTime);
    });
  }
}

/**
 * Watches a folder and its subfolders, including new ones. Each folder has its own watcher, because Node's recursive watcher on Linux
 * misses changes of a file that an editor has replaced.
 */
export function watchTree(root: string, changed: (name: string) => void): void {
  const watchers = new Map<string, FSWatcher>();

  function follow(relative: string): void {
    const entries = entriesOf(path.join(root, relative));
    if (!entries) return;
    const watcher = watch(path.join(root, relative), (event, name) => {
      if (!name) return;
      const entry = path.join(relative, name);
      changed(entry);
      if (event === 'rename') watchAgain(entry);
    });
    // The folder was deleted; the watcher of its parent reports if it is created again.
    watcher.on('error', () => watcher.close());
    watchers.set(relative, watcher);
    for (const entry of entries) if (entry.isDirectory()) follow(path.join(relative, entry.name));
  }

  /** Watches an entry again after it was created, deleted or replaced: a watcher follows only the original folder. */
  function watchAgain(relative: string): void {
    for (const [name, watcher] of watchers) {
      if (name !== relative && !name.startsWith(relative + path.sep)) continue;
      watcher.close();
      watchers.delete(name);
    }
    follow(relative);
    // Files created before the watcher.
    for (const entry of entriesOf(path.join(root, relative)) ?? []) changed(path.join(relative, entry.name));
  }

  follow('');
}

function entriesOf(folder: string): Dirent[] | undefined {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return undefined;
  }
}
