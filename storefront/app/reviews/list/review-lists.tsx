import type { Review } from '@outfitter/contract/client';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { classNames } from '../../ui/class-names.ts';
import type { SizeNames } from '../purchased-size.ts';
import { ReviewEntry } from './review-entry.tsx';
import * as styles from './review-lists.module.css';

interface ReviewListsProps {
  id: string;
  reviews: readonly Review[];
  sizeNames: SizeNames;
  isBusy: boolean;
}

const languageOf = (locale: string) => locale.split('-', 1)[0];

/**
 * Lists the reviews in the language of the page, and those in other languages under a heading. A review without a locale is in the former.
 */
export function ReviewLists({ id, reviews, sizeNames, isBusy }: ReviewListsProps) {
  const intl = useIntl();
  const headingId = useId();
  const isForeign = ({ locale = intl.locale }: Review) => languageOf(locale) !== languageOf(intl.locale);
  const [own, foreign] = [reviews.filter((review) => !isForeign(review)), reviews.filter(isForeign)];
  const entries = (listed: readonly Review[]) =>
    listed.map((review) => (
      <li key={review.id}>
        <ReviewEntry review={review} sizeNames={sizeNames} />
      </li>
    ));
  return (
    <div id={id} className={classNames(styles.root, isBusy && styles.isBusy)} aria-busy={isBusy || undefined}>
      {own.length > 0 ? (
        <ol className={styles.list} aria-label={intl.formatMessage({ id: 'reviews.list', defaultMessage: 'Reviews' })}>
          {entries(own)}
        </ol>
      ) : null}
      {foreign.length > 0 ? (
        <>
          <h3 className={`text-lead ${styles.heading}`} id={headingId}>
            <FormattedMessage id="reviews.other-languages" defaultMessage="In other languages" />
          </h3>
          <ol className={styles.list} aria-labelledby={headingId}>
            {entries(foreign)}
          </ol>
        </>
      ) : null}
    </div>
  );
}
