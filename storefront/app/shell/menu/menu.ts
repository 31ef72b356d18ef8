import type { Category } from '@outfitter/contract/client';
import { readableColor } from './menu-color.ts';

export interface MenuTile {
  text: string;
  to: string;
  image: string;
}
export interface MenuEntry {
  id: string;
  name: string;
  to: string;
  isBold: boolean;
  color: string | undefined;
  children: MenuEntry[];
}
/** Item of the first level. With `columns` it opens a menu, otherwise it is a link. */
export interface MenuItem extends MenuEntry {
  position: 'department' | 'rest' | 'last';
  /** Whether the menu is a mega menu, which has the width of the page, or a flyout, which has that of its one column (SHELL-012). */
  isMegaMenu: boolean;
  /** Columns of the menu, ordered by ranking (SHELL-013). */
  columns: MenuEntry[][];
  sideColumn: MenuEntry[];
  /** Tiles of the menu, at most three (SHELL-014). */
  tiles: MenuTile[];
}

const sideRanking = 4;
const maxTiles = 3;

const rankOf = (category: Category) => Number(category.menuSettings.ranking) || 0;
/** Returns the number of the column, 1 to 3, which is the integer part of the ranking. */
const columnOf = (category: Category) => Math.max(1, Math.floor(rankOf(category)));
const visibleCategories = (categories: readonly Category[]) =>
  categories.filter((category) => category.menuSettings.showInMenu).sort((a, b) => rankOf(a) - rankOf(b));

function toMenuEntry(category: Category): MenuEntry {
  return {
    id: category.id,
    name: category.displayName,
    to: category.vanityUrl,
    isBold: category.menuSettings.itemBold,
    color: readableColor(category.menuSettings.menuTextColor),
    children: visibleCategories(category.categories).map(toMenuEntry),
  };
}

/**
 * Distributes categories over columns by their ranking. Below 4 the integer part selects the column and the fraction the order in it; from
 * 4 on a category is in the side column.
 */
export function columnsOf(categories: readonly Category[]): Pick<MenuItem, 'columns' | 'sideColumn'> {
  const [main, side] = [
    visibleCategories(categories).filter((child) => rankOf(child) < sideRanking),
    visibleCategories(categories).filter((child) => rankOf(child) >= sideRanking),
  ];
  const byColumn = [...Map.groupBy(main, columnOf)].sort(([a], [b]) => a - b);
  return { columns: byColumn.map(([, column]) => column.map(toMenuEntry)), sideColumn: side.map(toMenuEntry) };
}

function flyoutOf(categories: readonly Category[]): Pick<MenuItem, 'columns' | 'sideColumn'> {
  const column = visibleCategories(categories).map(toMenuEntry);
  return { columns: column.length > 0 ? [column] : [], sideColumn: [] };
}

function barPosition(category: Category): MenuItem['position'] {
  if (category.menuSettings.megaMenu) return 'department';
  return rankOf(category) >= sideRanking ? 'last' : 'rest';
}

/** Builds the menu. A department without visible children is a plain link. */
export function buildMenu(root: Category): MenuItem[] {
  return visibleCategories(root.categories).map((category) => ({
    ...toMenuEntry(category),
    children: [],
    position: barPosition(category),
    isMegaMenu: category.menuSettings.megaMenu,
    ...(category.menuSettings.megaMenu ? columnsOf(category.categories) : flyoutOf(category.categories)),
    tiles: category.menuSettings.navigationTiles.tiles.slice(0, maxTiles).map(({ ctaLink, image, text }) => ({ to: ctaLink, image, text })),
  }));
}

export function opensPanel({ columns, sideColumn }: Pick<MenuItem, 'columns' | 'sideColumn'>): boolean {
  return columns.length > 0 || sideColumn.length > 0;
}
