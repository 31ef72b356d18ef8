import { FormattedMessage } from 'react-intl';
import { BasketErrorMessage } from '../../../basket/index.ts';
import { ActionLink, TextButton } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import type { Shortfall } from './plan-repeat.ts';
import type { BuyAgain, Repeated } from './use-buy-again.ts';

export function BuyAgainButton({ buyAgain: { isPending, mutate }, orderNo }: { buyAgain: BuyAgain; orderNo: string }) {
  return (
    <TextButton busy={isPending} onClick={() => mutate()}>
      <FormattedMessage
        id="account.orders.buy-again"
        defaultMessage="Buy again<hidden>: order {orderNo}</hidden>"
        values={{ orderNo, hidden: (chunks) => <span className="visually-hidden">{chunks}</span> }}
      />
    </TextButton>
  );
}

export function BuyAgainResult({ buyAgain: { data, error } }: { buyAgain: BuyAgain }) {
  if (error) return <Alert kind="error" role="alert" title={<BasketErrorMessage error={error} />} />;
  return data ? <RepeatedAlert repeated={data} /> : null;
}

function RepeatedAlert({ repeated: { added, shortfalls } }: { repeated: Repeated }) {
  return (
    <Alert
      kind={added > 0 ? 'success' : 'info'}
      role="status"
      title={
        <FormattedMessage
          id="account.orders.added"
          defaultMessage="{added, plural, =0 {Nothing was added to your cart.} one {# item is in your cart.} other {# items are in your cart.}}"
          values={{ added }}
        />
      }
    >
      {shortfalls.length > 0 ? (
        <ul>
          {shortfalls.map((shortfall) => (
            <li key={shortfall.item.itemId}>
              <ShortfallText shortfall={shortfall} />
            </li>
          ))}
        </ul>
      ) : null}
      {added > 0 ? (
        <ActionLink to="/cart" underlined>
          <FormattedMessage id="account.orders.view-cart" defaultMessage="View cart" />
        </ActionLink>
      ) : null}
    </Alert>
  );
}

function ShortfallText({ shortfall: { item, added, reason } }: { shortfall: Shortfall }) {
  const name = item.productName;
  switch (reason) {
    case 'gone':
      return <FormattedMessage id="account.orders.gone" defaultMessage="{name}: we no longer sell it." values={{ name }} />;
    case 'sold-out':
      return <FormattedMessage id="account.orders.sold-out" defaultMessage="{name}: sold out online." values={{ name }} />;
    case 'in-cart':
      return (
        <FormattedMessage
          id="account.orders.in-cart"
          defaultMessage="{name}: {added} of {quantity} added, because your cart has as many as you can order."
          values={{ name, added, quantity: item.quantity }}
        />
      );
    case 'fewer':
      return (
        <FormattedMessage
          id="account.orders.fewer"
          defaultMessage="{name}: {available} of {quantity} added, because no more are left."
          values={{ name, available: added, quantity: item.quantity }}
        />
      );
  }
}
