import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { getShopper } from '../../platform/session/index.ts';
import { TextButton } from '../../ui/button.tsx';
import * as styles from './helpful-button.module.css';

/** Button that marks a review as helpful. The server counts one vote of each shopper. */
export function HelpfulButton({ reviewId, count }: { reviewId: string; count: number }) {
  const vote = useMutation(
    { mutationFn: () => getShopper().client.markReviewHelpful({ params: { reviewId }, body: {} }) },
    getQueryClient(),
  );
  const currentCount = vote.data?.helpfulCount ?? count;
  const isDone = vote.isSuccess;
  return (
    <p className={styles.root}>
      <TextButton
        className={styles.button}
        busy={vote.isPending}
        aria-disabled={isDone || undefined}
        onClick={() => {
          if (!isDone) vote.mutate();
        }}
      >
        {isDone ? (
          <FormattedMessage id="reviews.helpful-counted" defaultMessage="Thanks for your vote" />
        ) : (
          <FormattedMessage id="reviews.helpful" defaultMessage="Helpful" />
        )}
      </TextButton>
      <span className="text-muted text-small" aria-live="polite">
        {vote.isError ? (
          <FormattedMessage id="reviews.helpful-failed" defaultMessage="That didn’t go through. Try again." />
        ) : currentCount > 0 ? (
          <FormattedMessage
            id="reviews.helpful-count"
            defaultMessage="{count, plural, one {# found it helpful} other {# found it helpful}}"
            values={{ count: currentCount }}
          />
        ) : null}
      </span>
    </p>
  );
}
