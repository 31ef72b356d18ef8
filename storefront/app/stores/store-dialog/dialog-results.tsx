import type { Place, Store } from '@outfitter/contract/client';
import type { UseQueryResult } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { ItemsAtStore, type StockedItem } from '../../basket/index.ts';
import { Button, TextButton } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { FoundCount, NotFound, placeName, SameName } from '../finder/finder-results.tsx';
import type { FinderResult } from '../finder/load-finder.ts';
import { DialogStore } from './dialog-store.tsx';
import { StoreStock } from './store-stock.tsx';

interface DialogResultsProps {
  search: Pick<UseQueryResult<FinderResult>, 'data' | 'isError' | 'refetch'>;
  productId: string | undefined;
  items: readonly StockedItem[] | undefined;
  onPlace(address: string): void;
  onChosen(store: Store): void;
}

const takesPickups = ({ c_pickupStatus }: Store): boolean => c_pickupStatus === 'offered';

/** What was found, in the live region of the dialog. */
export function SearchStatus({ result, address }: { result: FinderResult | undefined; address: string }) {
  if (result?.is === 'found') return <FoundCount {...result} />;
  return result?.is === 'ambiguous' ? <SameName address={address} /> : null;
}

export function DialogResults({ search: { data, isError, refetch }, productId, items, onPlace, onChosen }: DialogResultsProps) {
  const intl = useIntl();
  if (!data) return isError ? <SearchFailed onRetry={() => void refetch()} /> : <Spinner />;
  if (data.is === 'ambiguous') return <Places places={data.places} onPlace={onPlace} />;
  if (data.is !== 'found') return <NotFound query={{ isOpen: false, hasPickup: false }} />;
  return (
    <ol aria-label={intl.formatMessage({ id: 'stores.by-distance', defaultMessage: 'Stores by distance' })}>
      {data.stores.map((store) => (
        <DialogStore key={store.ID} store={store} place={data.place} unit={data.unit} onChosen={onChosen}>
          {items?.length && takesPickups(store) ? (
            <ItemsAtStore
              items={items}
              storeId={store.ID}
              timeZone={store.tzTimeZone}
              storeIds={data.stores.filter(takesPickups).map(({ ID }) => ID)}
            />
          ) : productId && takesPickups(store) ? (
            <StoreStock productId={productId} store={store} />
          ) : null}
        </DialogStore>
      ))}
    </ol>
  );
}

function SearchFailed({ onRetry }: { onRetry(): void }) {
  return (
    <Alert
      kind="error"
      role="alert"
      title={
        <FormattedMessage id="stores.search-failed" defaultMessage="We couldn’t look up stores. Check the connection and try again." />
      }
    >
      <Button kind="secondary" small onClick={onRetry}>
        <FormattedMessage id="stores.search-failed.retry" defaultMessage="Try again" />
      </Button>
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
