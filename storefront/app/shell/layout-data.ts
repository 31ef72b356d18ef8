import type { Category, ContentBody } from '@outfitter/contract/client';
import { buildMenu, type MenuItem } from './menu/menu.ts';

export interface LayoutData {
  menu: readonly MenuItem[];
  announcementBar: ContentBody | undefined;
  footer: ContentBody | undefined;
}

const layouts = new WeakMap<Category, LayoutData>();

/** Builds the data of the layout, or returns that of the previous page if it has the same sources. */
export function buildLayoutData(root: Category, announcementBar: ContentBody | undefined, footer: ContentBody | undefined): LayoutData {
  const cached = layouts.get(root);
  if (cached && cached.announcementBar === announcementBar && cached.footer === footer) return cached;
  const layout = Object.freeze({ menu: buildMenu(root), announcementBar, footer });
  layouts.set(root, layout);
  return layout;
}
