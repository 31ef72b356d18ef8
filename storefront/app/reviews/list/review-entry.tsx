import type { Review } from '@outfitter/contract/client';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDateFormat } from '../../platform/locale/use-date-format.ts';
import { Icon } from '../../ui/icon.tsx';
import { Stars } from '../../ui/rating/stars.tsx';
import { formatHeight, formatWeight } from '../body-measurements.ts';
import { FitText } from '../fit-text.tsx';
import { purchasedSizeText, type SizeNames } from '../purchased-size.ts';
import { ReviewReply } from '../review-reply.tsx';
import * as reviewTextStyles from '../review-text.module.css';
import { ReviewText } from '../review-text.tsx';
import { HelpfulButton } from './helpful-button.tsx';
import * as styles from './review-entry.module.css';

export function ReviewEntry({ review, sizeNames }: { review: Review; sizeNames: SizeNames }) {
  const intl = useIntl();
  const { longDateOf } = useDateFormat();
  const { heightInches, weightPounds, sizeWorn, fit } = review;
  const body = [
    ...(heightInches === undefined ? [] : [formatHeight(intl, heightInches)]),
    ...(weightPounds === undefined ? [] : [formatWeight(intl, weightPounds)]),
  ];
  return (
    <article className={styles.root} aria-labelledby={`review-${review.id}`}>
      <div>
        <p>
          <Stars rating={review.rating} />
        </p>
        <div lang={review.locale}>
          <h3 className={`text-card ${styles.headline}`} id={`review-${review.id}`} tabIndex={-1}>
            {review.headline}
          </h3>
          <div className={reviewTextStyles.root}>
            <ReviewText text={review.text} />
          </div>
        </div>
        {review.reply ? <ReviewReply text={review.reply.text} /> : null}
        <HelpfulButton key={review.id} reviewId={review.id} count={review.helpfulCount} />
      </div>
      <div className={styles.author}>
        <p>
          <b>{review.writerName ?? <FormattedMessage id="reviews.anonymous-author" defaultMessage="Anonymous" />}</b>
        </p>
        {review.isVerifiedBuyer ? (
          <p className={styles.verified}>
            <Icon name="check" small />
            <FormattedMessage id="reviews.verified-purchase" defaultMessage="Verified purchase" />
          </p>
        ) : null}
        <p className="text-muted">{longDateOf(review.writtenAt)}</p>
        {sizeWorn || body.length > 0 || fit !== undefined ? (
          <dl>
            {sizeWorn ? (
              <div>
                <dt>
                  <FormattedMessage id="reviews.worn-size" defaultMessage="Size worn" />
                </dt>
                <dd>{purchasedSizeText(sizeWorn, sizeNames)}</dd>
              </div>
            ) : null}
            {body.length > 0 ? (
              <div>
                <dt>
                  <FormattedMessage id="reviews.body-measurements" defaultMessage="Wearer" />
                </dt>
                <dd>{body.join(', ')}</dd>
              </div>
            ) : null}
            {fit === undefined ? null : (
              <div>
                <dt>
                  <FormattedMessage id="reviews.fit" defaultMessage="Fit" />
                </dt>
                <dd>
                  <FitText fit={fit} />
                </dd>
              </div>
            )}
          </dl>
        ) : null}
      </div>
    </article>
  );
}
