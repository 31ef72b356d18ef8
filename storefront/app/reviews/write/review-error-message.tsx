import { reviewLimits } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { type FieldError, InvalidEmailMessage } from '../../forms/index.ts';
import type { ReviewField } from './review-schema.ts';

export function ReviewErrorMessage({ field, error }: { field: ReviewField; error: FieldError }) {
  switch (error.code) {
    case 'short':
      return (
        <FormattedMessage
          id="reviews.error.too-short"
          defaultMessage="Write a sentence or two: at least {minimum} letters."
          values={{ minimum: reviewLimits.minTextLength }}
        />
      );
    case 'long':
      return <FormattedMessage id="reviews.error.too-long" defaultMessage="That’s too long. Please shorten it." />;
    case 'links':
      return <FormattedMessage id="reviews.error.links" defaultMessage="Leave out web and email addresses." />;
    case 'markup':
      return <FormattedMessage id="reviews.error.markup" defaultMessage="Plain text only, without angle brackets." />;
    case 'same-words':
      return (
        <FormattedMessage id="reviews.error.repetitive" defaultMessage="The same text appears more than once. Please remove the repeats." />
      );
    case 'email':
      return <InvalidEmailMessage />;
    case 'measurement':
      return field === 'height' ? (
        <FormattedMessage id="reviews.error.height-invalid" defaultMessage="Enter a height such as 5 ft 10 or 178 cm, or leave it empty." />
      ) : (
        <FormattedMessage id="reviews.error.weight-invalid" defaultMessage="Enter a weight such as 180 lb or 82 kg, or leave it empty." />
      );
    default:
      return <RequiredMessage field={field} />;
  }
}

function RequiredMessage({ field }: { field: ReviewField }) {
  if (field === 'rating') return <FormattedMessage id="reviews.error.rating-required" defaultMessage="Choose one to five stars." />;
  if (field === 'headline')
    return <FormattedMessage id="reviews.error.headline-empty" defaultMessage="Enter a headline with at least one word." />;
  if (field === 'text')
    return <FormattedMessage id="reviews.error.text-empty" defaultMessage="Enter your review, with at least one word." />;
  if (field === 'email') return <FormattedMessage id="reviews.error.email-required" defaultMessage="Enter your email." />;
  return <FormattedMessage id="reviews.error.nickname-required" defaultMessage="Enter a name to show." />;
}
