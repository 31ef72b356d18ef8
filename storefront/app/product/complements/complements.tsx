import type { Basket } from '@outfitter/contract/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBasket } from '../../basket/index.ts';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { getShopper } from '../../platform/session/index.ts';
import { useShop } from '../../platform/shop/shop.ts';
import { Section } from '../../ui/section.tsx';
import { tilesFromHits } from '../tile/build-tile.ts';
import { ProductRow } from '../tile/product-grid.tsx';

const staleTime = 5 * 60_000;
const maxProducts = 50;

/** Returns the styles of the basket, each once and sorted, so that equal carts make the same call. */
function styleIdsOf(basket: Basket | null | undefined): string[] {
  return [...new Set(basket?.productItems.map(({ c_masterId }) => c_masterId))].sort().slice(0, maxProducts);
}

/** Shows a row of styles that go with those in the cart. Renders nothing if there are none, or while they are unknown. */
export default function Complements() {
  const intl = useIntl();
  const { currency } = useShop();
  const { basket } = useBasket();
  const styleIds = styleIdsOf(basket);
  const query = { productIds: styleIds.join(','), currency, locale: intl.locale };
  const { data } = useQuery(
    {
      queryKey: ['complements', query],
      queryFn: () => getShopper().client.getComplementaryProducts({ query }),
      enabled: styleIds.length > 0,
      staleTime,
      placeholderData: keepPreviousData,
    },
    getQueryClient(),
  );
  const tiles = tilesFromHits(data?.hits.filter(({ productId }) => !styleIds.includes(productId)) ?? []);
  if (styleIds.length === 0 || tiles.length === 0) return null;
  return (
    <Section heading={<FormattedMessage id="product.complements" defaultMessage="Goes with it" />}>
      <ProductRow label={intl.formatMessage({ id: 'product.complements', defaultMessage: 'Goes with it' })} tiles={tiles} />
    </Section>
  );
}
