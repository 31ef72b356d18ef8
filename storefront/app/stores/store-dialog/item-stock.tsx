import type { Store } from '@outfitter/contract/client';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { itemAtStore, PickupReady, stockAtStoresQuery } from '../../basket/index.ts';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import type { ViewedItem } from './viewed-item.ts';

interface ItemStockProps {
  item: ViewedItem;
  store: Pick<Store, 'ID' | 'tzTimeZone'>;
  /** Ids of the stores about which one call asks. */
  storeIds: readonly string[];
}

/** States whether the store has the item, and when it can be picked up there. The line is reserved before the response. */
export function ItemStock({ item: { productId, quantity }, store: { ID, tzTimeZone }, storeIds }: ItemStockProps) {
  const { locale } = useIntl();
  const item = { itemId: productId, productId, quantity };
  const { data, isError } = useQuery(stockAtStoresQuery(storeIds, [item], locale), getQueryClient());
  if (isError) {
    return (
      <p className="text-muted">
        <FormattedMessage id="stores.stock.unknown" defaultMessage="We can’t see this store’s stock right now." />
      </p>
    );
  }
  if (!data) return <p>&nbsp;</p>;
  const stock = itemAtStore(data, ID, item);
  if (stock.is === 'none') {
    return (
      <p className="text-muted">
        <FormattedMessage id="stores.stock.none" defaultMessage="Not in stock here" />
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
          ready:
            times?.c_promiseDate || times?.c_readyBy ? (
              <PickupReady key="ready" shipment={{ ...times, c_pickupStoreTimeZone: tzTimeZone }} />
            ) : (
              <FormattedMessage key="ready" id="stores.stock.undated" defaultMessage="Time unavailable" />
            ),
        }}
      />
    </p>
  );
}
