/**
 * Names of attributes and facets in the language of the page; the catalog contains them only in the default language of the shop. Used in
 * loaders and lazy components only, so that pages do not load the messages first.
 */
import { defineMessages, type IntlShape } from 'react-intl';

const attributes = defineMessages({
  category: { id: 'platform.attribute.category', defaultMessage: 'Category' },
  color: { id: 'platform.attribute.color', defaultMessage: 'Color' },
  size: { id: 'platform.attribute.size', defaultMessage: 'Size' },
  fit: { id: 'platform.attribute.fit', defaultMessage: 'Fit' },
  waist: { id: 'platform.attribute.waist', defaultMessage: 'Waist' },
  inseam: { id: 'platform.attribute.inseam', defaultMessage: 'Inseam' },
  width: { id: 'platform.attribute.width', defaultMessage: 'Width' },
  price: { id: 'platform.attribute.price', defaultMessage: 'Price' },
  weight: { id: 'platform.attribute.weight', defaultMessage: 'Fabric weight' },
  rating: { id: 'platform.attribute.rating', defaultMessage: 'Rating' },
  store: { id: 'platform.attribute.store', defaultMessage: 'In stock at a store' },
  sale: { id: 'platform.attribute.sale', defaultMessage: 'Sale' },
  new: { id: 'platform.attribute.new', defaultMessage: 'New' },
});

export const isKeyOf = <Keys extends object>(name: string, table: Keys): name is string & keyof Keys => Object.hasOwn(table, name);

/** Returns the localized name of an attribute, or its name in the catalog if the merchant has added it. */
export function attributeName(id: string, name: string, { formatMessage }: IntlShape): string {
  return isKeyOf(id, attributes) ? formatMessage(attributes[id]) : name;
}
