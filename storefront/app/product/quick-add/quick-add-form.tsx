import { type SubmitEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAddToBasket } from '../../basket/index.ts';
import { ActionLink } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { AddErrorMessage } from '../buy-box/add-error-message.tsx';
import { AddToBasketButton } from '../buy-box/add-to-basket-button.tsx';
import { deliveryFields, useChosenMethod } from '../buy-box/delivery-choice/chosen-method.ts';
import { SelectedPrice } from '../buy-box/product-header.tsx';
import { StockStatus } from '../buy-box/stock-status.tsx';
import { ColorOptions, SizeOptions } from '../buy-box/variant-options.tsx';
import { chosenSizeText, colorDimension, imagesOfColor, type ProductView } from '../product-view.ts';
import { type TileColor, tilePath } from '../tile/tile.ts';
import { isAllSoldOut, remainingVariants, resolveVariant } from '../variants/variant-availability.ts';
import * as styles from './quick-add-dialog.module.css';
import { QuickAddImage } from './quick-add-image.tsx';
import { onlyVariant, useChosenVariant } from './use-chosen-variant.ts';
import { usePickupOfSoldOut } from './use-pickup-of-sold-out.ts';

interface QuickAddFormProps {
  product: ProductView;
  color: Pick<TileColor, 'value' | 'image'>;
  onClose(): void;
  onAdded?: (() => void) | undefined;
}

/**
 * Form that adds a style, first in the color of its tile. A style without another choice than the color is added at once. A size that the warehouse lacks is
 * picked up at the shopper's store, if that has it.
 */
export function QuickAddForm({ product, color, onClose, onAdded }: QuickAddFormProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { add, status, error } = useAddToBasket();
  const isPickupExpected = useChosenMethod() !== 'ship-to-home';
  const tileColor = product.colors.find(({ value }) => value === color.value);
  const variantSelection = useChosenVariant(product, tileColor ? { [colorDimension]: tileColor.value } : {});
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const { matrix, selection, variant, missingDimensions } = variantSelection;
  const chosenColor = selection[colorDimension] ?? color.value;
  const [imageOfColor] = chosenColor === color.value ? [] : imagesOfColor(product.images, chosenColor, false);
  const resolved = resolveVariant(matrix, selection, false);
  const flaggedDimensions = hasSubmitted && !resolved.ok ? resolved.missing : [];
  const isSoldOut = remainingVariants(matrix, selection).every(({ orderable }) => !orderable);
  const { canAsk, pickupStore, refetch } = usePickupOfSoldOut(variant);
  const delivery = deliveryFields(pickupStore && 'in-store-pickup', pickupStore?.ID);

  const addOnlyVariant = useEffectEvent(() => {
    const only = onlyVariant(matrix, tileColor?.value, colorDimension);
    if (only) add([{ productId: only.productId, quantity: 1 }]);
    // The retry button had the focus and is gone.
    else if (document.activeElement === document.body) form.current?.querySelector<HTMLElement>('input:enabled')?.focus();
  });
  useEffect(() => addOnlyVariant(), []);
  const closeAfterAdding = useEffectEvent(() => {
    onAdded?.();
    onClose();
  });
  // The item may just have been sold out at the store.
  const readAgain = useEffectEvent(refetch);
  useEffect(() => {
    if (status === 'success') closeAfterAdding();
    if (status === 'error') readAgain();
  }, [status]);

  const addToBasket = () => {
    if (status !== 'idle' && status !== 'error') return;
    setHasSubmitted(!resolved.ok);
    if (resolved.ok) return add([{ productId: resolved.variant.productId, quantity: 1, ...delivery }]);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[data-missing] input:enabled')?.focus());
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    addToBasket();
  };
  return (
    <form id={formId} ref={form} className={styles.form} onSubmit={submit}>
      <QuickAddImage image={imageOfColor ?? color.image} />
      <p className={`text-price ${styles.price}`}>
        <SelectedPrice product={product} variantSelection={variantSelection} />
      </p>
      {product.dimensions.map((dimension) => {
        const isMissing = flaggedDimensions.includes(dimension);
        const options = { dimension, variantSelection, isMissing, formId };
        return dimension.id === colorDimension ? (
          <ColorOptions key={dimension.id} {...options} colors={product.colors} currency={product.currency} />
        ) : (
          <SizeOptions key={dimension.id} {...options} isSoldOutSelectable={canAsk} />
        );
      })}
      <StockStatus
        variant={variant}
        isSoldOut={isSoldOut}
        isAllSoldOut={isAllSoldOut(matrix)}
        isChosen={missingDimensions.length === 0}
        chosenSize={chosenSizeText(matrix, selection)}
        isOnlyInStore={pickupStore !== undefined}
      />
      {isPickupExpected && !pickupStore ? (
        <p className="text-small text-muted">
          <FormattedMessage
            id="product.quick-add.ships"
            defaultMessage="Quick add ships the item. To pick it up, add it from the product’s page."
          />
        </p>
      ) : null}
      <AddToBasketButton status={status} isSoldOut={isSoldOut && !pickupStore} pickupCity={pickupStore?.city} onAdd={addToBasket} />
      <div aria-live="assertive">
        {status === 'error' ? <Alert kind="error" title={<AddErrorMessage error={error} delivery={delivery} />} /> : null}
      </div>
      <ActionLink underlined to={tilePath(product.to, chosenColor || undefined)} onClick={onClose}>
        <FormattedMessage id="product.quick-add.view" defaultMessage="View the product" />
      </ActionLink>
    </form>
  );
}
