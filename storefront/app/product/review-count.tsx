import { useIntl } from 'react-intl';

/** Shows a number, followed by the noun in its plural form for screen readers (LIST-014). */
export function ReviewCount({ count }: { count: number }) {
  const intl = useIntl();
  const noun = intl.formatMessage({ id: 'product.reviews', defaultMessage: '{count, plural, one {review} other {reviews}}' }, { count });
  return (
    <span className="tabular-figures">
      {intl.formatNumber(count)}
      <span className="visually-hidden">{` ${noun}`}</span>
    </span>
  );
}
