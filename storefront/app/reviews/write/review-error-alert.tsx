import { FormattedMessage } from 'react-intl';
import { FormErrorAlert, type SubmitError } from '../../forms/index.ts';
import { Alert } from '../../ui/feedback/alert.tsx';

export function ReviewErrorAlert({ error }: { error: SubmitError }) {
  if (error.code === 'ReviewExistsException') {
    return <AlreadyReviewed kind="error" role="alert" />;
  }
  if (error.code === 'ReviewNotAcceptedException' && error.arguments?.reason === 'repeated') {
    return (
      <Alert
        kind="error"
        role="alert"
        title={
          <FormattedMessage id="reviews.duplicate" defaultMessage="This text was already sent as another review. Please write your own." />
        }
      />
    );
  }
  if (error.code === 'ProductNotFoundException') {
    return <ProductNotSold />;
  }
  if (error.code === 'ReviewLinkException') return <InvalidReviewLink />;
  return <FormErrorAlert error={error} />;
}

export function AlreadyReviewed(alertProps: { kind: 'success' | 'error'; role?: 'alert' }) {
  return (
    <Alert {...alertProps} title={<FormattedMessage id="reviews.exists" defaultMessage="You already reviewed this product." />}>
      <FormattedMessage
        id="reviews.exists-text"
        defaultMessage="One review per person and product. To write another, delete the first one with the link in the email we sent you."
      />
    </Alert>
  );
}

export function ProductNotSold() {
  return (
    <Alert
      kind="error"
      role="alert"
      title={<FormattedMessage id="reviews.not-sold" defaultMessage="We no longer sell this product, so it can’t be reviewed." />}
    />
  );
}

/**
 * Error of a mail's link with an invalid token. `isOwn`: the link leads to the author's own review, which cannot be opened in any other
 * way.
 */
export function InvalidReviewLink({ isOwn = false }: { isOwn?: boolean }) {
  return (
    <Alert
      kind="error"
      role="alert"
      title={<FormattedMessage id="reviews.invalid-link" defaultMessage="This link isn’t valid, or part of it is missing." />}
    >
      {isOwn ? (
        <FormattedMessage id="reviews.own.invalid-link-text" defaultMessage="Open the link in our email again, or copy all of it." />
      ) : (
        <FormattedMessage id="reviews.invalid-link-text" defaultMessage="You can still write a review. We’ll ask for your email." />
      )}
    </Alert>
  );
}
