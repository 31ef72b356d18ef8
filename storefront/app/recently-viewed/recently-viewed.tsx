import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getQueryClient } from '../platform/browser/query-client.ts';
import { createStoredIds, useStoredIds, withFirst } from '../platform/browser/stored-ids.ts';
import { getShopper } from '../platform/session/index.ts';
import { useShop } from '../platform/shop/shop.ts';
import { ProductRow, type Tile, tileFromProduct } from '../product/index.ts';
import { TextButton } from '../ui/button.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { useNearViewport } from '../ui/hooks/use-near-viewport.ts';
import { Section } from '../ui/section.tsx';
import * as styles from './recently-viewed.module.css';

const maxViewed = 12;
/** Milliseconds. */
const staleTime = 60_000;
const viewed = createStoredIds('outfitter.viewed', maxViewed);

export interface RecentlyViewedProps {
  /** The style of the page: it is recorded as viewed, and not shown. */
  currentId?: string;
}

/** Row of the styles viewed on this device. Only the ids are stored there; names and prices come from the shop, in one call. */
export default function RecentlyViewed({ currentId }: RecentlyViewedProps) {
  const ids = useStoredIds(viewed).filter((id) => id !== currentId);
  const [isCleared, setCleared] = useState(false);
  useEffect(() => {
    if (currentId !== undefined) viewed.set(withFirst(viewed.get(), currentId, maxViewed));
  }, [currentId]);
  const clear = () => {
    viewed.set(currentId === undefined ? [] : [currentId]);
    setCleared(true);
  };
  if (isCleared && ids.length === 0) return <Cleared />;
  return ids.length > 0 ? <Shelf ids={ids} onClear={clear} /> : null;
}

/** Message that replaces a button and receives its focus. */
function Cleared() {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus({ preventScroll: true }), []);
  return (
    <p className={`text-muted ${styles.cleared}`} ref={text} role="status" tabIndex={-1}>
      <FormattedMessage id="recently-viewed.cleared" defaultMessage="The list of styles you viewed is cleared." />
    </p>
  );
}

function Shelf({ ids, onClear }: { ids: readonly string[]; onClear(): void }) {
  const intl = useIntl();
  const [ref, isNear] = useNearViewport();
  const { tiles, isPending } = useViewedTiles(ids, isNear);
  if (tiles.length === 0 && !isPending) return null;
  const label = intl.formatMessage({ id: 'recently-viewed.heading', defaultMessage: 'Recently viewed' });
  return (
    <div ref={ref}>
      <Section
        heading={label}
        action={
          <TextButton onClick={onClear}>
            <FormattedMessage id="recently-viewed.clear" defaultMessage="Clear" />{' '}
            <span className="visually-hidden">
              <FormattedMessage id="recently-viewed.clear.what" defaultMessage="the styles you viewed" />
            </span>
          </TextButton>
        }
      >
        {tiles.length > 0 ? <ProductRow label={label} tiles={tiles} /> : <Skeleton className={styles.loading} />}
      </Section>
    </div>
  );
}

/** Returns the tiles in the order of the ids. Styles that are no longer sold have none. */
function useViewedTiles(ids: readonly string[], isNear: boolean): { tiles: Tile[]; isPending: boolean } {
  const { currency } = useShop();
  const { locale } = useIntl();
  const query = { currency, locale, allImages: 'true', perPricebook: 'false' } as const;
  const params = { productIds: ids.join(',') };
  const { data, isPending } = useQuery(
    {
      queryKey: ['recently viewed', params, query],
      queryFn: () => getShopper().client.getProducts({ params, query }),
      enabled: isNear,
      placeholderData: keepPreviousData,
      staleTime,
    },
    getQueryClient(),
  );
  const tiles = new Map(data?.data.map((product) => [product.id, tileFromProduct(product)]));
  return { tiles: ids.flatMap((id) => tiles.get(id) ?? []), isPending };
}
