import type { ReactNode, Ref } from 'react';
import * as carouselStyles from '../../ui/carousel/carousel.module.css';
import { StorePickupLines } from '../store-lines/store-pickup-lines.tsx';
import * as styles from './product-grid.module.css';
import { ProductTile } from './product-tile.tsx';
import type { Tile } from './tile.ts';

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

interface ProductRowProps {
  label: string;
  tiles: readonly Tile[];
  /** Number of tiles whose images load at once. */
  eagerCount?: number;
}

export function ProductRow({ label, tiles, eagerCount = 0 }: ProductRowProps) {
  return (
    <StorePickupLines tiles={tiles}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={rowClassName} aria-label={label} tabIndex={0}>
        {tiles.map((tile, index) => (
          <ProductTile key={tile.id} tile={tile} priority={index < eagerCount ? 'eager' : 'lazy'} />
        ))}
      </section>
    </StorePickupLines>
  );
}

export function ProductRowPlaceholder({ children }: { children: ReactNode }) {
  return (
    <div className={rowClassName} aria-hidden="true">
      {children}
    </div>
  );
}
