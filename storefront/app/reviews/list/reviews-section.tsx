import { useEffect, useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, ButtonLink, TextButton } from '../../ui/button.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import type { SizeNames } from '../purchased-size.ts';
import type { ReviewsResponse } from './load-reviews.ts';
import { ReviewFilters } from './review-filters.tsx';
import { ReviewLists } from './review-lists.tsx';
import { ReviewSummary } from './review-summary.tsx';
import * as styles from './reviews-section.module.css';
import { defaultReviewsQuery, isFiltered, useReviews } from './use-reviews.ts';

export interface ReviewsSectionProps {
  productId: string;
  initial: ReviewsResponse;
  sizeNames: SizeNames;
}

export default function ReviewsSection(props: ReviewsSectionProps) {
  return props.initial.summary.count === 0 ? <NoReviews productId={props.productId} /> : <SomeReviews {...props} />;
}

function WriteLink({ productId, kind }: { productId: string; kind?: 'secondary' }) {
  return (
    <ButtonLink to={`/write-a-review?product=${productId}`} kind={kind}>
      <FormattedMessage id="reviews.title" defaultMessage="Write a review" />
    </ButtonLink>
  );
}

function NoReviews({ productId }: { productId: string }) {
  return (
    <div className={styles.noReviews}>
      <p className="text-lead">
        <FormattedMessage id="reviews.empty" defaultMessage="No reviews yet. If you own one, be the first." />
      </p>
      <WriteLink productId={productId} kind="secondary" />
    </div>
  );
}

function SomeReviews({ productId, initial, sizeNames }: ReviewsSectionProps) {
  const listId = useId();
  const countElement = useRef<HTMLParagraphElement>(null);
  const nextReviewId = useRef<string>(undefined);
  const { filters, setFilters, reviews, total, query } = useReviews(productId, initial);
  const { summary } = initial;
  const chooseStars = (stars: number | undefined) => {
    const { stars: _, ...others } = filters;
    setFilters(stars === undefined ? others : { ...others, stars });
  };
  const clear = () => {
    setFilters({ ...defaultReviewsQuery, sort: filters.sort });
    // The clicked button disappears together with the filters.
    countElement.current?.focus({ preventScroll: true });
  };
  /** Focuses the first new review, because the button may disappear. */
  const showMore = async () => {
    const { data } = await query.fetchNextPage();
    nextReviewId.current = data?.pages.at(-1)?.data[0]?.id;
    focusNext();
  };
  const focusNext = () => {
    const heading = nextReviewId.current && document.getElementById(`review-${nextReviewId.current}`);
    if (!heading) return;
    nextReviewId.current = undefined;
    heading.focus({ preventScroll: true });
  };
  // The new reviews may be rendered before or after `fetchNextPage` resolves.
  useEffect(focusNext);
  return (
    <div className={styles.root}>
      <div className={styles.summary}>
        <ReviewSummary summary={summary} chosen={filters.stars} onChoose={chooseStars} />
        <WriteLink productId={productId} kind="secondary" />
      </div>
      <div>
        <ReviewFilters summary={summary} sizeNames={sizeNames} filters={filters} onChange={setFilters} />
        <p className={`${styles.count} text-muted`} aria-live="polite" ref={countElement} tabIndex={-1}>
          {total > 0 ? (
            <FormattedMessage
              id="reviews.shown"
              defaultMessage="{shown, number} of {total, plural, one {# review} other {# reviews}}"
              values={{ shown: reviews.length, total }}
            />
          ) : null}
          {isFiltered(filters) ? <ClearFilters onClear={clear} /> : null}
        </p>
        {query.isError ? (
          <LoadError
            title={<FormattedMessage id="reviews.failed" defaultMessage="The reviews didn’t load. Check your connection." />}
            onRetry={() => void query.refetch()}
          />
        ) : null}
        {reviews.length === 0 && !query.isError ? (
          <p className="text-lead">
            <FormattedMessage id="reviews.no-match" defaultMessage="No reviews match all of these filters. Remove one to see more." />
          </p>
        ) : null}
        <ReviewLists id={listId} reviews={reviews} sizeNames={sizeNames} isBusy={query.isPlaceholderData} />
        {query.hasNextPage ? (
          <Button
            kind="secondary"
            className={styles.loadMore}
            busy={query.isFetchingNextPage}
            onClick={() => void showMore()}
            aria-controls={listId}
          >
            <FormattedMessage id="reviews.load-more" defaultMessage="More reviews" />
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function ClearFilters({ onClear }: { onClear(): void }) {
  return (
    <TextButton onClick={onClear}>
      <FormattedMessage id="reviews.clear" defaultMessage="Show all" />
    </TextButton>
  );
}
