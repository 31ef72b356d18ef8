import { type Place, type Store, storeSearch } from '@outfitter/contract/client';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ItemsAtStore, type StockedItem } from '../../basket/index.ts';
import { Button, TextButton } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { AmbiguousPlace, FoundStoresCount, NotFound, placeName } from '../finder/finder-results.tsx';
import type { FinderResult } from '../finder/load-finder.ts';
import { DialogStore } from './dialog-store.tsx';
import { ItemStock } from './item-stock.tsx';
import type { ViewedItem } from './viewed-item.ts';

interface DialogResultsProps {
  search: UseInfiniteQueryResult<InfiniteData<FinderResult>>;
  item: ViewedItem | undefined;
  items: readonly StockedItem[] | undefined;
  onPlace(address: string): void;
  onChosen(store: Store): void;
}

const takesPickups = ({ c_pickupStatus }: Store): boolean => c_pickupStatus === 'offered';

export function SearchStatus({ result, address }: { result: FinderResult | undefined; address: string }) {
  if (result?.is === 'found') return <FoundStoresCount {...result} />;
  return result?.is === 'ambiguous' ? <AmbiguousPlace address={address} /> : null;
}

/** Returns the stores with pickup on the same page of the list: one call asks for the stock of all of them. */
function pickupStoresOf(stores: readonly Store[], index: number): string[] {
  const start = index - (index % storeSearch.shortListLimit);
  return stores
    .slice(start, start + storeSearch.shortListLimit)
    .filter(takesPickups)
    .map(({ ID }) => ID);
}

export function DialogResults({ search, item, items, onPlace, onChosen }: DialogResultsProps) {
  const intl = useIntl();
  const list = useRef<HTMLOListElement>(null);
  const data = search.data?.pages.at(-1);
  if (!data) return search.isError ? <SearchFailed onRetry={() => void search.refetch()} /> : <Spinner />;
  if (data.is === 'ambiguous') return <Places places={data.places} onPlace={onPlace} />;
  if (data.is !== 'found') return <NotFound query={{ isOpen: false, hasPickup: false }} />;
  const { stores, place, unit } = data;
  const showMore = async () => {
    const { isError } = await search.fetchNextPage();
    // The button moves down, or disappears.
    if (!isError) requestAnimationFrame(() => list.current?.children[stores.length]?.querySelector('button')?.focus());
  };
  return (
    <>
      <ol ref={list} aria-label={intl.formatMessage({ id: 'stores.by-distance', defaultMessage: 'Stores by distance' })}>
        {stores.map((store, index) => (
          <DialogStore key={store.ID} store={store} place={place} unit={unit} onChosen={onChosen}>
            {!takesPickups(store) ? null : items?.length ? (
              <ItemsAtStore items={items} storeId={store.ID} timeZone={store.tzTimeZone} storeIds={pickupStoresOf(stores, index)} />
            ) : item ? (
              <ItemStock item={item} store={store} storeIds={pickupStoresOf(stores, index)} />
            ) : null}
          </DialogStore>
        ))}
      </ol>
      {search.isFetchNextPageError ? <SearchFailed /> : null}
      {search.hasNextPage ? (
        <Button kind="secondary" small busy={search.isFetchingNextPage} onClick={() => void showMore()}>
          <FormattedMessage id="stores.more" defaultMessage="Show more stores" />
        </Button>
      ) : null}
    </>
  );
}

function SearchFailed({ onRetry }: { onRetry?(): void }) {
  return (
    <Alert
      kind="error"
      role="alert"
      title={
        <FormattedMessage id="stores.search-failed" defaultMessage="We couldn’t look up stores. Check the connection and try again." />
      }
    >
      {onRetry ? (
        <Button kind="secondary" small onClick={onRetry}>
          <FormattedMessage id="stores.search-failed.retry" defaultMessage="Try again" />
        </Button>
      ) : null}
    </Alert>
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
