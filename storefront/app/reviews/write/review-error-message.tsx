import { reviewLimits } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { type FieldError, InvalidEmailMessage } from '../../forms/index.ts';
import type { ReviewField } from './review-schema.ts';

export function ReviewErrorMessage({ field, error }: { field: ReviewField; error: FieldError }) {
  switch (error.code) {
    case 'short':
      return (
        <FormattedMessage
          id="reviews.fault.short"
          defaultMessage="A sentence or two: {least} letters at least."
          values={{ least: reviewLimits.minTextLength }}
        />
      );
    case 'long':
      return <FormattedMessage id="reviews.fault.long" defaultMessage="That is more than fits here. Cut what matters least." />;
    case 'links':
      return <FormattedMessage id="reviews.fault.links" defaultMessage="Leave out addresses of sites and mail; they aren’t shown." />;
    case 'markup':
      return <FormattedMessage id="reviews.fault.markup" defaultMessage="Plain words only: nothing in angle brackets." />;
    case 'same-words':
      return <FormattedMessage id="reviews.fault.same-words" defaultMessage="The same words over and over help nobody. Say it once." />;
    case 'email':
      return <InvalidEmailMessage />;
    case 'measurement':
      return field === 'height' ? (
        <FormattedMessage id="reviews.fault.height" defaultMessage="A height such as 5 ft 10 or 178 cm, or leave it empty." />
      ) : (
        <FormattedMessage id="reviews.fault.weight" defaultMessage="A weight such as 180 lb or 82 kg, or leave it empty." />
      );
    default:
      return <RequiredMessage field={field} />;
  }
}

function RequiredMessage({ field }: { field: ReviewField }) {
  if (field === 'rating') return <FormattedMessage id="reviews.fault.rating" defaultMessage="Choose one to five stars." />;
  if (field === 'headline') return <FormattedMessage id="reviews.fault.headline" defaultMessage="The headline says nothing in words." />;
  if (field === 'text') return <FormattedMessage id="reviews.fault.words" defaultMessage="The review says nothing in words." />;
  if (field === 'email') return <FormattedMessage id="reviews.fault.email" defaultMessage="Which address do we write to?" />;
  return <FormattedMessage id="reviews.fault.nickname" defaultMessage="What shall we call you?" />;
}
