import type { Image } from '@outfitter/contract';
import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../platform/database.ts';
import { imageOf, missingImage } from './image.ts';
import { skus, styleImages, styles } from './tables.ts';

/** A SKU as a basket line or an order line shows it. */
export interface SkuFacts {
  skuId: string;
  styleId: string;
  name: string;
  slug: string;
  cloth: string;
  primaryCategoryId: string;
  taxClass: 'clothing' | 'goods' | 'gift_card';
  variationValues: Record<string, string>;
  /** The same with names for people: `{ color: 'Duck Brown', size: 'L' }`. */
  variationNames: Record<string, string>;
  image: Image;
  giftCardAmounts: number[] | undefined;
}

/** The facts of each SKU that exists; unknown ones are left out. Two statements. */
export async function findSkus(queryable: Queryable, skuIds: readonly string[]): Promise<Map<string, SkuFacts>> {
  if (skuIds.length === 0) return new Map();
  const rows = await queryable
    .select({
      skuId: skus.id,
      styleId: styles.id,
      name: styles.name,
      slug: styles.slug,
      cloth: styles.cloth,
      primaryCategoryId: styles.primaryCategoryId,
      taxClass: skus.taxClass,
      colorCode: skus.colorCode,
      variationValues: skus.variationValues,
      variationAttributes: styles.variationAttributes,
      copy: styles.copy,
    })
    .from(skus)
    .innerJoin(styles, eq(styles.id, skus.styleId))
    .where(inArray(skus.id, [...skuIds]));
  const images = await frontImages(queryable, [...new Set(rows.map((row) => row.styleId))]);
  return new Map(
    rows.map(({ colorCode, variationAttributes, copy, ...row }) => [
      row.skuId,
      {
        ...row,
        variationNames: namesOf(variationAttributes, row.variationValues),
        image: images.get(`${row.styleId}/${colorCode}`) ?? images.get(row.styleId) ?? missingImage(row.name),
        giftCardAmounts: copy.giftCardAmounts,
      },
    ]),
  );
}

function namesOf(
  attributes: { id: string; values: { value: string; name: string }[] }[],
  values: Record<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    attributes.flatMap(({ id, values: known }) => {
      const name = known.find(({ value }) => value === values[id])?.name;
      return name === undefined ? [] : [[id, name]];
    }),
  );
}

/** The first picture of each colour, keyed `style/color`; the style's own first picture under the style alone. */
async function frontImages(queryable: Queryable, styleIds: readonly string[]): Promise<Map<string, Image>> {
  const rows = await queryable
    .select()
    .from(styleImages)
    .where(inArray(styleImages.styleId, [...styleIds]))
    .orderBy(styleImages.position);
  const found = new Map<string, Image>();
  for (const row of rows) {
    const image = imageOf(row);
    for (const key of [`${row.styleId}/${row.colorCode}`, row.styleId]) if (!found.has(key)) found.set(key, image);
  }
  return found;
}
