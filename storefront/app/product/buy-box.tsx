import { Fragment, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { BasketFailure, useAddToBasket } from '../basket/index.ts';
import { FitText } from '../reviews/index.ts';
import { Icon } from '../ui/icon.tsx';
import { Note } from '../ui/note.tsx';
import { QuantitySelect } from '../ui/quantity-select.tsx';
import { AddButton } from './add-button.tsx';
import { readyChoice, variantsLeft } from './availability.ts';
import { BackInStock } from './back-in-stock/back-in-stock.tsx';
import { ColourChoice, SizeChoice } from './choices.tsx';
import { EditedLine } from './edit-line/edited-line.tsx';
import { GiftCardAmounts } from './gift-card-amounts.tsx';
import { GiftCardMessage } from './gift-card-message.tsx';
import { ProductHead } from './product-head.tsx';
import { colourDimension, type ProductView } from './product-view.ts';
import { quantityChoices } from './quantity.ts';
import { sizedDimension, useSizeHelp } from './size-help.tsx';
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
  const [message, setMessage] = useState('');
  const [hasAsked, setHasAsked] = useState(false);
  const help = useSizeHelp(product, choice);
  const sized = help && sizedDimension(product);
  const isGiftCard = product.giftCardAmounts.length > 0;
  const { variant, missing, matrix, selection } = choice;
  const ready = readyChoice(matrix, selection, isGiftCard);
  const quantities = quantityChoices(variant?.orderable ? variant.stock : undefined);
  const quantity = Math.min(wanted, quantities.length);
  const isSoldOut = variantsLeft(matrix, selection).every(({ orderable }) => !orderable);
  const flagged = hasAsked && !ready.ok ? ready.missing : [];

  /** Does it with what is chosen; says what is missing, and leads there, where something is (ERROR-032). */
  const withChoice = (act: (productId: string, quantity: number) => void) => {
    setHasAsked(!ready.ok);
    if (ready.ok) return act(ready.variant.productId, quantity);
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[data-missing] input')?.focus());
  };
  const press = () => {
    if (add.status === 'pending') return;
    const card = {
      ...(amount === undefined ? {} : { c_giftCardValue: amount }),
      ...(message.trim() ? { c_giftCardMessage: message.trim() } : {}),
    };
    withChoice((productId, units) => void add.run([{ productId, quantity: units, ...card }]));
  };
  const addButton = (small: boolean) => <AddButton status={add.status} isSoldOut={isSoldOut} onPress={press} small={small} />;

  return (
    <div className="buy" ref={box}>
      <ProductHead product={product} choice={choice} giftCardAmount={amount} />
      {product.dimensions.map((dimension) =>
        // The one look of a gift card is no choice, and no color.
        isGiftCard && dimension.values.length === 1 ? null : dimension.id === colourDimension ? (
          <ColourChoice
            key={dimension.id}
            dimension={dimension}
            colours={product.colours}
            currency={product.currency}
            choice={choice}
            isMissing={flagged.includes(dimension)}
          />
        ) : (
          <Fragment key={dimension.id}>
            <SizeChoice
              dimension={dimension}
              choice={choice}
              isMissing={flagged.includes(dimension)}
              help={dimension === sized ? help?.guide : undefined}
            />
            {dimension === sized ? help?.line : null}
          </Fragment>
        ),
      )}
      {isGiftCard ? (
        <>
          <GiftCardAmounts amounts={product.giftCardAmounts} currency={product.currency} chosen={amount} onChoose={setAmount} />
          <GiftCardMessage value={message} onChange={setMessage} />
        </>
      ) : (
        <p className="small soft">
          {product.fit}{' '}
          {product.fitScale === undefined ? null : (
            <a href="#reviews">
              <FitText fit={product.fitScale} />
            </a>
          )}{' '}
          {sized ? null : help?.guide}
        </p>
      )}
      <StockBox variant={variant} isSoldOut={isSoldOut} isChosen={missing.length === 0} promotions={product.promotions} />
      <div className="buy-row" ref={row}>
        <QuantitySelect
          label={intl.formatMessage({ id: 'product.quantity', defaultMessage: 'Quantity' })}
          prefix={intl.formatMessage({ id: 'product.quantity.short', defaultMessage: 'Qty' })}
          choices={quantities}
          value={quantity}
          onQuantity={setWanted}
        />
        <EditedLine
          product={product}
          choice={choice}
          isSoldOut={isSoldOut}
          onQuantity={setWanted}
          withChoice={withChoice}
          otherwise={addButton(false)}
        />
      </div>
      <noscript>
        <p className="small">
          <FormattedMessage id="basket.no-script" defaultMessage="The cart needs JavaScript." />
        </p>
      </noscript>
      {variant && !variant.orderable ? <BackInStock key={variant.productId} productId={variant.productId} /> : null}
      <div aria-live="assertive">
        {add.status === 'error' ? <Note kind="bad" title={<BasketFailure error={add.error} />} /> : null}
        {flagged.length > 0 ? (
          <Note
            kind="bad"
            title={
              <FormattedMessage
                id="product.missing"
                defaultMessage="Choose {missing} first."
                values={{ missing: intl.formatList(flagged.map(({ name }) => name.toLowerCase())) }}
              />
            }
          />
        ) : null}
      </div>
      {help?.dialog}
      {isGiftCard ? null : <ReturnsLine />}
      {/* A line is changed where its note stands. */}
      {choice.editedItemId ? null : <StickyBuy watched={row} product={product} choice={choice} button={addButton(true)} />}
    </div>
  );
}

function ReturnsLine() {
  return (
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
  );
}
