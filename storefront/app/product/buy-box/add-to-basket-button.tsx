import { FormattedMessage } from 'react-intl';
import { type AddToBasketStatus, ignoreDoubleClick } from '../../basket/index.ts';
import { useNavigate } from '../../platform/locale/navigation.tsx';
import { SoldOut } from '../../platform/shop/stock-text.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

interface AddToBasketButtonProps {
  status: AddToBasketStatus;
  isSoldOut: boolean;
  /** City of the store at which the item is picked up, if it cannot be shipped. */
  pickupCity?: string | undefined;
  small?: boolean;
  onAdd(): void;
}

/**
 * Button that shows idle, adding, added, then idle again (PDP-004). Except if sold out, it stays one element, which keeps the focus; while
 * it says that the item is in the cart, it leads there and adds nothing.
 */
export function AddToBasketButton({ status, isSoldOut, pickupCity, small, onAdd }: AddToBasketButtonProps) {
  const navigate = useNavigate();
  if (isSoldOut) {
    return (
      // Another key than that of the button below: once a store is known to have the item, the narrower button must be a new element,
      // because an element that is resized counts as layout shift.
      <Button key="sold-out" small={small} disabled>
        <SoldOut />
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
      <Button kind="success" small={small} onClick={ignoreDoubleClick(() => void navigate('/cart'))}>
        <Icon name="check" />
        <FormattedMessage id="product.added" defaultMessage="In the cart" />
      </Button>
    );
  }
  return (
    <Button small={small} onClick={onAdd}>
      {pickupCity === undefined ? (
        <FormattedMessage id="product.add" defaultMessage="Add to cart" />
      ) : (
        <FormattedMessage id="product.pick-up" defaultMessage="Pick up at {city}" values={{ city: pickupCity }} />
      )}
    </Button>
  );
}
