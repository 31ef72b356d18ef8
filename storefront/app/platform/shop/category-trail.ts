import type { Category } from '@outfitter/contract/client';

/** Returns the categories from the top level down to the one with this URL path, or an empty array. */
export function findCategoryTrailByUrl(root: Category, url: string): Category[] {
  for (const child of root.categories) {
    if (child.vanityUrl === url) return [child];
    const descendants = findCategoryTrailByUrl(child, url);
    if (descendants.length > 0) return [child, ...descendants];
  }
  return [];
}

export function findCategoryTrailById(root: Category, id: string): Category[] {
  for (const child of root.categories) {
    if (child.id === id) return [child];
    const descendants = findCategoryTrailById(child, id);
    if (descendants.length > 0) return [child, ...descendants];
  }
  return [];
}

/** Returns the current URL path of the category that had `url` as a former path. */
export function findMovedCategoryUrl(root: Category, url: string): string | undefined {
  for (const child of root.categories) {
    const moved = child.c_formerPaths?.includes(url) ? child.vanityUrl : findMovedCategoryUrl(child, url);
    if (moved) return moved;
  }
  return undefined;
}
