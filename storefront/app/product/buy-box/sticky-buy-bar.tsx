import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { observeVisibility } from '../../platform/browser/observe-visibility.ts';
import { Price } from '../../ui/price.tsx';
import type { ProductView } from '../product-view.ts';
import type { VariantSelection } from '../variants/use-variant-selection.ts';
import { SelectedPrice } from './product-header.tsx';
import * as styles from './sticky-buy-bar.module.css';

interface StickyBuyBarProps {
  buttonRef: RefObject<HTMLElement | null>;
  product: ProductView;
  variantSelection: VariantSelection;
  giftCardAmount: number | undefined;
  button: ReactNode;
}

export function StickyBuyBar({ buttonRef, product, variantSelection, giftCardAmount, button }: StickyBuyBarProps) {
  const intl = useIntl();
  const [isButtonHidden, setIsButtonHidden] = useState(false);
  useEffect(() => {
    const element = buttonRef.current;
    if (!element) return;
    return observeVisibility(element, (isVisible) => setIsButtonHidden(!isVisible));
  }, [buttonRef]);
  // A gift card with a single design has no design to choose.
  const chosen = product.dimensions
    .filter(({ values }) => giftCardAmount === undefined || values.length > 1)
    .flatMap(({ id, values }) => values.find(({ value }) => value === variantSelection.selection[id])?.name ?? [])
    .join(', ');
  // The footer ends the page with space for the bar. `main:has(…)` would restyle all of main whenever anything is inserted there.
  useLayoutEffect(() => {
    document.body.toggleAttribute('data-has-sticky-bar', isButtonHidden);
    return () => document.body.removeAttribute('data-has-sticky-bar');
  }, [isButtonHidden]);
  if (!isButtonHidden) return null;
  return (
    <aside className={styles.root} data-sticky-bar aria-label={intl.formatMessage({ id: 'product.sticky', defaultMessage: 'Add to cart' })}>
      <div className={styles.selection}>
        <p className={`text-small ${styles.line}`}>
          <b>{product.name}</b>
        </p>
        <p className={`text-small ${styles.line}`}>
          {giftCardAmount === undefined ? (
            <SelectedPrice product={product} variantSelection={variantSelection} />
          ) : (
            <Price amount={giftCardAmount} currency={product.currency} />
          )}
          {chosen ? <span className="text-muted">{` · ${chosen}`}</span> : null}
        </p>
      </div>
      {button}
    </aside>
  );
}
