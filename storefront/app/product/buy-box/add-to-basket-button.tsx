import { FormattedMessage } from 'react-intl';
import type { AddToBasketStatus } from '../../basket/index.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

interface AddToBasketButtonProps {
  status: AddToBasketStatus;
  isSoldOut: boolean;
  small?: boolean;
  onAdd(): void;
}

/** Shows idle, adding, added, then idle again (PDP-004). */
export function AddToBasketButton({ status, isSoldOut, small, onAdd }: AddToBasketButtonProps) {
  if (isSoldOut) {
    return (
      <Button small={small} disabled>
        <FormattedMessage id="product.sold-out" defaultMessage="Sold out" />
      </Button>
    );
  }
  if (status === 'pending') {
    return (
      <Button small={small} busy>
        <FormattedMessage id="product.adding" defaultMessage="Adding" />
      </Button>
    );
  }
  if (status === 'success') {
    return (
      <Button kind="success" small={small} onClick={onAdd}>
        <Icon name="check" />
        <FormattedMessage id="product.added" defaultMessage="In the cart" />
      </Button>
    );
  }
  return (
    <Button small={small} onClick={onAdd}>
      <FormattedMessage id="product.add" defaultMessage="Add to cart" />
    </Button>
  );
}
