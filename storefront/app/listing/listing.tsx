import { Fragment, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { ProductGrid, ProductTile, StorePickupLines } from '../product/index.ts';
import { classNames } from '../ui/class-names.ts';
import { ListingBanner } from './banners/listing-banner.tsx';
import { bannersBetweenTiles, headBanner } from './banners/place-banners.ts';
import { SelectedChips } from './filters/facets.tsx';
import { FacetsPanel } from './filters/facets-panel.tsx';
import { FiltersDialog } from './filters/filters-dialog.tsx';
import { PromotedFilters } from './filters/promoted-filters.tsx';
import { usePendingListingQuery } from './filters/use-pending-query.ts';
import { useToggleRefinement } from './filters/use-toggle-refinement.ts';
import * as styles from './listing.module.css';
import { ListingToolbar } from './listing-toolbar.tsx';
import type { ListingData } from './load-listing.ts';
import { NoMatchingProducts } from './no-matching-products.tsx';
import { LoadMore, LoadPrevious } from './pages/load-more.tsx';
import { useLoadedTiles } from './pages/use-loaded-tiles.ts';

/** Number of tiles that every screen shows without scrolling: the first row of a phone. The others load near the viewport (LIST-009). */
const initiallyVisibleTiles = 2;

type ListingProps = ListingData & { promotesFilters: boolean };

/** Renders the tiles with filters and sorting. `promotesFilters` is false where subcategories are above the products. */
export function Listing({ query, tiles, total, refinements, sorts, banners, loosenedFilters, promotesFilters }: ListingProps) {
  const navigation = useNavigation();
  const pending = usePendingListingQuery(query);
  const loaded = useLoadedTiles(query, tiles);
  const toggleRefinement = useToggleRefinement(pending);
  const hasFilters = refinements.length > 0;
  const [isFiltering, setFiltering] = useState(false);
  const openFilters = () => setFiltering(true);
  const filters = { query: pending, refinements, total, onToggle: toggleRefinement };
  const grid = useRef<HTMLDivElement>(null);
  const tileCount = useRef(loaded.tiles.length);

  // Keyboard users continue at the first tile that "Show more" added.
  useEffect(() => {
    const previousCount = tileCount.current;
    tileCount.current = loaded.tiles.length;
    if (loaded.tiles.length > previousCount && query.page > loaded.firstPage) {
      grid.current?.querySelectorAll<HTMLElement>('article h2 a')[previousCount]?.focus({ preventScroll: true });
    }
  }, [loaded.tiles.length, loaded.firstPage, query.page]);

  const head = headBanner(banners, loaded.firstPage);
  const between = bannersBetweenTiles(banners, loaded.firstPage);
  const isWaiting = navigation.state === 'loading' && navigation.location.search !== '' && navigation.location.state === null;
  return (
    <>
      {head ? <ListingBanner banner={head} isHead /> : null}
      <div className={classNames(styles.filtersAndProducts, hasFilters && styles.hasFilters)}>
        {hasFilters ? <FacetsPanel {...filters} onOpenedEarly={openFilters} /> : null}
        {hasFilters ? <FiltersDialog {...filters} isOpen={isFiltering} onClose={() => setFiltering(false)} /> : null}
        <div className={styles.products}>
          <ListingToolbar query={pending} total={total} sorts={sorts} hasFilters={hasFilters} onOpenFilters={openFilters} />
          <SelectedChips query={pending} refinements={refinements} />
          {promotesFilters ? <PromotedFilters query={pending} refinements={refinements} total={total} /> : null}
          <LoadPrevious query={query} firstPage={loaded.firstPage} />
          {total === 0 ? (
            <NoMatchingProducts query={query} refinements={refinements} loosenedFilters={loosenedFilters} />
          ) : (
            <>
              <StorePickupLines tiles={loaded.tiles}>
                <ProductGrid ref={grid} isBusy={isWaiting}>
                  {loaded.tiles.map((tile, index) => {
                    const banner = between.get(index + 1);
                    return (
                      <Fragment key={tile.id}>
                        <ProductTile
                          tile={tile}
                          headingLevel="h2"
                          priority={index === 0 ? 'first' : index < initiallyVisibleTiles ? 'eager' : 'lazy'}
                        />
                        {banner ? <ListingBanner banner={banner} /> : null}
                      </Fragment>
                    );
                  })}
                </ProductGrid>
              </StorePickupLines>
              <LoadMore query={query} firstPage={loaded.firstPage} tileCount={loaded.tiles.length} total={total} />
            </>
          )}
        </div>
      </div>
    </>
  );
}
