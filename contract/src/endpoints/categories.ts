import { z } from 'zod';
import { defineEndpoint, shopParams, shopQuery } from './define-endpoint.ts';

export interface Category {
  id: string;
  /** The category in the systems that refer to it; `sfid` is its id there (SHELL-045). */
  categoryId: { id: string; name: string; sfid: string };
  name: string;
  displayName: string;
  vanityUrl: string;
  c_formerPaths?: string[];
  parentCategoryId?: string;
  pageTitle: string;
  pageDescription: string;
  c_line: string;
  c_count: number;
  c_locales?: string[];
  menuSettings: {
    showInMenu: boolean;
    /** Column of the menu. Below 4: a main column, sorted by the decimals; from 4: the side column. */
    ranking: string;
    megaMenu: boolean;
    itemBold: boolean;
    menuTextColor?: string;
    navigationTiles: { tiles: { ctaLink: string; image: string; text: string }[] };
  };
  categories: Category[];
}

export const category: z.ZodType<Category> = z.strictObject({
  id: z.string(),
  categoryId: z.strictObject({ id: z.string(), name: z.string(), sfid: z.string() }),
  name: z.string(),
  displayName: z.string(),
  vanityUrl: z.string(),
  c_formerPaths: z.array(z.string()).optional(),
  parentCategoryId: z.string().optional(),
  pageTitle: z.string(),
  pageDescription: z.string(),
  c_line: z.string(),
  c_count: z.number().int(),
  c_locales: z.array(z.string()).optional(),
  menuSettings: z.strictObject({
    showInMenu: z.boolean(),
    ranking: z.string(),
    megaMenu: z.boolean(),
    itemBold: z.boolean(),
    menuTextColor: z.string().optional(),
    navigationTiles: z.strictObject({ tiles: z.array(z.strictObject({ ctaLink: z.string(), image: z.string(), text: z.string() })) }),
  }),
  get categories() {
    return z.array(category);
  },
});

export const getCategories = defineEndpoint('getCategories', {
  summary: 'Returns a category with its subcategories. `root` returns the whole tree.',
  params: shopParams({ categoryId: z.string().max(100) }),
  query: shopQuery({ levels: z.coerce.number().int().min(0).max(3).optional() }),
  response: category,
  faults: ['CategoryNotFoundException'],
});
