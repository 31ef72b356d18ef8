import { FormattedMessage } from 'react-intl';
import { FormErrorAlert, type SubmitError } from '../../forms/index.ts';
import { Alert } from '../../ui/feedback/alert.tsx';

/** Why a review that looks right was not taken. */
export function ReviewErrorAlert({ error }: { error: SubmitError }) {
  if (error.code === 'ReviewExistsException') {
    return <AlreadyReviewed kind="bad" role="alert" />;
  }
  if (error.code === 'ReviewNotAcceptedException' && error.arguments?.reason === 'repeated') {
    return (
      <Alert
        kind="bad"
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

/** One review per person and product: why there is no second one, and how there can be another. */
export function AlreadyReviewed(look: { kind: 'ok' | 'bad'; role?: 'alert' }) {
  return (
    <Alert {...look} title={<FormattedMessage id="reviews.exists" defaultMessage="You have reviewed this one already." />}>
      <FormattedMessage
        id="reviews.exists-text"
        defaultMessage="One per person and product. The letter that we sent then has the link to take it back; after that you can write another."
      />
    </Alert>
  );
}

/** No review of what is no longer sold. */
export function ProductNotSold() {
  return (
    <Alert
      kind="bad"
      role="alert"
      title={<FormattedMessage id="reviews.not-sold" defaultMessage="We don’t sell this any more, so nobody would read it." />}
    />
  );
}

/** A link that was changed on its way, or is not ours; `isOwn`: to one's own review, which there is no other way to. */
export function InvalidReviewLink({ isOwn = false }: { isOwn?: boolean }) {
  return (
    <Alert
      kind="bad"
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
