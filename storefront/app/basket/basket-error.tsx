import { CallError } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { cookiesOff } from '../platform/session/index.ts';

export function BasketErrorMessage({ error }: { error: unknown }) {
  if (!(error instanceof CallError)) return <UnknownErrorMessage />;
  const { available } = error.arguments;
  switch (error.type) {
    case 'ProductItemNotAvailableException':
      return typeof available === 'number' && available > 0 ? (
        <FormattedMessage
          id="basket.error.insufficient-stock"
          defaultMessage="Only {available, plural, one {# is} other {# are}} left, and your cart may already have {available, plural, one {it} other {them}}."
          values={{ available }}
        />
      ) : (
        <FormattedMessage id="basket.error.sold-out" defaultMessage="That item just sold out. Try another color or size." />
      );
    case 'StoreNotSelectedException':
      return <FormattedMessage id="basket.error.no-store" defaultMessage="Choose a store for pickup first." />;
    case 'StoreNotEligibleException':
      return (
        <FormattedMessage
          id="basket.error.store-not-eligible"
          defaultMessage="This store can’t prepare pickups right now. Choose another store, or ship the items."
        />
      );
    case 'InvalidProductIdException':
      return <FormattedMessage id="basket.error.not-sold" defaultMessage="We no longer sell this item." />;
    case 'BasketItemLimitException':
      return <FormattedMessage id="basket.error.full" defaultMessage="Your cart is full. Check out, then start another one." />;
    case 'InvalidProductItemQuantityException':
      return <FormattedMessage id="basket.error.quantity" defaultMessage="You can’t order that many at once." />;
    case 'OrderInProgressException':
      return (
        <FormattedMessage id="basket.error.in-progress" defaultMessage="An order for this cart is being placed, maybe in another tab." />
      );
    case 'OrderPlacedException':
      return (
        <FormattedMessage id="basket.error.placed" defaultMessage="This cart was already ordered and paid for, maybe in another tab." />
      );
    case cookiesOff:
      return (
        <FormattedMessage
          id="basket.error.cookies-off"
          defaultMessage="Your browser blocks cookies, so your cart would be lost. Allow them for this site, then try again."
        />
      );
    case 'NetworkError':
    case 'DeadlineExceeded':
      return (
        <FormattedMessage id="basket.error.network" defaultMessage="We couldn’t reach the shop. Check the connection and try again." />
      );
    case 'TooManyRequestsException':
      return <FormattedMessage id="basket.error.rate-limit" defaultMessage="Too many tries. Wait a minute, then try again." />;
    default:
      return <UnknownErrorMessage />;
  }
}

function UnknownErrorMessage() {
  return <FormattedMessage id="basket.error.unknown" defaultMessage="That didn’t work, and nothing was changed. Try again." />;
}
