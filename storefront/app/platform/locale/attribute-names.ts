/**
 * Names of attributes and facets in the page's language; the catalog has them in the shop's own. Used in loaders only, so that the browser
 * does not load the messages.
 */
import { defineMessages, type IntlShape } from 'react-intl';

const attributes = defineMessages({
  category: { id: 'facet.category', defaultMessage: 'Category' },
  color: { id: 'facet.color', defaultMessage: 'Color' },
  size: { id: 'facet.size', defaultMessage: 'Size' },
  fit: { id: 'facet.fit', defaultMessage: 'Fit' },
  waist: { id: 'facet.waist', defaultMessage: 'Waist' },
  inseam: { id: 'facet.inseam', defaultMessage: 'Inseam' },
  width: { id: 'facet.width', defaultMessage: 'Width' },
  price: { id: 'facet.price', defaultMessage: 'Price' },
  weight: { id: 'facet.weight', defaultMessage: 'Cloth weight' },
  rating: { id: 'facet.rating', defaultMessage: 'Rating' },
  sale: { id: 'facet.sale', defaultMessage: 'Sale' },
  new: { id: 'facet.new', defaultMessage: 'New' },
});

export const isKeyOf = <Keys extends object>(name: string, table: Keys): name is string & keyof Keys => Object.hasOwn(table, name);

/** Attributes that the merchant has added keep their name from the catalog. */
export function attributeName(id: string, name: string, { formatMessage }: IntlShape): string {
  return isKeyOf(id, attributes) ? formatMessage(attributes[id]) : name;
}
