import { type Place, storeSearch } from '@outfitter/contract/client';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { regionName } from '../../basket/index.ts';
import { Link } from '../../platform/locale/navigation.tsx';
import { ActionLink } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { FoundStore } from '../store-card.tsx';
import { AllStores } from './all-stores.tsx';
import { type FinderQuery, finderUrl } from './finder-query.ts';
import * as styles from './finder-results.module.css';
import type { FinderData, FinderResult } from './load-finder.ts';
import type { SelectedStore } from './use-selected-store.ts';

type FoundResult = Extract<FinderResult, { is: 'found' }>;

export function placeName(intl: IntlShape, { city, stateCode, countryCode, postalCode }: Place): string {
  const region = regionName(intl, countryCode, stateCode);
  if (!city) return region;
  return postalCode ? `${city}, ${stateCode} ${postalCode}` : `${city}, ${region}`;
}

type FinderResultsProps = Pick<FinderData, 'query' | 'result'> & { selected: SelectedStore };

export function FinderResults({ query, result, selected }: FinderResultsProps) {
  if (result.is === 'found') return <FoundStores query={query} result={result} selected={selected} />;
  if (result.is === 'ambiguous') return <PlaceChoice query={query} places={result.places} />;
  if (result.is === 'not-found') return <NotFound query={query} />;
  return <AllStores stores={result.stores} isFiltered={query.hasPickup || query.isOpen} selected={selected} />;
}

interface FoundStoresCountProps extends Pick<FoundResult, 'place' | 'stores'> {
  /** Whether stores without pickup are left out. */
  hasPickup: boolean;
}

/** Renders "The 3 stores closest to Ely, Minnesota", which may be far away. */
export function FoundStoresCount({ place, stores, hasPickup }: FoundStoresCountProps) {
  const intl = useIntl();
  const values = { count: stores.length, hasPickup: String(hasPickup) };
  return (
    <p className={styles.count}>
      {place ? (
        <FormattedMessage
          id="stores.found"
          defaultMessage="{count, plural, one {The store} other {The # stores}}{hasPickup, select, true { with pickup} other {}} closest to {place}"
          values={{ ...values, place: placeName(intl, place) }}
        />
      ) : (
        <FormattedMessage
          id="stores.found-near-me"
          defaultMessage="{count, plural, one {The store} other {The # stores}}{hasPickup, select, true { with pickup} other {}} closest to you"
          values={values}
        />
      )}
    </p>
  );
}

/** Renders "There is more than one place named “Ely”." */
export function AmbiguousPlace({ address }: { address: string }) {
  return (
    <p className={styles.count}>
      <FormattedMessage
        id="stores.ambiguous"
        defaultMessage="There is more than one place named “{address}”. Choose one."
        values={{ address }}
      />
    </p>
  );
}

function FoundStores({ query, result, selected }: { query: FinderQuery; result: FoundResult; selected: SelectedStore }) {
  const intl = useIntl();
  const { stores, total, place, unit } = result;
  return (
    <>
      <div role="status">
        <FoundStoresCount {...result} hasPickup={query.hasPickup} />
      </div>
      <ol className={styles.stores} aria-label={intl.formatMessage({ id: 'stores.by-distance', defaultMessage: 'Stores by distance' })}>
        {stores.map((store, index) => (
          <FoundStore
            key={store.ID}
            store={store}
            position={index + 1}
            place={place}
            unit={unit}
            isSelected={store.ID === selected.id}
            onSelect={() => selected.select(store.ID)}
          />
        ))}
      </ol>
      {total > stores.length ? (
        <ActionLink
          underlined
          to={finderUrl({ ...query, limit: Math.min(stores.length + storeSearch.shortListLimit, storeSearch.maxLimit) })}
          preventScrollReset
        >
          <FormattedMessage id="stores.more" defaultMessage="Show more stores" />
        </ActionLink>
      ) : null}
    </>
  );
}

function PlaceChoice({ query, places }: { query: FinderQuery; places: readonly Place[] }) {
  const intl = useIntl();
  return (
    <div className={styles.choice}>
      <div role="status">
        <AmbiguousPlace address={query.address} />
      </div>
      <ul>
        {places.map((place) => (
          <li key={place.label}>
            <Link to={finderUrl({ ...query, address: place.label })}>{placeName(intl, place)}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** States that no store was found, and how to change the search (ERROR-050). */
export function NotFound({ query: { hasPickup, isOpen } }: { query: Pick<FinderQuery, 'hasPickup' | 'isOpen'> }) {
  return (
    <Alert kind="error" role="alert" title={<FormattedMessage id="stores.not-found" defaultMessage="Store not found" />}>
      {hasPickup || isOpen ? (
        <FormattedMessage id="stores.not-found.filtered" defaultMessage="Turn off a filter, or enter another city or ZIP code." />
      ) : (
        <FormattedMessage id="stores.not-found.help" defaultMessage="Check the spelling, or enter a ZIP code." />
      )}
    </Alert>
  );
}
