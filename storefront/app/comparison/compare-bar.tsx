import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getQueryClient } from '../platform/browser/query-client.ts';
import { useStoredIds } from '../platform/browser/stored-ids.ts';
import { getShopper } from '../platform/session/index.ts';
import { useShop } from '../platform/shop/shop.ts';
import { comparedIds, comparePath, maxCompared, tileFromProduct } from '../product/index.ts';
import { ButtonLink, TextButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { ImageBox } from '../ui/media/image.tsx';
import { BottomBar } from '../ui/overlays/bottom-bar.tsx';
import * as styles from './compare-bar.module.css';

/** Milliseconds. */
const staleTime = 5 * 60_000;

/** Bar that lists the chosen styles. It is hidden where it would cover a primary action (decision 52). */
export default function CompareBar() {
  const ids = useStoredIds(comparedIds);
  const [dismissed, setDismissed] = useState('');
  if (ids.length === 0 || dismissed === ids.join()) return null;
  return <Bar ids={ids} onDismiss={() => setDismissed(ids.join())} />;
}

function Bar({ ids, onDismiss }: { ids: readonly string[]; onDismiss(): void }) {
  const intl = useIntl();
  const tiles = useChosenTiles(ids);
  return (
    <BottomBar
      isStacked
      onDismiss={onDismiss}
      heading={
        <FormattedMessage
          id="comparison.bar"
          defaultMessage="{count, number} of {most, number} styles to compare"
          values={{ count: ids.length, most: maxCompared }}
        />
      }
    >
      <div className={styles.content}>
        <ul className={styles.chosen}>
          {tiles.map(({ id, name, shownColor }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.remove}
                aria-label={intl.formatMessage(
                  { id: 'comparison.bar.remove', defaultMessage: 'Remove {name} from the comparison' },
                  { name },
                )}
                onClick={() => comparedIds.set(comparedIds.get().filter((each) => each !== id))}
              >
                <ImageBox image={shownColor.image} sizes="44px" minWidth={44} maxWidth={44} isDecorative />
                <span className={styles.cross}>
                  <Icon name="cross" small />
                </span>
              </button>
            </li>
          ))}
        </ul>
        {ids.length > 1 ? (
          <ButtonLink small to={comparePath(ids)}>
            <FormattedMessage id="comparison.bar.compare" defaultMessage="Compare" />
          </ButtonLink>
        ) : (
          <span className="text-small">
            <FormattedMessage id="comparison.bar.one-more" defaultMessage="Choose one more." />
          </span>
        )}
        <TextButton onClick={() => comparedIds.set([])}>
          <FormattedMessage id="comparison.bar.clear" defaultMessage="Clear" />
        </TextButton>
      </div>
    </BottomBar>
  );
}

function useChosenTiles(ids: readonly string[]) {
  const { currency } = useShop();
  const { locale } = useIntl();
  const query = { currency, locale, allImages: 'true', perPricebook: 'false' } as const;
  const params = { productIds: ids.join(',') };
  const { data } = useQuery(
    {
      queryKey: ['compared', params, query],
      queryFn: () => getShopper().client.getProducts({ params, query }),
      placeholderData: keepPreviousData,
      staleTime,
    },
    getQueryClient(),
  );
  const tiles = new Map(data?.data.map((product) => [product.id, tileFromProduct(product)]));
  return ids.flatMap((id) => tiles.get(id) ?? []);
}
