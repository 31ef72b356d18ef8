import { CallError } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';

export function BasketErrorMessage({ error }: { error: unknown }) {
  if (!(error instanceof CallError)) return <UnknownErrorMessage />;
  const { available } = error.arguments;
  switch (error.type) {
    case 'ProductItemNotAvailableException':
      return typeof available === 'number' && available > 0 ? (
        <FormattedMessage
          id="basket.error.insufficient-stock"
          defaultMessage="Only {available, plural, one {# is} other {# are}} left, and your cart may hold {available, plural, one {it} other {them}} already."
          values={{ available }}
        />
      ) : (
        <FormattedMessage
          id="basket.error.sold-out"
          defaultMessage="That one has just sold out. Another color or size may still be here."
        />
      );
    case 'InvalidProductIdException':
      return <FormattedMessage id="basket.error.not-sold" defaultMessage="We don’t sell that one any more." />;
    case 'BasketItemLimitException':
      return (
        <FormattedMessage id="basket.error.full" defaultMessage="The cart is full. Check out with what is in it, then start another." />
      );
    case 'InvalidProductItemQuantityException':
      return <FormattedMessage id="basket.error.quantity" defaultMessage="That many can’t be ordered at once." />;
    case 'OrderInProgressException':
      return (
        <FormattedMessage id="basket.error.in-progress" defaultMessage="This cart is being ordered right now, perhaps in another tab." />
      );
    case 'OrderPlacedException':
      return <FormattedMessage id="basket.error.placed" defaultMessage="This cart has been ordered and paid, perhaps in another tab." />;
    case 'NetworkError':
    case 'DeadlineExceeded':
      return (
        <FormattedMessage id="basket.error.network" defaultMessage="We couldn’t reach the shop. Check the connection and try again." />
      );
    case 'TooManyRequestsException':
      return <FormattedMessage id="basket.error.rate-limit" defaultMessage="That was a lot of tries. Wait a minute, then try again." />;
    default:
      return <UnknownErrorMessage />;
  }
}

function UnknownErrorMessage() {
  return <FormattedMessage id="basket.error.unknown" defaultMessage="That didn’t work, and nothing was changed. Try it once more." />;
}
