import { listingPageSize, type StorePickup } from '@outfitter/contract/client';
import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pickupDay } from '../../basket/index.ts';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { getShopper } from '../../platform/session/index.ts';
import { choiceAtStore, StoreLine } from './store-line.tsx';
import type { StoreLinesProps } from './store-pickup-lines.tsx';
import { stylesByPage } from './styles-by-page.ts';

/** Milliseconds. The product page reads the stock itself. */
const staleTime = 60_000;

/** Reads the stock of the store for the tiles, in one request for each page of them, and passes on a line for each style. */
export default function StoreLines({ store, tiles, onLines }: StoreLinesProps) {
  const { ID, city, tzTimeZone } = store;
  const lines = useQueries(
    {
      queries: stylesByPage(tiles, listingPageSize).map((products) => ({
        queryKey: ['store pickup', ID, products],
        queryFn: () => getShopper().client.getStorePickup({ query: { store: ID, products } }),
        staleTime,
      })),
      combine: (results) => results.flatMap(({ data }) => data ?? []),
    },
    getQueryClient(),
  );
  useEffect(() => {
    const isToday = ({ pickupDate, readyBy }: StorePickup) =>
      pickupDay({ c_promiseDate: pickupDate, c_readyBy: readyBy, c_pickupStoreTimeZone: tzTimeZone }, Date.now())?.day === 'today';
    onLines({
      storeId: ID,
      lines: new Map(
        lines.flatMap((page) =>
          page.products.map((product) => [
            product.id,
            <StoreLine key={product.id} choice={choiceAtStore(product)} isToday={isToday(page)} city={city} />,
          ]),
        ),
      ),
    });
  }, [lines, ID, city, tzTimeZone, onLines]);
  return null;
}
