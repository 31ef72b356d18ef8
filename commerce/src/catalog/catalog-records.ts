import type { Queryable } from '../platform/database/database.ts';
import { withAncestors } from './category-tree.ts';
import {
  allCategories,
  type CategoryRow,
  categoriesOfStyles,
  imagesOfStyles,
  type SkuRow,
  type StyleImageRow,
  type StyleRow,
  skusOfStyles,
  stylesByProductIds,
} from './read-catalog.ts';

export interface CatalogRecords {
  styles: StyleRow[];
  skus: SkuRow[];
  images: StyleImageRow[];
  categoryIds: Map<string, string[]>;
  categories: Map<string, CategoryRow>;
}

/** Reads all catalog data of some styles, without unknown ids. Five statements. */
export async function readCatalogRecords(queryable: Queryable, styleIds: readonly string[]): Promise<CatalogRecords> {
  const styles = (await stylesByProductIds(queryable, styleIds)).filter((style) => styleIds.includes(style.id));
  const ids = styles.map((style) => style.id);
  return {
    styles,
    skus: await skusOfStyles(queryable, ids),
    images: await imagesOfStyles(queryable, ids),
    categoryIds: await categoriesOfStyles(queryable, ids),
    categories: new Map((await allCategories(queryable)).map((category) => [category.id, category])),
  };
}

export async function primaryCategoryOf(queryable: Queryable, styleId: string): Promise<string | undefined> {
  const styles = await stylesByProductIds(queryable, [styleId]);
  return styles.find(({ id }) => id === styleId)?.primaryCategoryId;
}

/** Reads the ids of all categories that contain one of the styles, including ancestors. Two statements. */
export async function categoryIdsOfStyles(queryable: Queryable, styleIds: readonly string[]): Promise<string[]> {
  const direct = await categoriesOfStyles(queryable, styleIds);
  const tree = new Map((await allCategories(queryable)).map((category) => [category.id, category]));
  return withAncestors([...new Set([...direct.values()].flat())], tree).map(({ id }) => id);
}
