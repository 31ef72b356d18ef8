import type { ReviewSummary as Summary } from '@outfitter/contract/client';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { classNames } from '../../ui/class-names.ts';
import { Progress } from '../../ui/feedback/progress.tsx';
import { Stars } from '../../ui/stars.tsx';
import { FitScale } from './fit-scale.tsx';

interface ReviewSummaryProps {
  summary: Summary;
  /** Number of stars to filter by. */
  chosen: number | undefined;
  onChoose(stars: number | undefined): void;
}

/** The mean rating, the distribution of stars (each a filter), and the fit. */
export function ReviewSummary({ summary, chosen, onChoose }: ReviewSummaryProps) {
  const intl = useIntl();
  const { rating, count, stars, fit, fits } = summary;
  return (
    <div className="reviews-summary">
      <div className="reviews-mean">
        <p className="reviews-mean-figure" aria-hidden="true">
          <FormattedNumber value={rating ?? 0} minimumFractionDigits={1} maximumFractionDigits={1} />
        </p>
        <div>
          <Stars rating={rating ?? 0} large />
          <p className="soft">
            <FormattedMessage
              id="reviews.summary"
              defaultMessage="{rating} of 5 from {count, plural, one {# review} other {# reviews}}"
              values={{ rating: intl.formatNumber(rating ?? 0, { minimumFractionDigits: 1 }), count }}
            />
          </p>
        </div>
      </div>
      <ul className="reviews-stars">
        {[5, 4, 3, 2, 1].map((value) => {
          const own = stars[value - 1] ?? 0;
          const isChosen = chosen === value;
          return (
            <li key={value}>
              <button
                type="button"
                className={classNames('reviews-star', isChosen && 'is-on')}
                aria-pressed={isChosen}
                disabled={own === 0}
                onClick={() => onChoose(isChosen ? undefined : value)}
              >
                <span className="num" aria-hidden="true">
                  {value}
                </span>
                <Progress share={count === 0 ? 0 : own / count} />
                <span className="num soft" aria-hidden="true">
                  {intl.formatNumber(own)}
                </span>
                <span className="sr-only">
                  <FormattedMessage
                    id="reviews.with-stars"
                    defaultMessage="{stars, plural, one {# star} other {# stars}}: {count, plural, one {# review} other {# reviews}}. Show only these"
                    values={{ stars: value, count: own }}
                  />
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {fit === undefined ? null : <FitScale fit={fit} voteCount={fits.reduce((sum, own) => sum + own, 0)} />}
    </div>
  );
}
