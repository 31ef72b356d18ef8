/**
 * Names of attributes and facets in the page's language; the catalog has them in the shop's own. Used in loaders only, so that the browser
 * does not load the messages.
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
  weight: { id: 'platform.attribute.weight', defaultMessage: 'Cloth weight' },
  rating: { id: 'platform.attribute.rating', defaultMessage: 'Rating' },
  sale: { id: 'platform.attribute.sale', defaultMessage: 'Sale' },
  new: { id: 'platform.attribute.new', defaultMessage: 'New' },
});

export const isKeyOf = <Keys extends object>(name: string, table: Keys): name is string & keyof Keys => Object.hasOwn(table, name);

/** Attributes that the merchant has added keep their name from the catalog. */
export function attributeName(id: string, name: string, { formatMessage }: IntlShape): string {
  return isKeyOf(id, attributes) ? formatMessage(attributes[id]) : name;
}
