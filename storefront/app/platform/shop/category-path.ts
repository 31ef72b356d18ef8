/** Finding one's place in the category tree. Pure. */
import type { Category } from '@outfitter/contract/client';

/** The categories from the first level down to the one at `path`; empty where there is none. */
export function categoryPathByUrl(root: Category, path: string): Category[] {
  for (const child of root.categories) {
    if (child.vanityUrl === path) return [child];
    const descendants = categoryPathByUrl(child, path);
    if (descendants.length > 0) return [child, ...descendants];
  }
  return [];
}

/** The categories from the first level down to the one with an id; empty where there is none. */
export function categoryPathById(root: Category, id: string): Category[] {
  for (const child of root.categories) {
    if (child.id === id) return [child];
    const descendants = categoryPathById(child, id);
    if (descendants.length > 0) return [child, ...descendants];
  }
  return [];
}

/** The category that stood at `path` before, by its path of today; undefined where none did. */
export function currentPathOfMovedCategory(root: Category, path: string): string | undefined {
  for (const child of root.categories) {
    const moved = child.c_formerPaths?.includes(path) ? child.vanityUrl : currentPathOfMovedCategory(child, path);
    if (moved) return moved;
  }
  return undefined;
}
