import type { ProductListItem } from '@outfitter/contract/client';
import { FormattedMessage, useIntl } from 'react-intl';
import { ignoreDoubleClick } from '../../basket/index.ts';
import { useShop } from '../../platform/shop/shop.ts';
import { TextButton } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { restoreListItem, useWishlistMutation } from '../../wishlist/index.ts';
import * as styles from './wishlist.module.css';

/** Takes the place of a removed item until the page is left, and can restore it. */
export function RemovedItem({ item }: { item: ProductListItem }) {
  const intl = useIntl();
  const { currency } = useShop();
  const restore = useWishlistMutation();
  const product = item.c_product;
  // A product that is no longer sold cannot be saved again.
  if (!product) return null;
  const { name } = product;
  return (
    <li className={styles.removed}>
      <Alert title={<FormattedMessage id="account.wishlist.removed" defaultMessage="{name} removed." values={{ name }} />}>
        <TextButton
          aria-busy={restore.isPending || undefined}
          aria-label={intl.formatMessage({ id: 'account.wishlist.undo-name', defaultMessage: 'Undo: put {name} back' }, { name })}
          onClick={ignoreDoubleClick(() => restore.mutate(restoreListItem(item, currency)))}
        >
          <FormattedMessage id="account.wishlist.undo" defaultMessage="Undo" />
        </TextButton>
      </Alert>
    </li>
  );
}
