import { maxCartAtpLines } from '@outfitter/contract/client';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import type { PickupTimes } from '../delivery/pickup-day.ts';
import { PickupReady } from '../delivery/pickup-ready.tsx';
import { type StockedItem, stockAtStore, type stockAtStoresQuery } from './stock-at-stores.ts';

interface ItemsAtStoreProps {
  items: readonly StockedItem[];
  storeId: string;
  timeZone: string | undefined;
  /** Stock of the items at this store and others. */
  query: ReturnType<typeof stockAtStoresQuery>;
}

/** States how many of the items can be picked up at a store, and when. The line is reserved before the response. */
export function ItemsAtStore({ items, storeId, timeZone, query }: ItemsAtStoreProps) {
  const { data, isError } = useQuery(query, getQueryClient());
  if (items.length > maxCartAtpLines) return null;
  if (isError) {
    return (
      <p className="text-muted">
        <FormattedMessage id="stores.stock.unknown" defaultMessage="We can’t see this store’s stock right now." />
      </p>
    );
  }
  if (!data) return <p>&nbsp;</p>;
  const { total, inStore, inStoreTimes, toStore, toStoreTimes } = stockAtStore(data, storeId, items);
  if (inStore + toStore === 0) {
    return (
      <p className="text-muted">
        <FormattedMessage
          id="basket.items-at-store.none"
          defaultMessage="{total, plural, one {Not in stock here} other {None in stock here}}"
          values={{ total }}
        />
      </p>
    );
  }
  return (
    <>
      {inStore > 0 ? (
        <Stock times={inStoreTimes} timeZone={timeZone}>
          <FormattedMessage
            id="basket.items-at-store"
            defaultMessage="{isAll, select, true {{total, plural, one {In stock} other {All # items in stock}}} other {{inStore} of {total} items in stock}}"
            values={{ isAll: String(inStore === total), inStore, total }}
          />
        </Stock>
      ) : null}
      {toStore > 0 ? (
        <Stock times={toStoreTimes} timeZone={timeZone}>
          <FormattedMessage
            id="basket.items-at-store.shipped"
            defaultMessage="{isAll, select, true {{total, plural, one {Ships to this store} other {All # items ship to this store}}} other {{toStore, plural, one {# item ships} other {# items ship}} to this store}}"
            values={{ isAll: String(toStore === total), toStore, total }}
          />
        </Stock>
      ) : null}
    </>
  );
}

function Stock({ times, timeZone, children }: { times: PickupTimes | undefined; timeZone: string | undefined; children: ReactNode }) {
  return (
    <p>
      {children}
      {times ? (
        <>
          {' · '}
          <PickupReady shipment={{ ...times, c_pickupStoreTimeZone: timeZone }} />
        </>
      ) : null}
    </p>
  );
}
