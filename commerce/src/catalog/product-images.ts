import type { Product, ProductSwatchImages } from '@outfitter/contract';
import type { Queryable } from '../platform/database/database.ts';
import { presentImage, presentImageGroups, swatchImage } from './present-image.ts';
import { imagesOfStyles, type ResolvedProduct, resolveProducts, type StyleImageRow } from './read-catalog.ts';
import { translateImage, translateStyle } from './translations.ts';

interface StyleWithImages extends ResolvedProduct {
  images: StyleImageRow[];
}

async function readStylesWithImages(
  queryable: Queryable,
  productIds: readonly string[],
  locale: string | undefined,
): Promise<StyleWithImages[]> {
  const named = new Map((await resolveProducts(queryable, productIds)).map((row) => [row.requestedId, row]));
  const images = Map.groupBy(
    await imagesOfStyles(queryable, [...new Set([...named.values()].map((row) => row.style.id))]),
    (row) => row.styleId,
  );
  return [...new Set(productIds)].flatMap((id) => {
    const row = named.get(id);
    if (!row) return [];
    const style = translateStyle(row.style, locale);
    return [{ ...row, style, images: (images.get(style.id) ?? []).map((image) => translateImage(image, style, locale)) }];
  });
}

export interface ProductImages {
  styleId: string;
  imageGroups: Product['imageGroups'];
}

/** Reads the images of a style or of one of its colors; for a SKU, those of its color (API-045). `undefined` for an unknown product. */
export async function findProductImages(
  queryable: Queryable,
  { productId, color, locale }: { productId: string; color?: string | undefined; locale?: string | undefined },
): Promise<ProductImages | undefined> {
  const [found] = await readStylesWithImages(queryable, [productId], locale);
  if (!found) return undefined;
  const colorCode = color ?? found.colorCode ?? undefined;
  return {
    styleId: found.style.id,
    imageGroups: presentImageGroups(found.images.filter((image) => colorCode === undefined || image.colorCode === colorCode)),
  };
}

export interface SwatchImages extends ProductSwatchImages {
  styleId: string;
}

/** Reads the colors of each known product with their swatch images, in the requested order (API-046, API-047). */
export async function findSwatchImages(queryable: Queryable, productIds: readonly string[], locale?: string): Promise<SwatchImages[]> {
  const found = await readStylesWithImages(queryable, productIds, locale);
  return found.map(({ requestedId, style, images }) => {
    const colors = style.variationAttributes.find(({ id }) => id === 'color')?.values ?? [];
    const swatches = colors.map(({ value, name, swatch }) => {
      const image = swatchImage(images, value);
      return { color: value, name, ...(swatch ? { c_swatch: swatch } : {}), ...(image ? { image: presentImage(image) } : {}) };
    });
    return { productId: requestedId, styleId: style.id, swatches };
  });
}
