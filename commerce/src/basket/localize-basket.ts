/** The names of what a basket holds, in the shopper's language. */
import type { Basket, ProductItem, ShippingMethod } from '@outfitter/contract';
import { inArray } from 'drizzle-orm';
import { chosenNames } from '../catalog/find-skus.ts';
import type { StyleRow } from '../catalog/queries.ts';
import { styles } from '../catalog/tables.ts';
import { translatedStyle, wordsIn } from '../catalog/translations.ts';
import type { Queryable } from '../platform/database/database.ts';
import { promotionTranslations } from '../promotions/queries.ts';
import { methodTranslations } from '../shipping/methods.ts';

/** A line with the name, the cloth and the chosen values of its style as they are translated. */
function namedAs(style: StyleRow, item: ProductItem): ProductItem {
  const names = chosenNames(style.variationAttributes, item.c_variationValues);
  const { color } = names;
  return {
    ...item,
    productName: style.name,
    c_cloth: style.cloth,
    c_variationNames: names,
    ...(color ? { c_color: color } : {}),
    c_image: { ...item.c_image, alt: [style.name, color].filter(Boolean).join(', ') },
  };
}

type MethodNames = (method: ShippingMethod) => ShippingMethod;

async function methodNames(queryable: Queryable, locale: string): Promise<MethodNames> {
  const words = new Map((await methodTranslations(queryable)).map(({ id, translations }) => [id, wordsIn(translations, locale)]));
  return (method) => ({ ...method, ...words.get(method.id) });
}

/** Shipping methods with their names in `locale`, where they are translated; one statement, and none without a locale. */
export async function localizeShippingMethods<Answer extends { applicableShippingMethods: ShippingMethod[] }>(
  queryable: Queryable,
  answer: Answer,
  locale: string | undefined,
): Promise<Answer> {
  if (locale === undefined) return answer;
  const named = await methodNames(queryable, locale);
  return { ...answer, applicableShippingMethods: answer.applicableShippingMethods.map(named) };
}

async function callouts(queryable: Queryable, basket: Basket, locale: string): Promise<Map<string, string | undefined>> {
  const ids = basket.orderPriceAdjustments.map(({ promotionId }) => promotionId);
  const rows = ids.length > 0 ? await promotionTranslations(queryable, ids) : [];
  return new Map(rows.map(({ id, translations }) => [id, wordsIn(translations, locale).callout]));
}

/**
 * A basket with the names, cloths and chosen values of its lines, its shipping methods and what it saves, in `locale` where they are
 * translated. Without a locale it is answered as it is and nothing is asked; with one, three statements at most.
 */
export async function localizeBasket(queryable: Queryable, basket: Basket, locale: string | undefined): Promise<Basket> {
  const ids = [...new Set(basket.productItems.map((item) => item.c_masterId))];
  if (locale === undefined || ids.length === 0) return basket;
  const rows = await queryable.select().from(styles).where(inArray(styles.id, ids));
  const styleNames = new Map(rows.map((row) => [row.id, translatedStyle(row, locale)]));
  const named = await methodNames(queryable, locale);
  const called = await callouts(queryable, basket, locale);
  return {
    ...basket,
    productItems: basket.productItems.map((item) => {
      const style = styleNames.get(item.c_masterId);
      return style ? namedAs(style, item) : item;
    }),
    applicableShippingMethods: basket.applicableShippingMethods.map(named),
    shipments: basket.shipments.map((shipment) =>
      shipment.shippingMethod ? { ...shipment, shippingMethod: named(shipment.shippingMethod) } : shipment,
    ),
    orderPriceAdjustments: basket.orderPriceAdjustments.map((adjustment) => ({
      ...adjustment,
      itemText: called.get(adjustment.promotionId) ?? adjustment.itemText,
    })),
  };
}
