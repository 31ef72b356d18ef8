import { Fragment, useDeferredValue, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type GiftCardItem, useAddToBasket } from '../../basket/index.ts';
import { lazyOnRender } from '../../platform/lazy.tsx';
import { withStyleSheets } from '../../platform/lazy-style-sheets.tsx';
import { FitOpinion } from '../../reviews/index.ts';
import { classNames } from '../../ui/class-names.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { QuantitySelect } from '../../ui/forms/quantity-select.tsx';
import { HeartButton } from '../../wishlist/index.ts';
import { LazyCompareLine } from '../compare/lazy-compare-line.tsx';
import { chosenSizeText, colorDimension, type ProductView } from '../product-view.ts';
import type { Tile } from '../tile/tile.ts';
import type { VariantSelection } from '../variants/use-variant-selection.ts';
import { isAllSoldOut, remainingVariants, resolveVariant } from '../variants/variant-availability.ts';
import type { Dimension } from '../variants/variant-table.ts';
import { AddErrorMessage } from './add-error-message.tsx';
import { AddToBasketButton } from './add-to-basket-button.tsx';
import type { AlternativesProps } from './alternatives/alternatives.tsx';
import { BackInStock } from './back-in-stock/back-in-stock.tsx';
import * as styles from './buy-box.module.css';
import { DeliveryBox } from './delivery/delivery-box.tsx';
import { DeliveryFacts } from './delivery/delivery-facts.tsx';
import type { DeliveryRate } from './delivery/delivery-rates.ts';
import { ReturnsLine } from './delivery/returns-line.tsx';
import type { ChosenDelivery, DeliveryFields } from './delivery-choice/chosen-method.ts';
import { LazyDeliveryChoice } from './delivery-choice/lazy-delivery-choice.tsx';
import { LazyPickupFacts } from './delivery-choice/lazy-pickup-facts.tsx';
import { BuyButton } from './edit-line/buy-button.tsx';
import type { GiftCardFieldsProps } from './gift-card-fields.tsx';
import { NoScriptSelection } from './no-script-selection.tsx';
import { lowestPrice, ProductHeader } from './product-header.tsx';
import { quantityChoices } from './quantity.ts';
import { sizeDimension, useSizeHelp } from './size-help.tsx';
import { StickyBuyBar } from './sticky-buy-bar.tsx';
import { StockStatus } from './stock-status.tsx';
import { ColorOptions, SizeOptions } from './variant-options.tsx';

const Alternatives = lazyOnRender<AlternativesProps>(async () => ({
  default: withStyleSheets('alternatives', (await import('./alternatives/alternatives.tsx')).default),
}));

const GiftCardFields = lazyOnRender<GiftCardFieldsProps>(() => import('./gift-card-fields.tsx'));
const GiftCardDelivery = lazyOnRender<object>(() => import('./delivery/gift-card-delivery.tsx'));

interface BuyBoxProps {
  product: ProductView;
  variantSelection: VariantSelection;
  deliveryRates: readonly DeliveryRate[];
  relatedProducts: readonly Tile[];
}

