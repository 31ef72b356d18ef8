import type { Store } from '@outfitter/contract/client';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { PickupReady } from '../../basket/index.ts';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { PickupText } from '../pickup-text.tsx';
import { storeInventoryQuery } from '../store-query.ts';

/** The server's message for the last few units. */
const limitedQuantity = 'Limited Quantity';

interface StoreStockProps {
  productId: string;
  store: Pick<Store, 'ID' | 'tzTimeZone'>;
}

/** Says whether the store has the product, and when it can be picked up there. Its line is there before the response. */
export function StoreStock({ productId, store: { ID, tzTimeZone } }: StoreStockProps) {
  const { data, isError } = useQuery(storeInventoryQuery({ store: ID, product: productId, quantity: 1 }), getQueryClient());
  if (isError) {
    return (
      <p className="text-muted">
        <FormattedMessage id="stores.stock.unknown" defaultMessage="We can’t see this store’s stock right now." />
      </p>
    );
  }
  if (!data) return <p>&nbsp;</p>;
  // The store may have closed since it was found.
  if (data.pickupStatus !== 'offered') {
    return (
      <p className="text-muted">
        <PickupText status={data.pickupStatus} />
      </p>
    );
  }
  const { 'in-store-pickup': pickup, 'ship-to-store': transfer } = data.ways;
  const way = [pickup, transfer].find(({ available }) => available > 0);
  if (!way) {
    return (
      <p className="text-muted">
        <FormattedMessage id="stores.stock.none" defaultMessage="Not in stock here" />
      </p>
    );
  }
  const { pickupDate, readyBy, message } = way;
  const times = { ...(pickupDate ? { c_promiseDate: pickupDate } : {}), ...(readyBy ? { c_readyBy: readyBy } : {}) };
  return (
    <p>
      <FormattedMessage
        id="stores.stock"
        defaultMessage="{stock, select, limited {Limited quantity} transfer {Ships to this store} other {In stock}} · {ready}"
        values={{
          stock: way === transfer ? 'transfer' : message === limitedQuantity ? 'limited' : 'other',
          ready:
            pickupDate || readyBy ? (
              <PickupReady key="ready" shipment={{ ...times, c_pickupStoreTimeZone: tzTimeZone }} />
            ) : (
              <FormattedMessage key="ready" id="stores.stock.undated" defaultMessage="Time unavailable" />
            ),
        }}
      />
    </p>
  );
}
