import { type Dirent, type FSWatcher, readdirSync, watch } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the server's processes are made of. The storefront is not among them: its development server follows its own sources. */
const watchedFolders = ['contract/src', 'commerce/src', 'server/src'];
/** Milliseconds: editors and checkouts write several files in a row. */
const debounceTime = 150;

/** Calls back with the name of a changed source, once for all changes of a moment. */
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
 * Calls back with each name that changes below a folder, also in folders that are made later. Each folder is watched by itself: Node's
 * own recursive watching goes deaf to a file on Linux once an editor or a checkout has put a new one in its place.
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
      if (event === 'rename') followAnew(entry);
    });
    // The folder is gone; its own folder tells when it comes again.
    watcher.on('error', () => watcher.close());
    watchers.set(relative, watcher);
    for (const entry of entries) if (entry.isDirectory()) follow(path.join(relative, entry.name));
  }

  /** What came, went, or went and came again under this name: a folder's watcher sees only the folder that it was made for. */
  function followAnew(relative: string): void {
    for (const [name, watcher] of watchers) {
      if (name !== relative && !name.startsWith(relative + path.sep)) continue;
      watcher.close();
      watchers.delete(name);
    }
    follow(relative);
    // What was written before it was watched.
    for (const entry of entriesOf(path.join(root, relative)) ?? []) changed(path.join(relative, entry.name));
  }

  follow('');
}

/** What is in a folder; undefined where it is none. */
function entriesOf(folder: string): Dirent[] | undefined {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return undefined;
  }
}
