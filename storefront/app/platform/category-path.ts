/** Finding one's place in the category tree. Pure. */
import type { Category } from '@outfitter/contract/client';

/** The categories from the first level down to the one at `path`; empty where there is none. */
export function categoriesTo(root: Category, path: string): Category[] {
  for (const child of root.categories) {
    if (child.vanityUrl === path) return [child];
    const below = categoriesTo(child, path);
    if (below.length > 0) return [child, ...below];
  }
  return [];
}

/** The categories from the first level down to the one with an id; empty where there is none. */
export function categoriesToId(root: Category, id: string): Category[] {
  for (const child of root.categories) {
    if (child.id === id) return [child];
    const below = categoriesToId(child, id);
    if (below.length > 0) return [child, ...below];
  }
  return [];
}

/** The category that stood at `path` before, by its path of today; undefined where none did. */
export function movedCategory(root: Category, path: string): string | undefined {
  for (const child of root.categories) {
    const moved = child.c_formerPaths?.includes(path) ? child.vanityUrl : movedCategory(child, path);
    if (moved) return moved;
  }
  return undefined;
}
