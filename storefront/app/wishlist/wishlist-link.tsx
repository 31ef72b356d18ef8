import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from '../platform/locale/navigation.tsx';
import { useSavedProducts } from './state/saved-products.ts';

export function WishlistLink({ children }: { children?: ReactNode }) {
  const count = useSavedProducts().length;
  return (
    <Link to="/account/wishlist">
      {children}
      <FormattedMessage id="wishlist.link" defaultMessage="Wishlist{count, plural, =0 {} other { (#)}}" values={{ count }} />
    </Link>
  );
}
