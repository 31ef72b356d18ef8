import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { getShopper } from '../../platform/session/index.ts';
import { useShop } from '../../platform/shop/shop.ts';
import { Section } from '../../ui/section.tsx';
import { ProductRow } from '../tile/product-grid.tsx';
import type { Tile } from '../tile/tile.ts';
import { bestSellersQuery, orderableTiles } from './best-sellers-query.ts';

const staleTime = 5 * 60_000;
/** Number of tiles of the row that the narrowest screen shows. */
const initiallyVisibleTiles = 2;

export interface BestSellersProps {
  /** Tiles that the server has read; without them, the browser reads them. */
  tiles?: readonly Tile[] | undefined;
}

/** Row of the products that sell best. Renders nothing while they are unknown: the page that shows it links to their listing too. */
export default function BestSellers({ tiles: initial }: BestSellersProps) {
  const intl = useIntl();
  const { currency } = useShop();
  const query = bestSellersQuery({ currency, locale: intl.locale });
  const queryFn = () => getShopper().client.searchProducts({ query });
  const { data } = useQuery({ queryKey: ['best sellers', query], queryFn, staleTime, enabled: !initial }, getQueryClient());
  const tiles = initial ?? orderableTiles(data);
  if (tiles.length === 0) return null;
  return (
    <Section heading={<FormattedMessage id="product.best-sellers" defaultMessage="Best sellers" />}>
      <ProductRow
        label={intl.formatMessage({ id: 'product.best-sellers', defaultMessage: 'Best sellers' })}
        tiles={tiles}
        eagerCount={initiallyVisibleTiles}
      />
    </Section>
  );
}
