import { endpoints } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { Fault } from '../platform/http/fault.ts';
import { type BoundRoute, bind } from '../platform/http/route.ts';
import { categoryTree, rootCategoryId } from './category-tree.ts';
import { findProductImages, findSwatchImages, type SwatchImages } from './product-images.ts';
import { categoriesKey, readCategoryTree } from './read-category-tree.ts';

const levelsDefault = 3;

function productNotFound(productId: string): Fault {
  return new Fault('ProductNotFoundException', `No product with the id '${productId}'.`, { productId });
}

function swatchesOf({ productId, swatches }: SwatchImages) {
  return { productId, swatches };
}

export function routes({ database: { db }, settings, cache }: CommerceDependencies): BoundRoute[] {
  return [
    bind(endpoints.getCategories, async ({ params: { categoryId }, query, dependsOn }) => {
      const { categories, counts } = await readCategoryTree(db, cache);
      const tree = categoryTree(categories, counts, categoryId, query.levels ?? levelsDefault, settings.brand, query.locale);
      dependsOn(categoriesKey, ...(categoryId === rootCategoryId ? [] : [`category-${categoryId}`]));
      if (!tree) throw new Fault('CategoryNotFoundException', `No category with the id '${categoryId}'.`, { categoryId });
      return tree;
    }),
    bind(endpoints.getProductImages, async ({ body, query, dependsOn }) => {
      const found = await findProductImages(db, { ...body, locale: query.locale });
      dependsOn(`product-${found?.styleId ?? body.productId}`);
      if (!found) throw productNotFound(body.productId);
      return { productId: body.productId, imageGroups: found.imageGroups };
    }),
    bind(endpoints.getProductSwatchImages, async ({ body: { productId }, query, dependsOn }) => {
      const [found] = await findSwatchImages(db, [productId], query.locale);
      dependsOn(`product-${found?.styleId ?? productId}`);
      if (!found) throw productNotFound(productId);
      return swatchesOf(found);
    }),
    bind(endpoints.getProductSwatchImagesBatch, async ({ body: { productIds }, query, dependsOn }) => {
      const found = await findSwatchImages(db, productIds, query.locale);
      dependsOn(...[...productIds, ...found.map(({ styleId }) => styleId)].map((id) => `product-${id}`));
      return { count: found.length, data: found.map(swatchesOf) };
    }),
  ];
}
