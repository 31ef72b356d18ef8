import type { Place, Store } from '@outfitter/contract/client';
import type { UseQueryResult } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, TextButton } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { FoundCount, NotFound, placeName } from '../finder/finder-results.tsx';
import type { FinderResult } from '../finder/load-finder.ts';
import { DialogStore } from './dialog-store.tsx';
import * as styles from './store-dialog.module.css';

interface DialogResultsProps {
  search: Pick<UseQueryResult<FinderResult>, 'data' | 'isError' | 'refetch'>;
  address: string;
  productId: string | undefined;
  onPlace(address: string): void;
  onChosen(store: Store): void;
}

export function DialogResults({ search: { data, isError, refetch }, address, productId, onPlace, onChosen }: DialogResultsProps) {
  const intl = useIntl();
  if (isError) return <SearchFailed onRetry={() => void refetch()} />;
  if (!data) return <Spinner />;
  if (data.is === 'ambiguous') return <Places address={address} places={data.places} onPlace={onPlace} />;
  if (data.is !== 'found') return <NotFound query={{ isOpen: false, hasPickup: false }} />;
  return (
    <div>
      <FoundCount {...data} />
      <ol aria-label={intl.formatMessage({ id: 'stores.by-distance', defaultMessage: 'Stores by distance' })}>
        {data.stores.map((store) => (
          <DialogStore key={store.ID} store={store} unit={data.unit} productId={productId} onChosen={onChosen} />
        ))}
      </ol>
    </div>
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

function Places({ address, places, onPlace }: { address: string; places: readonly Place[]; onPlace(address: string): void }) {
  const intl = useIntl();
  return (
    <div>
      <p role="status" className={styles.count}>
        <FormattedMessage
          id="stores.ambiguous"
          defaultMessage="There is more than one place named “{address}”. Choose one."
          values={{ address }}
        />
      </p>
      <ul>
        {places.map((place) => (
          <li key={place.label}>
            <TextButton onClick={() => onPlace(place.label)}>{placeName(intl, place)}</TextButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
