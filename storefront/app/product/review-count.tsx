import { FormattedMessage, FormattedNumber } from 'react-intl';

/** For screen readers the number is followed by the noun in its plural form (LIST-014). */
export function ReviewCount({ count }: { count: number }) {
  return (
    <span className="tabular-figures">
      <FormattedNumber value={count} />
      <span className="visually-hidden">
        {' '}
        <FormattedMessage id="product.reviews" defaultMessage="{count, plural, one {review} other {reviews}}" values={{ count }} />
      </span>
    </span>
  );
}
