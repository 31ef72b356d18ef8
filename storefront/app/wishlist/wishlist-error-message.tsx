import { CallError, maxListItems } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { cookiesOff } from '../platform/session/index.ts';

/** Message for a failed change of the wishlist (ERROR-014). */
export function WishlistErrorMessage({ error }: { error: unknown }) {
  switch (error instanceof CallError ? error.type : undefined) {
    case 'ProductListItemLimitException':
      return (
        <FormattedMessage
          id="wishlist.error.full"
          defaultMessage="Your wishlist is full: it takes up to {count, number} items. Remove some to save others."
          values={{ count: maxListItems }}
        />
      );
    case 'InvalidProductIdException':
      return <FormattedMessage id="wishlist.error.not-sold" defaultMessage="We no longer sell this item." />;
    case cookiesOff:
      return (
        <FormattedMessage
          id="wishlist.error.cookies-off"
          defaultMessage="Your browser blocks cookies, so your wishlist would be lost. Allow them for this site, then try again."
        />
      );
    case 'NetworkError':
    case 'DeadlineExceeded':
      return (
        <FormattedMessage id="wishlist.error.network" defaultMessage="We couldn’t reach the shop. Check the connection and try again." />
      );
    case 'TooManyRequestsException':
      return <FormattedMessage id="wishlist.error.rate-limit" defaultMessage="Too many tries. Wait a minute, then try again." />;
    default:
      return <FormattedMessage id="wishlist.error.unknown" defaultMessage="That didn’t work, and your wishlist is unchanged. Try again." />;
  }
}
