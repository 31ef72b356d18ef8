/** The category tree as the menus show it. Pure. */
import type { Category } from '@outfitter/contract/client';

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
  isSale: boolean;
  below: MenuEntry[];
}
/** A first-level entry. One with `columns` opens a menu, the others are links. */
export interface MenuItem extends MenuEntry {
  /** Which part of the bar it stands in: a department, the rest after the stroke, or pushed to its end. */
  place: 'department' | 'rest' | 'last';
  /** Main columns first, then the side column (SHELL-013). */
  columns: MenuEntry[][];
  /** One to three (SHELL-014). */
  tiles: MenuTile[];
}

/** Rankings from here on stand aside: in the side column of a menu, at the end of the bar (specification 1 §9). */
const asideFrom = 4;
const mostTiles = 3;

const rankOf = (category: Category) => Number(category.menuSettings.ranking) || 0;
const shown = (categories: readonly Category[]) =>
  categories.filter((category) => category.menuSettings.showInMenu).sort((a, b) => rankOf(a) - rankOf(b));

function entryOf(category: Category): MenuEntry {
  return {
    id: category.id,
    name: category.displayName,
    to: category.vanityUrl,
    isBold: category.menuSettings.itemBold,
    isSale: category.menuSettings.menuTextColor !== undefined,
    below: shown(category.categories).map(entryOf),
  };
}

/** Children by column: the whole part of the ranking names the column, its suffix the order inside; from 4 on all share one. */
export function columnsOf(categories: readonly Category[]): MenuEntry[][] {
  const byColumn = Map.groupBy(shown(categories), (category) => Math.min(asideFrom, Math.floor(rankOf(category))));
  return [...byColumn].sort(([a], [b]) => a - b).map(([, column]) => column.map(entryOf));
}

function placeOf(category: Category): MenuItem['place'] {
  if (category.menuSettings.megaMenu) return 'department';
  return rankOf(category) >= asideFrom ? 'last' : 'rest';
}

/** The first-level entries in their order. */
export function menuOf(root: Category): MenuItem[] {
  return shown(root.categories).map((category) => ({
    ...entryOf(category),
    below: [],
    place: placeOf(category),
    columns: category.menuSettings.megaMenu ? columnsOf(category.categories) : [],
    tiles: category.menuSettings.navigationTiles.tiles
      .slice(0, mostTiles)
      .map(({ ctaLink, image, text }) => ({ to: ctaLink, image, text })),
  }));
}
