import type { ProductListItem } from '@outfitter/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BasketErrorMessage, ignoreDoubleClick } from '../../basket/index.ts';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { useShop } from '../../platform/shop/shop.ts';
import { QuickAddDialog } from '../../product/index.ts';
import { Button, TextButton } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { isOptimistic, moveToBasket, removeItems, removeMovedItem, useWishlistMutation } from '../../wishlist/index.ts';
import * as styles from './wishlist-item.module.css';
import { isStyle, type ListedProduct, WishlistItem } from './wishlist-item.tsx';

export function OwnItem({ item }: { item: ProductListItem }) {
  const intl = useIntl();
  const { currency } = useShop();
  const change = useWishlistMutation();
  const [isChoosing, setChoosing] = useState(false);
  const move = useMutation({ mutationFn: () => moveToBasket(item, currency) }, getQueryClient());
  const product = item.c_product;
  const name = product?.name ?? item.productId;
  const remove = () => change.mutate(removeItems({ itemId: item.id }, currency, { canUndo: true }));
  return (
    <WishlistItem
      item={item}
      className={isChoosing ? styles.isChoosing : undefined}
      actions={
        isOptimistic(item) ? null : (
          <>
            <div className={styles.actions}>
              {product?.orderable ? (
                <Button
                  kind="secondary"
                  small
                  busy={move.isPending}
                  aria-label={intl.formatMessage({ id: 'account.wishlist.move-name', defaultMessage: 'Add to cart: {name}' }, { name })}
                  onClick={ignoreDoubleClick(() => (isStyle(item, product) ? setChoosing(true) : move.mutate()))}
                >
                  <FormattedMessage id="account.wishlist.move" defaultMessage="Add to cart" />
                </Button>
              ) : null}
              <TextButton
                aria-label={intl.formatMessage({ id: 'account.wishlist.remove-name', defaultMessage: 'Remove {name}' }, { name })}
                onClick={ignoreDoubleClick(remove)}
              >
                <FormattedMessage id="account.wishlist.remove" defaultMessage="Remove" />
              </TextButton>
            </div>
            {move.isError ? <Alert kind="error" role="alert" title={<BasketErrorMessage error={move.error} />} /> : null}
            {isChoosing && product ? (
              <ChooseVariant product={product} onClose={() => setChoosing(false)} onAdded={() => void removeMovedItem(item.id, currency)} />
            ) : null}
          </>
        )
      }
    />
  );
}

function ChooseVariant({ product, onClose, onAdded }: { product: ListedProduct; onClose(): void; onAdded(): void }) {
  const { masterId, name, slugUrl, image, variationValues } = product;
  const source = { link: image.link, alt: '', version: image.c_version, background: image.c_ground };
  return (
    <QuickAddDialog
      tile={{ id: masterId, name, to: slugUrl }}
      color={{ value: variationValues.color ?? '', image: source }}
      isOpen
      onClose={onClose}
      onAdded={onAdded}
    />
  );
}
