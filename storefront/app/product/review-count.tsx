import { FormattedMessage, FormattedNumber } from 'react-intl';

/** The number of reviews; screen readers hear the noun in its plural form (LIST-014). */
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
