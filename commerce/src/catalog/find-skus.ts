import type { Image } from '@outfitter/contract';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { firstJsonRow } from '../platform/database/json-rows.ts';
import { prepared } from '../platform/database/prepared.ts';
import { placeholderImage, presentImage } from './present-image.ts';
import { isPicture, skus, styleImages, styles } from './tables.ts';

export interface SkuDetails {
  skuId: string;
  styleId: string;
  name: string;
  slug: string;
  fabric: string;
  primaryCategoryId: string;
  taxClass: 'clothing' | 'goods' | 'gift_card';
  variationValues: Record<string, string>;
  /** Display names of the values: `{ color: 'Duck Brown', size: 'L' }`. */
  variationNames: Record<string, string>;
  image: Image;
  giftCardAmounts: number[] | undefined;
}

const firstImage = firstJsonRow(
  styleImages,
  sql`${styleImages.styleId} = ${styles.id} AND ${isPicture}`,
  sql`(${styleImages.colorCode} = ${skus.colorCode}) DESC NULLS LAST, ${styleImages.position}`,
);

function selectSkus(db: Queryable) {
  return db
    .select({
      skuId: skus.id,
      styleId: styles.id,
      name: styles.name,
      slug: styles.slug,
      fabric: styles.cloth,
      primaryCategoryId: styles.primaryCategoryId,
      taxClass: skus.taxClass,
      variationValues: skus.variationValues,
      variationAttributes: styles.variationAttributes,
      giftCardAmounts: sql<number[] | null>`${styles.copy} -> 'giftCardAmounts'`,
      firstImage,
    })
    .from(skus)
    .innerJoin(styles, eq(styles.id, skus.styleId))
    .where(sql`${skus.id} = ANY(${sql.placeholder('skuIds')})`);
}

/** Reads the SKUs with these ids in one SQL statement. Unknown ids are missing from the map. */
export async function findSkus(queryable: Queryable, skuIds: readonly string[]): Promise<Map<string, SkuDetails>> {
  if (skuIds.length === 0) return new Map();
  const query = prepared(queryable, 'find_skus', selectSkus);
  const rows = await query.execute({ skuIds: [...skuIds] });
  return new Map(
    rows.map(({ variationAttributes, giftCardAmounts, firstImage, ...row }) => [
      row.skuId,
      {
        ...row,
        variationNames: variationNamesOf({ variationAttributes, isGiftCard: giftCardAmounts !== null }, row.variationValues),
        image: firstImage ? presentImage(firstImage) : placeholderImage(row.name),
        giftCardAmounts: giftCardAmounts ?? undefined,
      },
    ]),
  );
}

interface NamedVariations {
  variationAttributes: { id: string; values: { value: string; name: string }[] }[];
  isGiftCard: boolean;
}

/** Returns the display names of the values of a variant. A gift card with a single design has no design to name. */
export function variationNamesOf(
  { variationAttributes, isGiftCard }: NamedVariations,
  values: Record<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    variationAttributes.flatMap(({ id, values: attributeValues }) => {
      if (isGiftCard && attributeValues.length === 1) return [];
      const name = attributeValues.find(({ value }) => value === values[id])?.name;
      return name === undefined ? [] : [[id, name]];
    }),
  );
}
