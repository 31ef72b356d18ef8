import { Fragment, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigation } from 'react-router';
import { ProductTile } from '../product/index.ts';
import { ButtonLink } from '../ui/button.tsx';
import { WovenLabel } from '../ui/woven-label.tsx';
import { ChosenChips } from './facets.tsx';
import { FacetsPanel } from './facets-panel.tsx';
import { ListingBanner } from './listing-banner.tsx';
import { bannerAtHead, bannersBetween } from './listing-banners.ts';
import { ListingBar } from './listing-bar.tsx';
import { clearRefinements, countRefinements, writeListingQuery } from './listing-query.ts';
import type { ListingData } from './load-listing.ts';
import { LoadEarlier, LoadMore } from './load-more.tsx';
import { useAskedQuery } from './use-asked-query.ts';
import { useLoadedTiles } from './use-loaded-tiles.ts';
import { useToggle } from './use-toggle.ts';
import { WaysOn } from './ways-on.tsx';

/** Tiles that are in view when a page opens, on the widest screen. */
const inView = 6;

/** A listing: filters, tiles, and the way to more. The heading stands in the page above it. */
export function Listing({ query, tiles, total, refinements, sorts, banners }: ListingData) {
  const navigation = useNavigation();
  const asked = useAskedQuery(query);
  const all = useLoadedTiles(query, tiles);
  const grid = useRef<HTMLDivElement>(null);
  const shown = useRef(all.tiles.length);

  // What "Show more" has brought gets the focus: the next thing to read for those who pressed it by keyboard.
  useEffect(() => {
    const before = shown.current;
    shown.current = all.tiles.length;
    if (all.tiles.length > before && query.page > all.from) {
      grid.current?.querySelectorAll<HTMLElement>('.tile-name a')[before]?.focus({ preventScroll: true });
    }
  }, [all.tiles.length, all.from, query.page]);

  const head = bannerAtHead(banners, all.from);
  const between = bannersBetween(banners, all.from);
  const isWaiting = navigation.state === 'loading' && navigation.location.search !== '' && navigation.location.state === null;
  return (
    <>
      {head ? <ListingBanner banner={head} isHead /> : null}
      <div className="listing">
        <FacetsPanel query={asked} refinements={refinements} total={total} onToggle={useToggle(asked)} />
        <div>
          <ListingBar query={asked} total={total} sorts={sorts} />
          <ChosenChips query={asked} refinements={refinements} />
          <LoadEarlier query={query} from={all.from} />
          {total === 0 ? (
            <NothingFits query={query} />
          ) : (
            <>
              <div className="tiles is-three" ref={grid} aria-busy={isWaiting || undefined}>
                {all.tiles.map((tile, at) => {
                  const banner = between.get(at + 1);
                  return (
                    <Fragment key={tile.id}>
                      <ProductTile tile={tile} headingLevel="h2" priority={at === 0 ? 'first' : at < inView ? 'eager' : 'lazy'} />
                      {banner ? <ListingBanner banner={banner} /> : null}
                    </Fragment>
                  );
                })}
              </div>
              <LoadMore query={query} from={all.from} shown={all.tiles.length} total={total} />
            </>
          )}
        </div>
      </div>
    </>
  );
}

function NothingFits({ query }: Pick<ListingData, 'query'>) {
  if (countRefinements(query) === 0) {
    return (
      <>
        <WovenLabel heading={<FormattedMessage id="listing.empty" defaultMessage="This shelf is bare." />}>
          <FormattedMessage id="listing.empty.line" defaultMessage="Somebody bought the lot. More is on the truck." />
        </WovenLabel>
        <WaysOn />
      </>
    );
  }
  return (
    <WovenLabel
      heading={<FormattedMessage id="listing.nothing" defaultMessage="Nothing fits all of that." />}
      action={
        <ButtonLink to={{ search: writeListingQuery(clearRefinements(query)) }}>
          <FormattedMessage id="listing.nothing.clear" defaultMessage="Clear the filters" />
        </ButtonLink>
      }
    >
      <FormattedMessage
        id="listing.nothing.line"
        defaultMessage="Take one filter away and look again. Start with the one you meant least."
      />
    </WovenLabel>
  );
}
