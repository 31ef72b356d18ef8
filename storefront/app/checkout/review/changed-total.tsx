import { FormattedMessage } from 'react-intl';
import { Alert } from '../../ui/feedback/alert.tsx';
import { useFormatPrice } from '../../ui/price.tsx';
import type { TotalDifference } from '../place-order/total-differences.ts';
import type { PlaceOrderError } from '../place-order/use-place-order.ts';

export function ChangedTotal({ error, currency }: { error: PlaceOrderError & { kind: 'changed' }; currency: string }) {
  const formatPrice = useFormatPrice();
  const { was, now, differences } = error;
  return (
    <Alert
      kind="error"
      role="alert"
      title={
        <FormattedMessage
          id="checkout.changed"
          defaultMessage="The total is now {current}. It was {previous}."
          values={{ current: formatPrice(now, currency), previous: formatPrice(was, currency) }}
        />
      }
    >
      <ul>
        {differences.map((difference) => (
          <li key={`${difference.kind} ${difference.name ?? ''}`}>
            <Difference difference={difference} currency={currency} />
          </li>
        ))}
      </ul>
      <p>
        <FormattedMessage
          id="checkout.changed.text"
          defaultMessage="Nothing has been ordered yet. If the new total is fine, place the order again."
        />
      </p>
    </Alert>
  );
}

function Difference({ difference: { kind, name, was, now }, currency }: { difference: TotalDifference; currency: string }) {
  const formatPrice = useFormatPrice();
  const values = { name, previous: formatPrice(was, currency), current: formatPrice(now, currency) };
  switch (kind) {
    case 'line':
      return <FormattedMessage id="checkout.changed.line" defaultMessage="{name}: {current}, was {previous}" values={values} />;
    case 'added-line':
      return <FormattedMessage id="checkout.changed.added" defaultMessage="Added: {name}, {current}" values={values} />;
    case 'removed-line':
      return <FormattedMessage id="checkout.changed.removed" defaultMessage="Removed: {name}" values={values} />;
    case 'discount':
      return <FormattedMessage id="checkout.changed.discount" defaultMessage="Discount: {current}, was {previous}" values={values} />;
    case 'shipping':
      return <FormattedMessage id="checkout.changed.shipping" defaultMessage="Shipping: {current}, was {previous}" values={values} />;
    case 'tax':
      return <FormattedMessage id="checkout.changed.tax" defaultMessage="Tax: {current}, was {previous}" values={values} />;
  }
}
