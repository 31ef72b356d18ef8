import type { ReactNode, Ref } from 'react';
import * as carouselStyles from '../../ui/carousel/carousel.module.css';
import * as styles from './product-grid.module.css';

interface ProductGridProps {
  ref: Ref<HTMLDivElement>;
  isBusy: boolean;
  children: ReactNode;
}

export function ProductGrid({ ref, isBusy, children }: ProductGridProps) {
  return (
    <div className={`${styles.root} ${styles.listing}`} ref={ref} aria-busy={isBusy || undefined}>
      {children}
    </div>
  );
}

const rowClassName = `${styles.root} ${styles.row} ${carouselStyles.scrollRow}`;

export function ProductRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={rowClassName} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

export function ProductRowPlaceholder({ children }: { children: ReactNode }) {
  return (
    <div className={rowClassName} aria-hidden="true">
      {children}
    </div>
  );
}
