import { listingPageSize } from '@outfitter/contract/client';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigation } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { Progress } from '../../ui/feedback/progress.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { formatListingQuery, type ListingQuery } from '../listing-query.ts';
import * as styles from './load-more.module.css';
import type { ListingState } from './use-loaded-tiles.ts';

const bold = (chunks: ReactNode[]) => (
  <b key={String(chunks)} className="tabular-figures">
    {chunks}
  </b>
);

export function LoadMore({
  query,
  firstPage,
  tileCount,
  total,
}: {
  query: ListingQuery;
  firstPage: number;
  tileCount: number;
  total: number;
}) {
  const navigation = useNavigation();
  const seen = (firstPage - 1) * listingPageSize + tileCount;
  const remaining = total - seen;
  const isLoading =
    navigation.state === 'loading' && new URLSearchParams(navigation.location.search).get('page') === String(query.page + 1);
  return (
    <div className={styles.root}>
      <p>
        <FormattedMessage
          id="listing.progress"
          defaultMessage="You’ve looked at <b>{seen, number}</b> of <b>{total, number}</b>"
          values={{ seen, total, b: bold }}
        />
      </p>
      <Progress share={seen / total} className={styles.progress} />
      {remaining > 0 ? (
        <ButtonLink
          kind="secondary"
          to={{ search: formatListingQuery({ ...query, page: query.page + 1 }) }}
          state={{ firstPage: firstPage } satisfies ListingState}
          replace
          preventScrollReset
          aria-busy={isLoading || undefined}
        >
          {isLoading ? <Spinner /> : null}
          <FormattedMessage
            id="listing.load-more"
            defaultMessage="Show {next, number} more"
            values={{ next: Math.min(listingPageSize, remaining) }}
          />
        </ButtonLink>
      ) : null}
    </div>
  );
}

export function LoadPrevious({ query, firstPage }: { query: ListingQuery; firstPage: number }) {
  if (firstPage === 1) return null;
  return (
    <p className={styles.previous}>
      <ButtonLink kind="secondary" small to={{ search: formatListingQuery({ ...query, page: firstPage - 1 }) }}>
        <FormattedMessage
          id="listing.load-previous"
          defaultMessage="Show the previous {count, number}"
          values={{ count: listingPageSize }}
        />
      </ButtonLink>
    </p>
  );
}
