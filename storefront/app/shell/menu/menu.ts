/** The category tree as the menus show it. Pure. */
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
  /** The merchant's colour for it, where one is set that can be read (`menuTextColor`). */
  color: string | undefined;
  children: MenuEntry[];
}
/** A first-level entry. One with `columns` opens a menu, the others are links. */
export interface MenuItem extends MenuEntry {
  /** Which part of the bar it stands in: a department, the rest after the stroke, or pushed to its end. */
  position: 'department' | 'rest' | 'last';
  /** Main columns, by ranking (SHELL-013). */
  columns: MenuEntry[][];
  /** What stands aside of them, in one column. */
  sideColumn: MenuEntry[];
  /** One to three (SHELL-014). */
  tiles: MenuTile[];
}

/** Rankings from here on stand aside: in the side column of a menu, at the end of the bar (specification 1 §9). */
const sideRanking = 4;
const maxTiles = 3;

const rankOf = (category: Category) => Number(category.menuSettings.ranking) || 0;
/** Whole numbers name the main columns 1 to 3; what carries no ranking stands in the first. */
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

/** Children below ranking 4 by column, the suffix ('.01', '.02') being the order inside; those from 4 on in one side column. */
export function columnsOf(categories: readonly Category[]): Pick<MenuItem, 'columns' | 'sideColumn'> {
  const [main, side] = [
    visibleCategories(categories).filter((child) => rankOf(child) < sideRanking),
    visibleCategories(categories).filter((child) => rankOf(child) >= sideRanking),
  ];
  const byColumn = [...Map.groupBy(main, columnOf)].sort(([a], [b]) => a - b);
  return { columns: byColumn.map(([, column]) => column.map(toMenuEntry)), sideColumn: side.map(toMenuEntry) };
}

function barPosition(category: Category): MenuItem['position'] {
  if (category.menuSettings.megaMenu) return 'department';
  return rankOf(category) >= sideRanking ? 'last' : 'rest';
}

/** The first-level entries in their order. One that lost what stood below it is a plain link again. */
export function buildMenu(root: Category): MenuItem[] {
  return visibleCategories(root.categories).map((category) => ({
    ...toMenuEntry(category),
    children: [],
    position: barPosition(category),
    ...columnsOf(category.menuSettings.megaMenu ? category.categories : []),
    tiles: category.menuSettings.navigationTiles.tiles.slice(0, maxTiles).map(({ ctaLink, image, text }) => ({ to: ctaLink, image, text })),
  }));
}

/** Whether something opens under an entry of the bar. */
export function opensPanel({ columns, sideColumn }: Pick<MenuItem, 'columns' | 'sideColumn'>): boolean {
  return columns.length > 0 || sideColumn.length > 0;
}
