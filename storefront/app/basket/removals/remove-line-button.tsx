import type { ProductItem } from '@outfitter/contract/client';
import { FormattedMessage, useIntl } from 'react-intl';
import { TextButton } from '../../ui/button.tsx';
import { ignoreDoubleClick } from '../lines/ignore-double-click.ts';

interface RemoveLineButtonProps {
  item: Pick<ProductItem, 'productName'>;
  onRemove(): void;
}

export function RemoveLineButton({ item: { productName }, onRemove }: RemoveLineButtonProps) {
  const intl = useIntl();
  return (
    <TextButton
      onClick={ignoreDoubleClick(onRemove)}
      aria-label={intl.formatMessage({ id: 'basket.line.remove-name', defaultMessage: 'Remove {name}' }, { name: productName })}
    >
      <FormattedMessage id="basket.line.remove" defaultMessage="Remove" />
    </TextButton>
  );
}
