import type { OrderSummary } from '@outfitter/contract/client';
import type { SoldStyles } from './use-ordered-products.ts';

type OrderedItem = OrderSummary['productItems'][number];

function itemInLanguage(item: OrderedItem, soldStyles: SoldStyles): OrderedItem {
  const style = soldStyles.get(item.c_masterId);
  if (!style) return item;
  const nameOf = (attribute: string) => {
    const values = style.variationAttributes.find(({ id }) => id === attribute)?.values;
    return values?.find(({ value }) => value === item.c_variationValues[attribute])?.name;
  };
  const names = Object.entries(item.c_variationNames).map(([attribute, saved]) => [attribute, nameOf(attribute) ?? saved]);
  const color = item.c_color === undefined ? undefined : (nameOf('color') ?? item.c_color);
  return {
    ...item,
    productName: style.name,
    c_variationNames: Object.fromEntries(names),
    ...(color === undefined ? {} : { c_color: color }),
    c_image: { ...item.c_image, alt: [style.name, color].filter(Boolean).join(', ') },
  };
}

/**
 * Returns an order with its items named as the catalog names them, in the language in which the styles were loaded. An order keeps the
 * names of its purchase, in the language of the purchase; they stay for styles that are no longer sold, and until the styles are loaded.
 */
export function inCatalogLanguage<O extends Pick<OrderSummary, 'productItems'>>(order: O, soldStyles: SoldStyles | undefined): O {
  if (!soldStyles) return order;
  return { ...order, productItems: order.productItems.map((item) => itemInLanguage(item, soldStyles)) };
}
