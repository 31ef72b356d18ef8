import type { Basket, ProductItem, ShippingMethod } from '@outfitter/contract';
import { variationNamesOf } from '../../catalog/find-skus.ts';
import { type LocalizedStyle, localizedStyles } from '../../catalog/localized-styles.ts';
import { translationIn } from '../../catalog/translations.ts';
import type { InvalidatingCache } from '../../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { promotionTranslations } from '../../promotions/list-promotions.ts';
import { readMethodTexts } from '../../shipping/shipping-methods.ts';
import { pickupMethodTranslations } from '../shipment/pickup/pickup-methods.ts';

function localizeItem(style: LocalizedStyle, item: ProductItem): ProductItem {
  const names = variationNamesOf(style, item.c_variationValues);
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

type MethodLocalizer = <Method extends Pick<ShippingMethod, 'id' | 'name' | 'c_carrier'>>(method: Method) => Method;

async function methodLocalizer(queryable: Queryable, locale: string, cache: InvalidatingCache | undefined): Promise<MethodLocalizer> {
  const texts = await readMethodTexts(queryable, locale, cache);
  for (const { id, translations } of pickupMethodTranslations) texts.set(id, translationIn(translations, locale));
  return (method) => {
    const { carrier, name, description } = texts.get(method.id) ?? {};
    return {
      ...method,
      ...(name ? { name } : {}),
      ...(description && 'description' in method ? { description } : {}),
      ...(carrier ? { c_carrier: carrier } : {}),
    };
  };
}

export async function localizeShippingMethods<Methods extends { applicableShippingMethods: ShippingMethod[] }>(
  queryable: Queryable,
  methods: Methods,
  locale: string | undefined,
  cache?: InvalidatingCache,
): Promise<Methods> {
  if (locale === undefined) return methods;
  const localize = await methodLocalizer(queryable, locale, cache);
  return { ...methods, applicableShippingMethods: methods.applicableShippingMethods.map(localize) };
}

async function localizedCallouts(
  queryable: Queryable,
  basket: Basket,
  locale: string,
  cache: InvalidatingCache | undefined,
): Promise<Map<string, string | undefined>> {
  const ids = basket.orderPriceAdjustments.map(({ promotionId }) => promotionId);
  const rows = ids.length > 0 ? await promotionTranslations(queryable, ids, cache) : [];
  return new Map(rows.map(({ id, translations }) => [id, translationIn(translations, locale).callout]));
}

function localizeShipment(
  { shippingMethod, c_parcels, ...shipment }: Basket['shipments'][number],
  localizeMethod: MethodLocalizer,
): Basket['shipments'][number] {
  return {
    ...shipment,
    ...(shippingMethod ? { shippingMethod: localizeMethod(shippingMethod) } : {}),
    ...(c_parcels
      ? {
          c_parcels: c_parcels.map(({ c_shippingMethod: method, ...parcel }) =>
            method ? { ...parcel, c_shippingMethod: localizeMethod(method) } : parcel,
          ),
        }
      : {}),
  };
}

/** Localizes the items, shipping methods and promotions of a basket. At most three statements; none without a locale. */
export async function localizeBasket(
  queryable: Queryable,
  basket: Basket,
  locale: string | undefined,
  cache?: InvalidatingCache,
): Promise<Basket> {
  const styleIds = [...new Set(basket.productItems.map((item) => item.c_masterId))];
  if (locale === undefined || styleIds.length === 0) return basket;
  const styles = await localizedStyles(queryable, styleIds, locale, cache);
  const localizeMethod = await methodLocalizer(queryable, locale, cache);
  const callouts = await localizedCallouts(queryable, basket, locale, cache);
  return {
    ...basket,
    productItems: basket.productItems.map((item) => {
      const style = styles.get(item.c_masterId);
      return style ? localizeItem(style, item) : item;
    }),
    applicableShippingMethods: basket.applicableShippingMethods.map(localizeMethod),
    shipments: basket.shipments.map((shipment) => localizeShipment(shipment, localizeMethod)),
    orderPriceAdjustments: basket.orderPriceAdjustments.map((adjustment) => ({
      ...adjustment,
      itemText: callouts.get(adjustment.promotionId) ?? adjustment.itemText,
    })),
  };
}
