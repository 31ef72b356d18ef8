import type { ProductItem } from '@outfitter/contract/client';
import { useIntl } from 'react-intl';
import { QuantitySelect } from '../../ui/forms/quantity-select.tsx';
import { quantityOptions } from './quantity-options.ts';

interface LineQuantityProps {
  item: Pick<ProductItem, 'productName' | 'quantity' | 'inventory'>;
  className?: string | undefined;
  onQuantityChange(quantity: number): void;
}

export function LineQuantity({ item, className, onQuantityChange }: LineQuantityProps) {
  const intl = useIntl();
  return (
    <QuantitySelect
      className={className}
      label={intl.formatMessage({ id: 'basket.line.quantity-of', defaultMessage: 'Quantity of {name}' }, { name: item.productName })}
      prefix={intl.formatMessage({ id: 'basket.line.qty', defaultMessage: 'Qty' })}
      choices={quantityOptions(item.inventory.stockLevel)}
      value={item.quantity}
      onQuantityChange={onQuantityChange}
    />
  );
}
