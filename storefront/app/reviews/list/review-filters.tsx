import { type ReviewSort, type ReviewSummary, reviewSorts } from '@outfitter/contract/client';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { SelectField } from '../../ui/forms/index.ts';
import {
  type BodyDimension,
  type BodyRange,
  formatRange,
  heightDimension,
  heightRanges,
  weightDimension,
  weightRanges,
} from '../body-measurements.ts';
import { purchasedSizeKey, purchasedSizeText, type SizeNames } from '../purchased-size.ts';
import * as styles from './review-filters.module.css';
import type { ReviewsQuery } from './use-reviews.ts';

const sortMessages = defineMessages({
  'most-helpful': { id: 'reviews.sort.most-helpful', defaultMessage: 'Most helpful' },
  newest: { id: 'reviews.sort.newest', defaultMessage: 'Newest' },
  highest: { id: 'reviews.sort.highest', defaultMessage: 'Highest rated' },
  lowest: { id: 'reviews.sort.lowest', defaultMessage: 'Lowest rated' },
});

interface ReviewFiltersProps {
  summary: Pick<ReviewSummary, 'sizes' | 'bodies'>;
  sizeNames: SizeNames;
  filters: ReviewsQuery;
  onChange(query: ReviewsQuery): void;
}

export function ReviewFilters({ summary, sizeNames, filters, onChange }: ReviewFiltersProps) {
  const intl = useIntl();
  const setFilter = (filter: 'size' | 'height' | 'weight', value: string) => {
    const { [filter]: _, ...others } = filters;
    onChange(value ? { ...others, [filter]: value } : others);
  };
  const rangeOptions = (ranges: readonly BodyRange[], dimension: BodyDimension) =>
    ranges.map((range) => (
      <option key={range.value} value={range.value}>
        {formatRange(intl, range, dimension)}
      </option>
    ));
  const anyOption = <option value="">{intl.formatMessage({ id: 'reviews.filter.any', defaultMessage: 'Any' })}</option>;
  return (
    <div className={styles.root}>
      {summary.sizes.length > 1 ? (
        <SelectField
          label={<FormattedMessage id="reviews.filter.size" defaultMessage="Size worn" />}
          value={filters.size ?? ''}
          onChange={(event) => setFilter('size', event.target.value)}
        >
          {anyOption}
          {summary.sizes.map(({ worn, count }) => (
            <option key={purchasedSizeKey(worn)} value={purchasedSizeKey(worn)}>
              {intl.formatMessage(
                { id: 'reviews.size-count', defaultMessage: '{size} ({count, number})' },
                { size: purchasedSizeText(worn, sizeNames), count },
              )}
            </option>
          ))}
        </SelectField>
      ) : null}
      {summary.bodies > 0 ? (
        <>
          <SelectField
            label={<FormattedMessage id="reviews.filter.height" defaultMessage="Wearer’s height" />}
            value={filters.height ?? ''}
            onChange={(event) => setFilter('height', event.target.value)}
          >
            {anyOption}
            {rangeOptions(heightRanges, heightDimension)}
          </SelectField>
          <SelectField
            label={<FormattedMessage id="reviews.filter.weight" defaultMessage="Wearer’s weight" />}
            value={filters.weight ?? ''}
            onChange={(event) => setFilter('weight', event.target.value)}
          >
            {anyOption}
            {rangeOptions(weightRanges, weightDimension)}
          </SelectField>
        </>
      ) : null}
      <SelectField
        label={<FormattedMessage id="reviews.sort" defaultMessage="Sort by" />}
        value={filters.sort}
        onChange={(event) => onChange({ ...filters, sort: event.target.value as ReviewSort })}
      >
        {reviewSorts.map((sort) => (
          <option key={sort} value={sort}>
            {intl.formatMessage(sortMessages[sort])}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
