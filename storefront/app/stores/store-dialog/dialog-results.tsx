import { type Place, type Store, storeSearch } from '@outfitter/contract/client';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ItemsAtStore } from '../../basket/index.ts';
import { Button, TextButton } from '../../ui/button.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { NotFound, placeName } from '../finder/finder-results.tsx';
import type { FinderResult } from '../finder/load-finder.ts';
import { DialogStore } from './dialog-store.tsx';
import { ItemStock } from './item-stock.tsx';
import { isOpenToShoppers, maxComparedStores, rowStockQuery, takesPickups, type WantedItems } from './item-stock-query.ts';
import type { StoresByStock } from './use-stores-by-stock.ts';

interface DialogResultsProps extends WantedItems {
  search: UseInfiniteQueryResult<InfiniteData<FinderResult>>;
  /** The found stores in the order in which they are listed; undefined while it is not known. */
  byStock: StoresByStock | undefined;
  onPlace(address: string): void;
  onChosen(store: Store): void;
}

export function DialogResults({ search, byStock, item, items, onPlace, onChosen }: DialogResultsProps) {
  const data = search.data?.pages.at(-1);
  if (!data) return search.isError ? <SearchFailed onRetry={() => void search.refetch()} /> : <Spinner />;
  if (data.is === 'ambiguous') return <Places places={data.places} onPlace={onPlace} />;
  if (data.is !== 'found') return <NotFound query={{ isOpen: false, hasPickup: false }} />;
  return byStock ? <StoreList found={data} {...{ search, byStock, item, items, onChosen }} /> : <Spinner />;
}

interface StoreListProps extends Omit<DialogResultsProps, 'byStock' | 'onPlace'> {
  found: Extract<FinderResult, { is: 'found' }>;
  byStock: StoresByStock;
}

/** Returns the stores on the same page of the search: one call asks for the stock of all of them. */
function samePage(stores: readonly Store[], store: Store, firstLimit: number): readonly Store[] {
  const index = stores.indexOf(store);
  if (index < firstLimit) return stores.slice(0, firstLimit);
  const start = index - ((index - firstLimit) % storeSearch.shortListLimit);
  return stores.slice(start, start + storeSearch.shortListLimit);
}

/** Lists five stores, and five more with each click. */
function StoreList({ found: { place, unit, stores: found }, search, byStock, item, items, onChosen }: StoreListProps) {
  const intl = useIntl();
  const list = useRef<HTMLOListElement>(null);
  const [shownCount, setShownCount] = useState<number>(storeSearch.shortListLimit);
  const { stores, inStock } = byStock;
  const firstLimit = maxComparedStores({ item, items });
  const stockOf = (store: Store) => {
    if (items?.length) {
      if (!takesPickups(store)) return null;
      const query = rowStockQuery(samePage(found, store, firstLimit), { item, items }, intl.locale);
      return <ItemsAtStore items={items} storeId={store.ID} timeZone={store.tzTimeZone} query={query} />;
    }
    return item && isOpenToShoppers(store) ? <ItemStock item={item} store={store} stores={samePage(found, store, firstLimit)} /> : null;
  };
  const showMore = async () => {
    const nextCount = shownCount + storeSearch.shortListLimit;
    if (nextCount > stores.length && search.hasNextPage && (await search.fetchNextPage()).isError) return;
    setShownCount(nextCount);
    // The button moves down, or disappears.
    requestAnimationFrame(() => list.current?.children[shownCount]?.querySelector('button')?.focus());
  };
  return (
    <>
      <ol
        ref={list}
        aria-label={
          inStock === undefined
            ? intl.formatMessage({ id: 'stores.by-distance', defaultMessage: 'Stores by distance' })
            : intl.formatMessage(
                {
                  id: 'stores.by-stock',
                  defaultMessage: 'Stores with {count, plural, one {the item} other {all items}}, then others',
                },
                { count: inStock.itemCount },
              )
        }
      >
        {stores.slice(0, shownCount).map((store) => (
          <DialogStore key={store.ID} store={store} place={place} unit={unit} onChosen={onChosen}>
            {stockOf(store)}
          </DialogStore>
        ))}
      </ol>
      {search.isFetchNextPageError ? <SearchFailed /> : null}
      {shownCount < stores.length || search.hasNextPage ? (
        <Button kind="secondary" small busy={search.isFetchingNextPage} onClick={() => void showMore()}>
          <FormattedMessage id="stores.more" defaultMessage="Show more stores" />
        </Button>
      ) : null}
    </>
  );
}

function SearchFailed(retry: { onRetry?(): void }) {
  return (
    <LoadError
      title={
        <FormattedMessage id="stores.search-failed" defaultMessage="We couldn’t look up stores. Check the connection and try again." />
      }
      {...retry}
    />
  );
}

function Places({ places, onPlace }: { places: readonly Place[]; onPlace(address: string): void }) {
  const intl = useIntl();
  return (
    <ul>
      {places.map((place) => (
        <li key={place.label}>
          <TextButton onClick={() => onPlace(place.label)}>{placeName(intl, place)}</TextButton>
        </li>
      ))}
    </ul>
  );
}
