import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ProductView } from '../product-view.ts';
import type { VariantSelection } from '../variants/use-variant-selection.ts';
import { SelectedPrice } from './product-header.tsx';
import * as styles from './sticky-buy-bar.module.css';

interface StickyBuyBarProps {
  buttonRef: RefObject<HTMLElement | null>;
  product: ProductView;
  variantSelection: VariantSelection;
  button: ReactNode;
}

export function StickyBuyBar({ buttonRef, product, variantSelection, button }: StickyBuyBarProps) {
  const intl = useIntl();
  const [isButtonHidden, setIsButtonHidden] = useState(false);
  useEffect(() => {
    const element = buttonRef.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsButtonHidden(!entry.isIntersecting);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [buttonRef]);
  const chosen = product.dimensions
    .flatMap(({ id, values }) => values.find(({ value }) => value === variantSelection.selection[id])?.name ?? [])
    .join(', ');
  if (!isButtonHidden) return null;
  return (
    <aside className={styles.root} data-sticky-bar aria-label={intl.formatMessage({ id: 'product.sticky', defaultMessage: 'Add to cart' })}>
      <div className={styles.selection}>
        <b>
          <SelectedPrice product={product} variantSelection={variantSelection} />
        </b>
        <p className={`text-small text-muted ${styles.options}`}>{chosen}</p>
      </div>
      {button}
    </aside>
  );
}
