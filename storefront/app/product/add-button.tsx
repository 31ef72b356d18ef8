import { FormattedMessage } from 'react-intl';
import type { OperationStatus } from '../basket/index.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

interface AddButtonProps {
  status: OperationStatus;
  isSoldOut: boolean;
  small?: boolean;
  onPress(): void;
}

/** Idle, adding, added, then idle again (PDP-004). Sold out, it says so and does nothing. */
export function AddButton({ status, isSoldOut, small, onPress }: AddButtonProps) {
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
  if (status === 'done') {
    return (
      <Button small={small} className="is-done" onClick={onPress}>
        <Icon name="check" />
        <FormattedMessage id="product.added" defaultMessage="In the cart" />
      </Button>
    );
  }
  return (
    <Button small={small} onClick={onPress}>
      <FormattedMessage id="product.add" defaultMessage="Add to cart" />
    </Button>
  );
}
