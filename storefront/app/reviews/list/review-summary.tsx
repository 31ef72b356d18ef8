import type { ReviewSummary as Summary } from '@outfitter/contract/client';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Progress } from '../../ui/feedback/progress.tsx';
import { Stars } from '../../ui/rating/stars.tsx';
import { FitScale } from './fit-scale.tsx';
import * as styles from './review-summary.module.css';

interface ReviewSummaryProps {
  summary: Summary;
  chosen: number | undefined;
  onChoose(stars: number | undefined): void;
}

export function ReviewSummary({ summary, chosen, onChoose }: ReviewSummaryProps) {
  const intl = useIntl();
  const { rating, count, stars, fit, fits } = summary;
  return (
    <div className={styles.root}>
      <div className={styles.mean}>
        <p className={styles.meanRating} aria-hidden="true">
          <FormattedNumber value={rating ?? 0} minimumFractionDigits={1} maximumFractionDigits={1} />
        </p>
        <div>
          <Stars rating={rating ?? 0} large />
          <p className="text-muted">
            <FormattedMessage
              id="reviews.summary"
              defaultMessage="{rating} out of 5 from {count, plural, one {# review} other {# reviews}}"
              values={{ rating: intl.formatNumber(rating ?? 0, { minimumFractionDigits: 1 }), count }}
            />
          </p>
        </div>
      </div>
      <ul>
        {[5, 4, 3, 2, 1].map((value) => {
          const reviewCount = stars[value - 1] ?? 0;
          const isChosen = chosen === value;
          return (
            <li key={value}>
              <button
                type="button"
                className={styles.starFilter}
                aria-pressed={isChosen}
                disabled={reviewCount === 0}
                onClick={() => onChoose(isChosen ? undefined : value)}
              >
                <span className="tabular-figures" aria-hidden="true">
                  {value}
                </span>
                <Progress share={count === 0 ? 0 : reviewCount / count} />
                <span className={`tabular-figures text-muted ${styles.count}`} aria-hidden="true">
                  {intl.formatNumber(reviewCount)}
                </span>
                <span className="visually-hidden">
                  <FormattedMessage
                    id="reviews.with-stars"
                    defaultMessage="{stars, plural, one {# star} other {# stars}}: {count, plural, one {# review} other {# reviews}}. Show only these"
                    values={{ stars: value, count: reviewCount }}
                  />
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {fit === undefined ? null : <FitScale fit={fit} voteCount={fits.reduce((sum, votes) => sum + votes, 0)} />}
    </div>
  );
}
