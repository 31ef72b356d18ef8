import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from '../finder/finder-results.module.css';
import { AmbiguousPlace, FoundStoresCount, placeName } from '../finder/finder-results.tsx';
import type { FinderResult } from '../finder/load-finder.ts';
import type { StoresByStock } from './use-stores-by-stock.ts';

interface SearchStatusProps {
  result: FinderResult | undefined;
  address: string;
  /** How many of the nearest stores have the viewed item; undefined without one. */
  inStock: StoresByStock['inStock'];
}

export function SearchStatus({ result, address, inStock }: SearchStatusProps) {
  const intl = useIntl();
  if (result?.is === 'ambiguous') return <AmbiguousPlace address={address} />;
  if (result?.is !== 'found') return null;
  const { place, stores } = result;
  if (!inStock || stores.length === 1) return <FoundStoresCount {...result} />;
  const values = { inStock: inStock.count, count: inStock.comparedCount, place: place && placeName(intl, place) };
  return (
    <p className={styles.count}>
      {place ? (
        <FormattedMessage
          id="stores.found-in-stock"
          defaultMessage="In stock at {inStock, plural, =0 {none} other {#}} of the {count} stores closest to {place}"
          values={values}
        />
      ) : (
        <FormattedMessage
          id="stores.found-in-stock-near-me"
          defaultMessage="In stock at {inStock, plural, =0 {none} other {#}} of the {count} stores closest to you"
          values={values}
        />
      )}
    </p>
  );
}
