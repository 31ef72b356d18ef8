import type { Basket, ProductItem } from '@outfitter/contract/client';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { ActionLink, TextButton } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';
import { PictureBox } from '../ui/picture.tsx';
import { Price, usePriceText } from '../ui/price.tsx';
import { QuantitySelect } from '../ui/quantity-select.tsx';
import { BasketFailure } from './basket-failure.tsx';
import { onFirstPress } from './first-press.ts';
import { chosenValues, pictureOf, productPath } from './item-facts.ts';
import { lineNotice } from './line-notice.ts';
import { LineNoticeText } from './line-notice-text.tsx';
import { quantityChoices } from './quantity-choices.ts';
import type { PriceMove } from './seen-prices.ts';
import { theBasketStore } from './the-basket-store.ts';
import { useOperation } from './use-operation.ts';

interface CartLineProps {
  basket: Basket;
  item: ProductItem;
  priceMove: PriceMove | undefined;
  onPriceSeen(): void;
  onRemove(): void;
}

/** A line of the cart: its quantity saves itself. */
export function CartLine({ basket, item, priceMove, onPriceSeen, onRemove }: CartLineProps) {
  const intl = useIntl();
  const text = usePriceText();
  const { itemId, productName, quantity } = item;
  const setQuantity = useOperation((wished: number) =>
    theBasketStore().change({
      patch: { kind: 'quantity', itemId, quantity: wished },
      send: (client, basketId, idempotencyKey) =>
        client.updateBasketItem({ params: { basketId, itemId }, body: { quantity: wished }, idempotencyKey }),
    }),
  );
  const notice = lineNotice(basket, item);
  return (
    <li className="line">
      <PictureBox image={pictureOf(item)} sizes="(width >= 48rem) 128px, 96px" least={85} most={128} decorative />
      <div className="line-top">
        <h3>
          <Link className="plain" to={productPath(item)}>
            {productName}
          </Link>
        </h3>
        <b>
          <Price amount={item.price} currency={basket.currency} was={item.c_strikePrice && item.c_strikePrice * quantity} />
        </b>
      </div>
      <p className="soft">
        {quantity > 1 ? (
          <FormattedMessage
            id="basket.line.each"
            defaultMessage="{values} · {price} each"
            values={{ values: chosenValues(item), price: text(item.basePrice, basket.currency) }}
          />
        ) : (
          chosenValues(item)
        )}
      </p>
      {item.c_giftCardMessage ? <p className="soft">“{item.c_giftCardMessage}”</p> : null}
      {notice ? (
        <LineNoticeText
          notice={notice}
          onSettle={(wished) => (wished > 0 ? void setQuantity.run(wished) : onRemove())}
          name={productName}
        />
      ) : null}
      {priceMove ? (
        <Note
          kind={priceMove.now < priceMove.was ? 'ok' : 'plain'}
          title={
            <FormattedMessage
              id="basket.line.price-moved"
              defaultMessage="Now {now} each. It was {was} when you put it in."
              values={{ now: text(priceMove.now, basket.currency), was: text(priceMove.was, basket.currency) }}
            />
          }
        >
          <TextButton onClick={onPriceSeen}>
            <FormattedMessage id="basket.line.price-seen" defaultMessage="Got it" />
          </TextButton>
        </Note>
      ) : null}
      {setQuantity.status === 'error' ? <Note kind="bad" role="alert" title={<BasketFailure error={setQuantity.error} />} /> : null}
      <div className="line-actions">
        <QuantitySelect
          className="line-quantity"
          label={intl.formatMessage({ id: 'basket.line.quantity-of', defaultMessage: 'Quantity of {name}' }, { name: productName })}
          prefix={intl.formatMessage({ id: 'basket.line.qty', defaultMessage: 'Qty' })}
          choices={quantityChoices(item.inventory.stockLevel)}
          value={quantity}
          onQuantity={(wished) => void setQuantity.run(wished)}
        />
        {item.c_giftCardValue === undefined && Object.keys(item.c_variationValues).length > 0 ? (
          <ActionLink
            to={`/products/${item.c_masterId}?edit=${itemId}`}
            aria-label={intl.formatMessage({ id: 'basket.line.change-name', defaultMessage: 'Change {name}' }, { name: productName })}
          >
            <FormattedMessage id="basket.line.change" defaultMessage="Change" />
          </ActionLink>
        ) : null}
        <TextButton
          onClick={onFirstPress(onRemove)}
          aria-label={intl.formatMessage({ id: 'basket.line.remove-name', defaultMessage: 'Remove {name}' }, { name: productName })}
        >
          <FormattedMessage id="basket.line.remove" defaultMessage="Remove" />
        </TextButton>
        <span className="sr-only" role="status">
          {setQuantity.status === 'done' ? (
            <FormattedMessage
              id="basket.line.saved"
              defaultMessage="{name}: quantity {quantity}, {price}"
              values={{ name: productName, quantity, price: text(item.price, basket.currency) }}
            />
          ) : null}
        </span>
      </div>
    </li>
  );
}
