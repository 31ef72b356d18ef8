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
          defaultMessage="A sentence or two: {minimum} letters at least."
          values={{ minimum: reviewLimits.minTextLength }}
        />
      );
    case 'long':
      return <FormattedMessage id="reviews.error.too-long" defaultMessage="That is more than fits here. Cut what matters least." />;
    case 'links':
      return <FormattedMessage id="reviews.error.links" defaultMessage="Leave out addresses of sites and mail; they aren’t shown." />;
    case 'markup':
      return <FormattedMessage id="reviews.error.markup" defaultMessage="Plain words only: nothing in angle brackets." />;
    case 'same-words':
      return <FormattedMessage id="reviews.error.repetitive" defaultMessage="The same words over and over help nobody. Say it once." />;
    case 'email':
      return <InvalidEmailMessage />;
    case 'measurement':
      return field === 'height' ? (
        <FormattedMessage id="reviews.error.height-invalid" defaultMessage="A height such as 5 ft 10 or 178 cm, or leave it empty." />
      ) : (
        <FormattedMessage id="reviews.error.weight-invalid" defaultMessage="A weight such as 180 lb or 82 kg, or leave it empty." />
      );
    default:
      return <RequiredMessage field={field} />;
  }
}

function RequiredMessage({ field }: { field: ReviewField }) {
  if (field === 'rating') return <FormattedMessage id="reviews.error.rating-required" defaultMessage="Choose one to five stars." />;
  if (field === 'headline')
    return <FormattedMessage id="reviews.error.headline-empty" defaultMessage="The headline says nothing in words." />;
  if (field === 'text') return <FormattedMessage id="reviews.error.text-empty" defaultMessage="The review says nothing in words." />;
  if (field === 'email') return <FormattedMessage id="reviews.error.email-required" defaultMessage="Which address do we write to?" />;
  return <FormattedMessage id="reviews.error.nickname-required" defaultMessage="What shall we call you?" />;
}
