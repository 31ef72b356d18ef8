import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormErrorAlert, toSubmitError } from '../../forms/index.ts';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { useDateFormat } from '../../platform/locale/use-date-format.ts';
import { getShopper } from '../../platform/session/index.ts';
import { Button, TextButton } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { CheckField } from '../../ui/forms/index.ts';
import { Stars } from '../../ui/rating/stars.tsx';
import { ReviewReply } from '../review-reply.tsx';
import * as reviewTextStyles from '../review-text.module.css';
import { ReviewText } from '../review-text.tsx';
import * as styles from './own-review.module.css';
import type { OwnReviewResponse } from './use-review-link.ts';

interface OwnReviewProps {
  token: string;
  review: OwnReviewResponse;
}

function StateText({ status }: Pick<OwnReviewResponse, 'status'>) {
  switch (status) {
    case 'pending':
      return <FormattedMessage id="reviews.own.pending" defaultMessage="Waiting for approval" />;
    case 'approved':
      return <FormattedMessage id="reviews.own.approved" defaultMessage="Published on the product page" />;
    case 'refused':
      return <FormattedMessage id="reviews.own.rejected" defaultMessage="Not published" />;
    case 'withdrawn':
      return <FormattedMessage id="reviews.own.withdrawn" defaultMessage="Deleted" />;
  }
}

/** Shows an author's own review. Withdrawing it requires a confirmation, because it cannot be undone. */
export function OwnReview({ token, review }: OwnReviewProps) {
  const { longDateOf } = useDateFormat();
  const [isConfirming, setConfirming] = useState(false);
  const [isForgetChecked, setForgetChecked] = useState(false);
  const successMessage = useRef<HTMLDivElement>(null);
  const confirmation = useRef<HTMLDivElement>(null);
  const startButton = useRef<HTMLButtonElement>(null);
  const isWithdrawn = review.status === 'withdrawn';
  const shouldForget = isWithdrawn || isForgetChecked;
  const withdrawal = useMutation(
    { mutationFn: () => getShopper().client.withdrawReview({ body: { token, forget: shouldForget } }) },
    getQueryClient(),
  );
  const { isSuccess } = withdrawal;
  useEffect(() => {
    if (isSuccess) successMessage.current?.focus();
  }, [isSuccess]);
  useEffect(() => {
    // The confirmation replaces the clicked button and receives its focus.
    if (isConfirming) confirmation.current?.focus();
  }, [isConfirming]);
  const cancel = () => {
    setConfirming(false);
    requestAnimationFrame(() => startButton.current?.focus());
  };
  if (isSuccess) {
    return (
      <div ref={successMessage} tabIndex={-1}>
        <Alert
          kind="success"
          role="status"
          title={
            isWithdrawn ? (
              <FormattedMessage
                id="reviews.own.forgotten"
                defaultMessage="Your data is deleted. We no longer know who wrote this review."
              />
            ) : (
              <FormattedMessage id="reviews.own.done" defaultMessage="Done. It’s removed from the page within seconds." />
            )
          }
        >
          {isWithdrawn ? null : isForgetChecked ? (
            <FormattedMessage id="reviews.own.forgotten" defaultMessage="Your data is deleted. We no longer know who wrote this review." />
          ) : (
            <FormattedMessage id="reviews.own.write-another" defaultMessage="You can write another one at any time." />
          )}
        </Alert>
      </div>
    );
  }
  return (
    <div className={styles.root}>
      <p className="text-label">
        <StateText status={review.status} />
      </p>
      <p className={styles.ratingAndDate}>
        <Stars rating={review.rating} />
        <span className="text-muted">{longDateOf(review.writtenAt)}</span>
      </p>
      <h2 className="text-card">{review.headline}</h2>
      <div className={`${reviewTextStyles.root} ${styles.text}`}>
        <ReviewText text={review.text} />
      </div>
      {review.reply ? <ReviewReply text={review.reply} /> : null}
      {withdrawal.isError ? <FormErrorAlert error={toSubmitError(withdrawal.error)} /> : null}
      {isConfirming ? (
        <div className={styles.confirmation} ref={confirmation} tabIndex={-1}>
          {isWithdrawn ? (
            <p>
              <FormattedMessage
                id="reviews.own.forget-text"
                defaultMessage="This deletes your name, email and measurements from all your reviews. It can’t be undone."
              />
            </p>
          ) : (
            <CheckField
              label={
                <FormattedMessage
                  id="reviews.own.forget"
                  defaultMessage="Also delete my name, email and measurements from all my reviews"
                />
              }
              checked={isForgetChecked}
              onChange={(event) => setForgetChecked(event.target.checked)}
            />
          )}
          <div className={styles.actions}>
            <Button busy={withdrawal.isPending} onClick={() => withdrawal.mutate()}>
              {isWithdrawn ? (
                <FormattedMessage id="reviews.own.confirm-forget" defaultMessage="Yes, delete my data" />
              ) : (
                <FormattedMessage id="reviews.own.confirm-withdraw" defaultMessage="Yes, delete it" />
              )}
            </Button>
            <TextButton onClick={cancel}>
              <FormattedMessage id="reviews.own.cancel" defaultMessage="Keep it" />
            </TextButton>
          </div>
        </div>
      ) : (
        <Button kind="secondary" ref={startButton} onClick={() => setConfirming(true)}>
          {isWithdrawn ? (
            <FormattedMessage id="reviews.own.forget-only" defaultMessage="Delete my data" />
          ) : (
            <FormattedMessage id="reviews.own.withdraw" defaultMessage="Delete it" />
          )}
        </Button>
      )}
    </div>
  );
}
