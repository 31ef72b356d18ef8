import type { Store } from '@outfitter/contract/client';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { itemAtStore, PickupReady } from '../../basket/index.ts';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { PickupText } from '../pickup-text.tsx';
import { rowStockQuery, toStockedItem } from './item-stock-query.ts';
import type { ViewedItem } from './viewed-item.ts';

interface ItemStockProps {
  item: ViewedItem;
  store: Store;
  /** Stores about which one call asks. */
  stores: readonly Store[];
}

/** States whether the store has the item, and when it can be picked up there, if it can. The line is reserved before the response. */
export function ItemStock({ item, store, stores }: ItemStockProps) {
  const { locale } = useIntl();
  const { ID, tzTimeZone, c_pickupStatus: pickupStatus } = store;
  const { data, isError } = useQuery(rowStockQuery(stores, { item, items: undefined }, locale), getQueryClient());
  if (isError) {
    return (
      <p className="text-muted">
        <FormattedMessage id="stores.stock.unknown" defaultMessage="We can’t see this store’s stock right now." />
      </p>
    );
  }
  if (!data) return <p>&nbsp;</p>;
  const stock = itemAtStore(data, ID, toStockedItem(item));
  const noPickup = pickupStatus === 'none' ? <PickupText key="ready" status="none" /> : undefined;
  if (stock.is === 'none') {
    return (
      <p className="text-muted">
        <FormattedMessage id="stores.stock.none" defaultMessage="Not in stock here" />
        {noPickup ? <> · {noPickup}</> : null}
      </p>
    );
  }
  const { is, units, times } = stock;
  return (
    <p>
      <FormattedMessage
        id="stores.stock"
        defaultMessage="{stock, select, limited {Limited quantity} transfer {Ships to this store} short {Only {units} in stock} other {In stock}} · {ready}"
        values={{
          stock: is,
          units,
          ready: noPickup ?? <PickupReady key="ready" shipment={{ ...times, c_pickupStoreTimeZone: tzTimeZone }} />,
        }}
      />
    </p>
  );
}
