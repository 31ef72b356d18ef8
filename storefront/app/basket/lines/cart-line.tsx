import type { Basket, ProductItem } from '@outfitter/contract/client';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionLink, TextButton } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ImageBox } from '../../ui/media/image.tsx';
import { useFormatPrice } from '../../ui/price.tsx';
import { BasketErrorMessage } from '../basket-error.tsx';
import { deliveryMethodOf, isPickup } from '../delivery/delivery-method.ts';
import { MoveError } from '../delivery/move-error.tsx';
import { MoveLineButton } from '../delivery/move-line-button.tsx';
import type { DeliveryMoves } from '../delivery/use-delivery-moves.ts';
import { EditableGiftCard } from '../gift-card/editable-gift-card.tsx';
import { RemoveLineButton } from '../removals/remove-line-button.tsx';
import { setQuantity } from '../state/basket-changes.ts';
import { useBasketMutation } from '../state/use-basket-mutation.ts';
import * as styles from './cart-line.module.css';
import { ignoreDoubleClick } from './ignore-double-click.ts';
import { itemImage } from './item-details.ts';
import { lineNotice } from './line-notice.ts';
import { LineNoticeMessage } from './line-notice-message.tsx';
import { LineQuantity } from './line-quantity.tsx';
import { LineTitle } from './line-title.tsx';
import type { PriceChange } from './seen-prices.ts';
import { useVariationText } from './use-variation-text.ts';

interface CartLineProps {
  basket: Basket;
  item: ProductItem;
  moves: DeliveryMoves;
  priceChange: PriceChange | undefined;
  onAcceptPrice(): void;
  onRemove(): void;
  onSaveForLater?: (() => void) | undefined;
}

export function CartLine({ basket, item, moves, priceChange, onAcceptPrice, onRemove, onSaveForLater }: CartLineProps) {
  const intl = useIntl();
  const formatPrice = useFormatPrice();
  const values = useVariationText()(item);
  const { itemId, productName, quantity } = item;
  const update = useBasketMutation();
  const notice = lineNotice(basket, item);
  return (
    <li className={styles.cartLine}>
      <ImageBox
        className={styles.image}
        image={itemImage(item)}
        sizes="(width >= 48rem) 128px, 96px"
        minWidth={85}
        maxWidth={128}
        isDecorative
      />
      <LineTitle item={item} currency={basket.currency} />
      {quantity > 1 ? (
        <p className="text-muted">
          <FormattedMessage
            id="basket.line.each"
            defaultMessage="{hasValues, select, true {{values} · {price} each} other {{price} each}}"
            values={{ hasValues: String(values !== ''), values, price: formatPrice(item.basePrice, basket.currency) }}
          />
        </p>
      ) : values ? (
        <p className="text-muted">{values}</p>
      ) : null}
      {item.c_giftCardValue === undefined ? null : <EditableGiftCard item={item} />}
      {notice ? (
        <LineNoticeMessage
          notice={notice}
          onResolve={(available) => (available > 0 ? update.mutate(setQuantity(itemId, available)) : onRemove())}
          name={productName}
          isPickup={isPickup(deliveryMethodOf(item))}
        />
      ) : null}
      {priceChange ? (
        <Alert
          kind={priceChange.current < priceChange.previous ? 'success' : 'info'}
          title={
            <FormattedMessage
              id="basket.line.price-changed"
              defaultMessage="Now {current} each. It was {previous} when you added it."
              values={{
                current: formatPrice(priceChange.current, basket.currency),
                previous: formatPrice(priceChange.previous, basket.currency),
              }}
            />
          }
        >
          <TextButton onClick={onAcceptPrice}>
            <FormattedMessage id="basket.line.accept-price" defaultMessage="Got it" />
          </TextButton>
        </Alert>
      ) : null}
      {update.isError ? <Alert kind="error" role="alert" title={<BasketErrorMessage error={update.error} />} /> : null}
      {moves.failedItemId === itemId ? <MoveError moves={moves} /> : null}
      <p data-paper-only="">
        <FormattedMessage id="basket.line.quantity" defaultMessage="Qty {quantity}" values={{ quantity }} />
      </p>
      <div className={styles.actions} data-screen-only="">
        <LineQuantity
          className={styles.quantity}
          item={item}
          onQuantityChange={(selected) => update.mutate(setQuantity(itemId, selected))}
        />
        <MoveLineButton item={item} moves={moves} />
        <div className={styles.links}>
          {item.c_giftCardValue === undefined && Object.keys(item.c_variationValues).length > 0 ? (
            <ActionLink
              to={`/products/${item.c_masterId}?edit=${itemId}`}
              aria-label={intl.formatMessage({ id: 'basket.line.change-name', defaultMessage: 'Change {name}' }, { name: productName })}
            >
              <FormattedMessage id="basket.line.change" defaultMessage="Change" />
            </ActionLink>
          ) : null}
          <RemoveLineButton item={item} onRemove={onRemove} />
          {onSaveForLater ? (
            <TextButton
              onClick={ignoreDoubleClick(onSaveForLater)}
              aria-label={intl.formatMessage(
                { id: 'basket.line.save-name', defaultMessage: 'Save for later: {name}' },
                { name: productName },
              )}
            >
              <FormattedMessage id="basket.line.save" defaultMessage="Save for later" />
            </TextButton>
          ) : null}
        </div>
        <span className="visually-hidden" role="status">
          {update.isSuccess ? (
            <FormattedMessage
              id="basket.line.saved"
              defaultMessage="{name}: quantity {quantity}, {price}"
              values={{ name: productName, quantity, price: formatPrice(item.price, basket.currency) }}
            />
          ) : null}
        </span>
      </div>
    </li>
  );
}
