import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ProductView } from '../product-view.ts';
import type { VariantSelection } from '../variants/use-variant-selection.ts';
import { SelectedPrice } from './product-header.tsx';

interface StickyBuyBarProps {
  watched: RefObject<HTMLElement | null>;
  product: ProductView;
  choice: VariantSelection;
  button: ReactNode;
}

/** Below 1024 px, a bar at the bottom of the screen while the buy button is out of view. */
export function StickyBuyBar({ watched, product, choice, button }: StickyBuyBarProps) {
  const intl = useIntl();
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const element = watched.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsAway(!entry.isIntersecting);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [watched]);
  const chosen = product.dimensions
    .flatMap(({ id, values }) => values.find(({ value }) => value === choice.selection[id])?.name ?? [])
    .join(', ');
  if (!isAway) return null;
  return (
    <aside className="sticky-buy" aria-label={intl.formatMessage({ id: 'product.sticky', defaultMessage: 'Add to cart' })}>
      <div>
        <b>
          <SelectedPrice product={product} choice={choice} />
        </b>
        <p className="small soft truncate">{chosen}</p>
      </div>
      {button}
    </aside>
  );
}
