import type { Place } from '@outfitter/contract/client';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ChosenStore } from '../chosen-store/chosen-store.ts';
import * as styles from '../finder/finder-results.module.css';
import { AmbiguousPlace, FoundStoresCount, placeName } from '../finder/finder-results.tsx';
import type { FinderResult } from '../finder/load-finder.ts';
import { NoPickupAt } from './no-pickup-at.tsx';
import type { StoresByStock } from './use-stores-by-stock.ts';

interface SearchStatusProps {
  result: FinderResult | undefined;
  address: string;
  /** Whether only stores with pickup are searched. */
  hasPickup: boolean | undefined;
  /** The store around which is searched. */
  origin: ChosenStore | null;
  /** How many of the nearest stores have the items; undefined without any. */
  inStock: StoresByStock['inStock'];
}

export function SearchStatus({ result, address, hasPickup = false, origin, inStock }: SearchStatusProps) {
  if (result?.is === 'ambiguous') return <AmbiguousPlace address={address} />;
  if (result?.is !== 'found') return null;
  return (
    <>
      {hasPickup && origin ? <NoPickupAt store={origin} /> : null}
      {!inStock || result.stores.length === 1 ? (
        <FoundStoresCount {...result} hasPickup={hasPickup} />
      ) : (
        <InStockCount place={result.place} hasPickup={hasPickup} inStock={inStock} />
      )}
    </>
  );
}

interface InStockCountProps {
  place: Place | undefined;
  hasPickup: boolean;
  inStock: NonNullable<StoresByStock['inStock']>;
}

function InStockCount({ place, hasPickup, inStock }: InStockCountProps) {
  const intl = useIntl();
  const values = {
    items: inStock.itemCount,
    inStock: inStock.count,
    count: inStock.comparedCount,
    hasPickup: String(hasPickup),
    place: place && placeName(intl, place),
  };
  return (
    <p className={styles.count}>
      {place ? (
        <FormattedMessage
          id="stores.found-in-stock"
          defaultMessage="{items, plural, one {In stock} other {All items in stock}} at {inStock, plural, =0 {none} other {#}} of the {count} stores{hasPickup, select, true { with pickup} other {}} closest to {place}"
          values={values}
        />
      ) : (
        <FormattedMessage
          id="stores.found-in-stock-near-me"
          defaultMessage="{items, plural, one {In stock} other {All items in stock}} at {inStock, plural, =0 {none} other {#}} of the {count} stores{hasPickup, select, true { with pickup} other {}} closest to you"
          values={values}
        />
      )}
    </p>
  );
}
