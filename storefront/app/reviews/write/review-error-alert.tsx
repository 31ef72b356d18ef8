import { FormattedMessage } from 'react-intl';
import { FormErrorAlert, type SubmitError } from '../../forms/index.ts';
import { Alert } from '../../ui/feedback/alert.tsx';

/** Shows why the server rejected a review that passed validation. */
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
          <FormattedMessage id="reviews.duplicate" defaultMessage="These very words were sent as another review. Say it in your own." />
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

/** Explains that authors can write one review per product, and how they can replace it. */
export function AlreadyReviewed(alertProps: { kind: 'success' | 'error'; role?: 'alert' }) {
  return (
    <Alert {...alertProps} title={<FormattedMessage id="reviews.exists" defaultMessage="You have reviewed this one already." />}>
      <FormattedMessage
        id="reviews.exists-text"
        defaultMessage="One per person and product. The letter that we sent then has the link to take it back; after that you can write another."
      />
    </Alert>
  );
}

export function ProductNotSold() {
  return (
    <Alert
      kind="error"
      role="alert"
      title={<FormattedMessage id="reviews.not-sold" defaultMessage="We don’t sell this any more, so nobody would read it." />}
    />
  );
}

/**
 * For a mail's link with an invalid token. `isOwn`: the link leads to the author's own review, which cannot be opened in any other way.
 */
export function InvalidReviewLink({ isOwn = false }: { isOwn?: boolean }) {
  return (
    <Alert
      kind="error"
      role="alert"
      title={<FormattedMessage id="reviews.invalid-link" defaultMessage="That link isn’t one of ours, or it lost a piece on the way." />}
    >
      {isOwn ? (
        <FormattedMessage id="reviews.own.invalid-link-text" defaultMessage="Open it from our letter once more, or copy the whole of it." />
      ) : (
        <FormattedMessage id="reviews.invalid-link-text" defaultMessage="You can write all the same; then we ask for your email address." />
      )}
    </Alert>
  );
}
