import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { getShopper } from '../../platform/session/index.ts';
import { useShop } from '../../platform/shop/shop.ts';
import { Section } from '../../ui/section.tsx';
import { tileFromHit } from '../tile/build-tile.ts';
import { ProductRow } from '../tile/product-grid.tsx';
import { ProductTile } from '../tile/product-tile.tsx';

const categoryId = 'best-sellers';
const tileCount = 8;
const staleTime = 5 * 60_000;

/** A row of the products that sell best. Renders nothing while they are unknown: the page that shows it links to their listing too. */
export default function BestSellers() {
  const intl = useIntl();
  const { currency } = useShop();
  const query = { cgid: categoryId, count: tileCount, currency, locale: intl.locale };
  const queryFn = () => getShopper().client.searchProducts({ query });
  const { data } = useQuery({ queryKey: ['best sellers', query], queryFn, staleTime }, getQueryClient());
  const tiles = data?.hits.filter(({ orderable }) => orderable).map(tileFromHit) ?? [];
  if (tiles.length === 0) return null;
  return (
    <Section heading={<FormattedMessage id="product.best-sellers" defaultMessage="Best sellers" />}>
      <ProductRow label={intl.formatMessage({ id: 'product.best-sellers', defaultMessage: 'Best sellers' })}>
        {tiles.map((tile) => (
          <ProductTile key={tile.id} tile={tile} />
        ))}
      </ProductRow>
    </Section>
  );
}
