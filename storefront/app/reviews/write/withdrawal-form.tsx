import { FormattedMessage } from 'react-intl';
import { FormErrorAlert, useSubmission } from '../../forms/index.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import * as fieldStyles from '../../ui/forms/field.module.css';
import { CheckField } from '../../ui/forms/index.ts';
import { InvalidReviewLink } from './review-error-alert.tsx';

export const withdrawalFormName = 'review-withdrawal';

/** Withdraws the review that a mail's link leads to, without JavaScript. With it, `OwnReview` shows the review first. */
export function WithdrawalForm() {
  const submission = useSubmission<{ forget: boolean }, void>(withdrawalFormName);
  const outcome = submission?.outcome;
  const forget = submission?.values.forget === true;
  if (outcome?.status === 'done') {
    return (
      <Alert
        kind="success"
        role="status"
        title={<FormattedMessage id="reviews.own.done" defaultMessage="Done. It’s removed from the page within seconds." />}
      >
        {forget ? (
          <FormattedMessage id="reviews.own.forgotten" defaultMessage="Your data is deleted. We no longer know who wrote this review." />
        ) : (
          <FormattedMessage id="reviews.own.write-another" defaultMessage="You can write another one at any time." />
        )}
      </Alert>
    );
  }
  const error = outcome?.status === 'failed' ? outcome.error : undefined;
  return (
    <form className={fieldStyles.fields} method="post">
      {error ? error.code === 'ReviewLinkException' ? <InvalidReviewLink isOwn /> : <FormErrorAlert error={error} /> : null}
      <CheckField
        name="forget"
        label={
          <FormattedMessage id="reviews.own.forget" defaultMessage="Also delete my name, email and measurements from all my reviews" />
        }
        defaultChecked={forget}
      />
      <Button type="submit">
        <FormattedMessage id="reviews.own.confirm-withdraw" defaultMessage="Yes, delete it" />
      </Button>
    </form>
  );
}
