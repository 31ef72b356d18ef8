import { type ReviewSort, type ReviewSummary, reviewSorts } from '@outfitter/contract/client';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { SelectField } from '../ui/forms/index.ts';
import { type BodyMeasure, type BodyRange, heightRanges, heights, rangeText, weightRanges, weights } from './body-words.ts';
import type { ReviewsWish } from './use-reviews.ts';
import { type SizeNames, wornKey, wornText } from './worn-text.ts';

const sortWords = defineMessages({
  'most-helpful': { id: 'reviews.sort.most-helpful', defaultMessage: 'Most helpful' },
  newest: { id: 'reviews.sort.newest', defaultMessage: 'Newest' },
  highest: { id: 'reviews.sort.highest', defaultMessage: 'Most stars' },
  lowest: { id: 'reviews.sort.lowest', defaultMessage: 'Fewest stars' },
});

interface ReviewFiltersProps {
  summary: Pick<ReviewSummary, 'sizes' | 'bodies'>;
  names: SizeNames;
  wish: ReviewsWish;
  onWish(wish: ReviewsWish): void;
}

/** Size worn, height, weight, order: each by the platform's own list, and in force as soon as it is chosen. */
export function ReviewFilters({ summary, names, wish, onWish }: ReviewFiltersProps) {
  const intl = useIntl();
  const choose = (filter: 'size' | 'height' | 'weight', value: string) => {
    const { [filter]: _, ...others } = wish;
    onWish(value ? { ...others, [filter]: value } : others);
  };
  const ranges = (all: readonly BodyRange[], measure: BodyMeasure) =>
    all.map((range) => (
      <option key={range.value} value={range.value}>
        {rangeText(intl, range, measure)}
      </option>
    ));
  const any = <option value="">{intl.formatMessage({ id: 'reviews.filter.any', defaultMessage: 'Any' })}</option>;
  return (
    <div className="reviews-filters">
      {summary.sizes.length > 1 ? (
        <SelectField
          label={<FormattedMessage id="reviews.filter.size" defaultMessage="Size worn" />}
          value={wish.size ?? ''}
          onChange={(event) => choose('size', event.target.value)}
        >
          {any}
          {summary.sizes.map(({ worn, count }) => (
            <option key={wornKey(worn)} value={wornKey(worn)}>
              {intl.formatMessage(
                { id: 'reviews.size-count', defaultMessage: '{size} ({count, number})' },
                { size: wornText(worn, names), count },
              )}
            </option>
          ))}
        </SelectField>
      ) : null}
      {summary.bodies > 0 ? (
        <>
          <SelectField
            label={<FormattedMessage id="reviews.filter.height" defaultMessage="Wearer’s height" />}
            value={wish.height ?? ''}
            onChange={(event) => choose('height', event.target.value)}
          >
            {any}
            {ranges(heightRanges, heights)}
          </SelectField>
          <SelectField
            label={<FormattedMessage id="reviews.filter.weight" defaultMessage="Wearer’s weight" />}
            value={wish.weight ?? ''}
            onChange={(event) => choose('weight', event.target.value)}
          >
            {any}
            {ranges(weightRanges, weights)}
          </SelectField>
        </>
      ) : null}
      <SelectField
        label={<FormattedMessage id="reviews.sort" defaultMessage="Order" />}
        value={wish.sort}
        onChange={(event) => onWish({ ...wish, sort: event.target.value as ReviewSort })}
      >
        {reviewSorts.map((sort) => (
          <option key={sort} value={sort}>
            {intl.formatMessage(sortWords[sort])}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
