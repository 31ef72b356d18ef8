import { type MouseEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { lazyOnMount } from '../../platform/lazy.tsx';
import { useShop } from '../../platform/shop/shop.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import * as layoutStyles from '../../ui/layout.module.css';
import { sendHeartClick } from '../state/heart-clicks.ts';
import { isSameProduct, type SavedProduct } from '../state/saved-product.ts';
import { useSavedProducts } from '../state/saved-products.ts';
import * as styles from './heart-button.module.css';

const WishlistErrorAlert = lazyOnMount(() => import('../wishlist-error-alert.tsx'));

interface HeartButtonProps {
  product: SavedProduct;
  name: string;
  className?: string;
  alertClassName?: string;
}

/** Button that saves a product to the wishlist or removes it. It is pressed while the product is on the list. */
export function HeartButton({ product, name, className, alertClassName }: HeartButtonProps) {
  const intl = useIntl();
  const { currency } = useShop();
  const isSaved = useSavedProducts().some((saved) => isSameProduct(saved, product));
  const [error, setError] = useState<unknown>();
  const toggle = ({ detail }: MouseEvent) => {
    // The second click of a double click would take the first one back.
    if (detail > 1) return;
    setError(undefined);
    sendHeartClick({ product, isSaved: !isSaved, currency }).catch(setError);
  };
  return (
    <>
      <IconButton
        icon="heart"
        label={intl.formatMessage({ id: 'wishlist.heart', defaultMessage: 'Save {name} to the wishlist' }, { name })}
        className={classNames(styles.heart, layoutStyles.requiresScript, className)}
        aria-pressed={isSaved}
        onClick={toggle}
      />
      {error === undefined ? null : <WishlistErrorAlert error={error} className={alertClassName} />}
    </>
  );
}
