import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { BasketFailure, useAddToBasket } from '../basket/index.ts';
import { Icon } from '../ui/icon.tsx';
import { Note } from '../ui/note.tsx';
import { QuantitySelect } from '../ui/quantity-select.tsx';
import { AddButton } from './add-button.tsx';
import { ColourChoice, SizeChoice } from './choices.tsx';
import { GiftCardAmounts } from './gift-card-amounts.tsx';
import { ProductHead } from './product-head.tsx';
import { colourDimension, type ProductView } from './product-view.ts';
import { quantityChoices } from './quantity.ts';
import { StickyBuy } from './sticky-buy.tsx';
import { StockBox } from './stock-words.tsx';
import type { Choice } from './use-choice.ts';

/** Everything between the name and the cart. */
export function BuyBox({ product, choice }: { product: ProductView; choice: Choice }) {
  const intl = useIntl();
  const add = useAddToBasket();
  const box = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(1);
  const [amount, setAmount] = useState(product.giftCardAmounts[0]);
  const [hasAsked, setHasAsked] = useState(false);
  const { variant, missing, matrix } = choice;
  const quantities = quantityChoices(variant?.orderable ? variant.stock : undefined);
  const quantity = Math.min(wanted, quantities.length);
  const isSoldOut = variant ? !variant.orderable : matrix.variants.every(({ orderable }) => !orderable);
  const flagged = hasAsked ? missing.map(({ id }) => id) : [];

  const press = () => {
    if (add.status === 'pending') return;
    if (!variant) {
      setHasAsked(true);
      requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[data-missing] input')?.focus());
      return;
    }
    setHasAsked(false);
    void add.run([{ productId: variant.productId, quantity, ...(amount === undefined ? {} : { c_giftCardValue: amount }) }]);
  };

  return (
    <div className="buy" ref={box}>
      <ProductHead product={product} choice={choice} giftCardAmount={amount} />
      {product.dimensions.map((dimension) =>
        dimension.id === colourDimension ? (
          <ColourChoice
            key={dimension.id}
            dimension={dimension}
            colours={product.colours}
            currency={product.currency}
            choice={choice}
            isMissing={flagged.includes(dimension.id)}
          />
        ) : (
          <SizeChoice key={dimension.id} dimension={dimension} choice={choice} isMissing={flagged.includes(dimension.id)} />
        ),
      )}
      {product.giftCardAmounts.length > 0 ? (
        <GiftCardAmounts amounts={product.giftCardAmounts} currency={product.currency} chosen={amount} onChoose={setAmount} />
      ) : (
        <p className="small soft">{product.fit}</p>
      )}
      <StockBox variant={variant} isChosen={missing.length === 0} promotions={product.promotions} />
      <div className="buy-row" ref={row}>
        <QuantitySelect
          label={intl.formatMessage({ id: 'product.quantity', defaultMessage: 'Quantity' })}
          prefix={intl.formatMessage({ id: 'product.quantity.short', defaultMessage: 'Qty' })}
          choices={quantities}
          value={quantity}
          onQuantity={setWanted}
        />
        <AddButton status={add.status} isSoldOut={isSoldOut} onPress={press} />
      </div>
      <div aria-live="assertive">
        {add.status === 'error' ? <Note kind="bad" title={<BasketFailure error={add.error} />} /> : null}
        {flagged.length > 0 ? (
          <Note
            kind="bad"
            title={
              <FormattedMessage
                id="product.missing"
                defaultMessage="Choose {missing} first."
                values={{ missing: intl.formatList(missing.map(({ name }) => name.toLowerCase())) }}
              />
            }
          />
        ) : null}
      </div>
      <p className="soft flex gap-2.5 text-[0.9375rem]">
        <Icon name="returns" small className="mt-1" />
        <span>
          <FormattedMessage
            id="product.returns"
            defaultMessage="Wrong size, or just not you? <link>Send it back</link>."
            values={{
              link: (chunks) => (
                <Link key="returns" to="/content/returns">
                  {chunks}
                </Link>
              ),
            }}
          />
        </span>
      </p>
      <StickyBuy
        watched={row}
        product={product}
        choice={choice}
        button={<AddButton status={add.status} isSoldOut={isSoldOut} onPress={press} small />}
      />
    </div>
  );
}