export function BuyBox({ product, variantSelection, deliveryRates, relatedProducts }: BuyBoxProps) {
  const intl = useIntl();
  const { add, status, error } = useAddToBasket();
  const box = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const [requestedQuantity, setRequestedQuantity] = useState(1);
  const [amount, setAmount] = useState(product.giftCardAmounts[0]);
  const [giftCardTexts, setGiftCardTexts] = useState<GiftCardItem>({});
  const [delivery, setDelivery] = useState<ChosenDelivery>();
  const [addedDelivery, setAddedDelivery] = useState<DeliveryFields>();
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const help = useSizeHelp(product, variantSelection);
  const dimensionWithHelp = help && sizeDimension(product);
  const isGiftCard = product.giftCardAmounts.length > 0;
  const { variant, missingDimensions, matrix, selection } = variantSelection;
  const resolved = resolveVariant(matrix, selection, isGiftCard);
  const isSoldOut = remainingVariants(matrix, selection).every(({ orderable }) => !orderable);
  // The shopper's store may have a variant that the warehouse lacks.
  const inStore = delivery?.onlyInStore;
  const isOnlyInStore = inStore !== undefined && inStore.productId === variant?.productId;
  const canAdd = !isSoldOut || isOnlyInStore;
  const canPickUp = !isGiftCard && (!isSoldOut || variant !== undefined);
  const quantities = quantityChoices(variant?.orderable ? variant.stock : isOnlyInStore ? inStore.units : undefined);
  const quantity = Math.min(requestedQuantity, quantities.length);
  // A gift card does not count toward free shipping.
  const merchandise = isGiftCard ? 0 : lowestPrice(product, variantSelection) * quantity;
  // What concerns delivery is rendered after the next paint, which shows at once that an option is selected.
  const delivered = useDeferredValue(useMemo(() => ({ variant, quantity, merchandise }), [variant, quantity, merchandise]));
  const shipping = {
    rates: deliveryRates,
    merchandise: delivered.merchandise,
    currency: product.currency,
    productId: delivered.variant?.productId ?? product.id,
    quantity: delivered.quantity,
  };
  const flaggedDimensions = hasSubmitted && !resolved.ok ? resolved.missing : [];

  /**
   * Calls `act` with the selected variant. If dimensions are not selected, marks them as missing and focuses the first one (ERROR-032).
   */
  const withSelectedVariant = (act: (productId: string, quantity: number) => void) => {
    setHasSubmitted(!resolved.ok);
    if (resolved.ok) return act(resolved.variant.productId, quantity);
    requestAnimationFrame(() => {
      const group = box.current?.querySelector<HTMLElement>('[data-missing]');
      group?.querySelector('input')?.focus({ preventScroll: true });
      // The heading says what is missing, so it is scrolled into view, too.
      group?.scrollIntoView({ block: 'nearest' });
    });
  };
  const missingOption = ({ id, name }: Dimension) =>
    intl.formatMessage(
      { id: 'product.option.one', defaultMessage: '{id, select, inseam {an} other {a}} {name}' },
      { id, name: name.toLowerCase() },
    );
  const addToBasket = () => {
    if (status === 'pending') return;
    setAddedDelivery(delivery?.fields);
    const fields = isGiftCard ? { c_giftCardValue: amount, ...giftCardTexts } : delivery?.fields;
    withSelectedVariant((productId, units) => add([{ productId, quantity: units, ...fields }]));
  };
  const addButton = (small: boolean) => <AddToBasketButton status={status} isSoldOut={!canAdd} onAdd={addToBasket} small={small} />;

  return (
    <div className={styles.root} ref={box}>
      <ProductHeader product={product} variantSelection={variantSelection} giftCardAmount={amount} />
      {product.dimensions.map((dimension) =>
        // A gift card with a single design has no design to choose.
        isGiftCard && dimension.values.length === 1 ? null : dimension.id === colorDimension ? (
          <ColorOptions
            key={dimension.id}
            dimension={dimension}
            colors={product.colors}
            currency={product.currency}
            variantSelection={variantSelection}
            isMissing={flaggedDimensions.includes(dimension)}
          />
        ) : (
          <Fragment key={dimension.id}>
            <SizeOptions
              dimension={dimension}
              variantSelection={variantSelection}
              isMissing={flaggedDimensions.includes(dimension)}
              help={dimension === dimensionWithHelp ? help?.guide : undefined}
            />
            {dimension === dimensionWithHelp ? help?.line : null}
          </Fragment>
        ),
      )}
      {isGiftCard ? (
        <GiftCardFields
          amounts={product.giftCardAmounts}
          currency={product.currency}
          chosen={amount}
          onChoose={setAmount}
          onTexts={setGiftCardTexts}
        />
      ) : (
        <p className="text-small text-muted">
          {product.fit}{' '}
          {product.fitScale === undefined ? null : (
            <a href="#reviews" className={styles.fitOpinion}>
              <FitOpinion fit={product.fitScale} />
            </a>
          )}{' '}
          {dimensionWithHelp ? null : help?.guide}
        </p>
      )}
      <NoScriptSelection />
      <StockStatus
        variant={variant}
        isSoldOut={isSoldOut}
        isAllSoldOut={isAllSoldOut(matrix)}
        isChosen={missingDimensions.length === 0}
        chosenSize={chosenSizeText(matrix, selection)}
        isOnlyInStore={isOnlyInStore}
      />
      {canPickUp ? <LazyDeliveryChoice {...shipping} variant={delivered.variant} addStatus={status} onDelivery={setDelivery} /> : null}
      <div className={classNames(styles.purchase, !canAdd && styles.isSoldOut, isGiftCard && styles.isGiftCard)} ref={row}>
        {canAdd ? (
          <QuantitySelect
            className={styles.quantity}
            label={intl.formatMessage({ id: 'product.quantity', defaultMessage: 'Quantity' })}
            prefix={intl.formatMessage({ id: 'product.quantity.short', defaultMessage: 'Qty' })}
            choices={quantities}
            value={quantity}
            onQuantityChange={setRequestedQuantity}
          />
        ) : null}
        <BuyButton
          product={product}
          variantSelection={variantSelection}
          isSoldOut={!canAdd}
          delivery={delivery?.fields}
          onQuantity={setRequestedQuantity}
          withSelectedVariant={withSelectedVariant}
          addButton={addButton(false)}
        />
        {isGiftCard ? null : (
          <HeartButton
            product={{ masterId: product.id, productId: variant?.productId ?? product.id, color: selection[colorDimension] ?? '' }}
            name={product.name}
            className={styles.heart}
            alertClassName={styles.wishlistAlert}
          />
        )}
      </div>
      <noscript>
        <p className="text-small">
          <FormattedMessage id="basket.no-script" defaultMessage="The cart needs JavaScript." />
        </p>
      </noscript>
      <div aria-live="assertive">
        {status === 'error' ? <Alert kind="error" title={<AddErrorMessage error={error} delivery={addedDelivery} />} /> : null}
        {flaggedDimensions.length > 0 ? (
          <Alert
            kind="error"
            title={
              <FormattedMessage
                id="product.options-missing"
                defaultMessage="Choose {attributes} first."
                values={{ attributes: intl.formatList(flaggedDimensions.map(missingOption)) }}
              />
            }
          />
        ) : null}
      </div>
      {variant && !variant.orderable ? <BackInStock key={variant.productId} productId={variant.productId} selection={selection} /> : null}
      {isSoldOut ? <Alternatives tiles={relatedProducts} /> : null}
      {help?.dialog}
      {/* Below the button, which otherwise leaves the first screen of a laptop. */}
      {isSoldOut && !canPickUp ? null : (
        <DeliveryBox
          promotions={product.promotions}
          pickup={canPickUp ? <LazyPickupFacts variant={delivered.variant} quantity={delivered.quantity} /> : undefined}
        >
          {isSoldOut ? null : (
            <>
              <DeliveryFacts {...shipping} isGiftCard={isGiftCard} />
              {isGiftCard ? <GiftCardDelivery /> : null}
            </>
          )}
        </DeliveryBox>
      )}
      {isGiftCard || isSoldOut ? null : <ReturnsLine />}
      {isGiftCard ? null : <LazyCompareLine product={product} />}
      {/* The update button and its alerts are in the row above, so there is no sticky bar. */}
      {variantSelection.editedItemId ? null : (
        <StickyBuyBar
          buttonRef={row}
          product={product}
          variantSelection={variantSelection}
          giftCardAmount={amount}
          button={addButton(true)}
        />
      )}
    </div>
  );
}
