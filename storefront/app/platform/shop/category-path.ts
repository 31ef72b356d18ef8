import type { Category } from '@outfitter/contract/client';

export function categoryPathByUrl(root: Category, path: string): Category[] {
  for (const child of root.categories) {
    if (child.vanityUrl === path) return [child];
    const descendants = categoryPathByUrl(child, path);
    if (descendants.length > 0) return [child, ...descendants];
  }
  return [];
}

export function categoryPathById(root: Category, id: string): Category[] {
  for (const child of root.categories) {
    if (child.id === id) return [child];
    const descendants = categoryPathById(child, id);
    if (descendants.length > 0) return [child, ...descendants];
  }
  return [];
}

/** Returns the current path of the category that had `path` before. */
export function currentPathOfMovedCategory(root: Category, path: string): string | undefined {
  for (const child of root.categories) {
    const moved = child.c_formerPaths?.includes(path) ? child.vanityUrl : currentPathOfMovedCategory(child, path);
    if (moved) return moved;
  }
  return undefined;
}
