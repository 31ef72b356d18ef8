import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { getShopper } from '../../platform/session/index.ts';

/** The server's message for the last few units. */
const limitedQuantity = 'Limited Quantity';

/** Says whether the store has the product, and when it can be picked up there. Its line is there before the response. */
export function StoreStock({ productId, storeId }: { productId: string; storeId: string }) {
  const { data, isError } = useQuery(
    {
      queryKey: ['stores', 'inventory', storeId, productId],
      queryFn: () => getShopper().client.getStoreInventory({ query: { store: storeId, product: productId, quantity: 1 } }),
    },
    getQueryClient(),
  );
  if (isError) {
    return (
      <p className="text-muted">
        <FormattedMessage id="stores.stock.unknown" defaultMessage="We can’t see this store’s stock right now." />
      </p>
    );
  }
  if (!data) return <p>&nbsp;</p>;
  if (data.status === 'NOT_AVAILABLE') {
    return (
      <p className="text-muted">
        <FormattedMessage id="stores.stock.none" defaultMessage="Not in stock here" />
      </p>
    );
  }
  return (
    <p>
      <FormattedMessage
        id="stores.stock"
        defaultMessage="{group, select, today {Pick up today} tomorrow {Pick up tomorrow} other {Ships to this store in 4 to 7 days}}{isLimited, select, yes {, only a few left} other {}}"
        values={{
          group: data.group === 'pis-today' ? 'today' : data.group === 'pis-tomorrow' ? 'tomorrow' : 'other',
          isLimited: data.message === limitedQuantity ? 'yes' : 'no',
        }}
      />
    </p>
  );
}
