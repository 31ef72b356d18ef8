import type { Category } from '@outfitter/contract';
import type { CategoryRow } from './read-catalog.ts';
import { presentLocales, translateCategory } from './translations.ts';

export const rootCategoryId = 'root';

/** Counts the styles in or below each category; a style in several of its children counts once. */
export function countStyles(
  categories: readonly CategoryRow[],
  pairs: readonly { styleId: string; categoryId: string }[],
): Map<string, number> {
  const parentOf = new Map(categories.map((category) => [category.id, category.parentId]));
  const stylesBelow = new Map<string, Set<string>>();
  for (const { styleId, categoryId } of pairs) {
    for (let ancestorId: string | null | undefined = categoryId; ancestorId; ancestorId = parentOf.get(ancestorId)) {
      const descendantStyles = stylesBelow.get(ancestorId) ?? new Set();
      stylesBelow.set(ancestorId, descendantStyles.add(styleId));
    }
  }
  return new Map([...stylesBelow].map(([id, descendantStyles]) => [id, descendantStyles.size]));
}

/** Returns the categories and their ancestors, each once, from the top down; ignores unknown ids. */
export function withAncestors<Row extends Pick<CategoryRow, 'id' | 'parentId'>>(
  ids: readonly string[],
  tree: ReadonlyMap<string, Row>,
): Row[] {
  const found = new Map<string, Row>();
  const visit = (id: string | null) => {
    const row = id === null ? undefined : tree.get(id);
    if (!row || found.has(row.id)) return;
    visit(row.parentId);
    found.set(row.id, row);
  };
  for (const id of ids) visit(id);
  return [...found.values()];
}

/** Returns the node of `categoryId` with `levels` levels below it, translated to `locale`; `undefined` for an unknown id. */
export function categoryTree(
  categories: readonly CategoryRow[],
  counts: ReadonlyMap<string, number>,
  categoryId: string,
  levels: number,
  brand: string,
  locale?: string,
): Category | undefined {
  const translated = categories.map((category) => translateCategory(category, locale));
  const childrenOf = Map.groupBy(translated, (category) => category.parentId ?? rootCategoryId);
  const childTrees = (id: string, levelsLeft: number): Category[] =>
    levelsLeft > 0 ? (childrenOf.get(id) ?? []).map((child) => present(child, levelsLeft)) : [];
  const present = (row: CategoryRow, levelsLeft: number): Category => {
    const { tiles, ...menu } = row.menu;
    return {
      id: row.id,
      categoryId: { id: row.id, name: row.name, sfid: row.id },
      name: row.name,
      displayName: row.name,
      vanityUrl: row.path,
      ...(row.formerPaths.length > 0 ? { c_formerPaths: row.formerPaths } : {}),
      ...(row.parentId ? { parentCategoryId: row.parentId } : {}),
      pageTitle: row.name,
      pageDescription: row.description,
      c_line: row.line,
      c_count: counts.get(row.id) ?? 0,
      ...presentLocales(row.translations),
      menuSettings: { ...menu, navigationTiles: { tiles: tiles.map(({ text, link, image }) => ({ ctaLink: link, image, text })) } },
      categories: childTrees(row.id, levelsLeft - 1),
    };
  };
  if (categoryId === rootCategoryId) return { ...rootOf(brand), categories: childTrees(rootCategoryId, levels) };
  const row = translated.find((category) => category.id === categoryId);
  return row && present(row, levels + 1);
}

function rootOf(brand: string): Category {
  return {
    id: rootCategoryId,
    categoryId: { id: rootCategoryId, name: brand, sfid: rootCategoryId },
    name: brand,
    displayName: brand,
    vanityUrl: '/',
    pageTitle: brand,
    pageDescription: '',
    c_line: '',
    c_count: 0,
    menuSettings: { showInMenu: false, ranking: '0', megaMenu: false, itemBold: false, navigationTiles: { tiles: [] } },
    categories: [],
  };
}
