import { inVariationOrder, type ProductItem } from '@outfitter/contract/client';
import { type IntlShape, useIntl } from 'react-intl';

/**
 * Adds the name of the attribute to a value that is a number; "Duck Brown", "Large" and "4 ft" need none. A no-break space keeps the two
 * on one line.
 */
function labeledValue(attribute: string, value: string, intl: IntlShape): string {
  if (attribute === 'width') return intl.formatMessage({ id: 'basket.line.width', defaultMessage: 'Width\u00a0{value}' }, { value });
  if (!/^\d\S*$/.test(value)) return value;
  switch (attribute) {
    case 'waist':
      return intl.formatMessage({ id: 'basket.line.waist', defaultMessage: 'Waist\u00a0{value}' }, { value });
    case 'inseam':
      return intl.formatMessage({ id: 'basket.line.inseam', defaultMessage: 'Inseam\u00a0{value}' }, { value });
    case 'size':
      return intl.formatMessage({ id: 'basket.line.size', defaultMessage: 'Size\u00a0{value}' }, { value });
    default:
      return value;
  }
}

export function variationText(item: Pick<ProductItem, 'c_variationNames'>, intl: IntlShape): string {
  return inVariationOrder(item.c_variationNames)
    .map(([attribute, value]) => labeledValue(attribute, value, intl))
    .join(', ');
}

export function useVariationText(): (item: Pick<ProductItem, 'c_variationNames'>) => string {
  const intl = useIntl();
  return (item) => variationText(item, intl);
}
