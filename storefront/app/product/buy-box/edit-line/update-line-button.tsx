import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { BasketErrorMessage, deliveryMethodOf, setVariant, useBasket, useBasketMutation } from '../../../basket/index.ts';
import { useNavigate } from '../../../platform/locale/navigation.tsx';
import { SoldOut } from '../../../platform/shop/stock-text.tsx';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { editMethod } from '../delivery-choice/chosen-method.ts';
import type { BuyButtonProps } from './buy-button.tsx';
import { editableLine } from './editable-line.ts';
import * as styles from './update-line-button.module.css';

/**
 * Initially selects the variant, quantity and delivery method of a basket line; the button updates the line and returns to the cart
 * (ROUTE-037).
 */
export function UpdateLineButton({
  itemId,
  product,
  variantSelection,
  isSoldOut,
  delivery,
  onQuantity,
  withSelectedVariant,
  addButton,
}: BuyButtonProps & { itemId: string }) {
  const navigate = useNavigate();
  const { basket, isFetched, isError } = useBasket();
  const line = editableLine(basket, itemId, product.id);
  const update = useBasketMutation();
  const isFound = line !== undefined;
  const applyLine = useEffectEvent(() => {
    if (!line) return undefined;
    variantSelection.selectAll(line.c_variationValues);
    onQuantity(line.quantity);
    return editMethod(deliveryMethodOf(line));
  });
  useEffect(() => (isFound ? applyLine() : undefined), [isFound]);

  const updateLine = () =>
    withSelectedVariant((productId, quantity) =>
      // Without `delivery`, the line's method and store stay as they are.
      update.mutate(setVariant(itemId, productId, quantity, delivery && { c_shipmentType: 'ship-to-home', ...delivery }), {
        onSuccess: () => navigate('/cart'),
      }),
    );
  if (!line) {
    if (basket === undefined && !isError) {
      return (
        <Button busy>
          <FormattedMessage id="product.edit.change" defaultMessage="Change it in the cart" />
        </Button>
      );
    }
    return (
      <>
        {addButton}
        {isFetched || isError || basket === null ? (
          <div className={styles.alert}>
            <Alert
              kind="info"
              role="status"
              title={<FormattedMessage id="product.edit.unknown" defaultMessage="That item is no longer in your cart." />}
            >
              <FormattedMessage id="product.edit.unknown-text" defaultMessage="What you choose here is added as a new item." />
            </Alert>
          </div>
        ) : null}
      </>
    );
  }
  return (
    <>
      <Button busy={update.isPending} disabled={isSoldOut} onClick={updateLine}>
        {isSoldOut ? <SoldOut /> : <FormattedMessage id="product.edit.change" defaultMessage="Change it in the cart" />}
      </Button>
      {update.isError ? (
        <div className={styles.alert}>
          <Alert kind="error" role="alert" title={<BasketErrorMessage error={update.error} />} />
        </div>
      ) : null}
    </>
  );
}
