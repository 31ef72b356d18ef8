import { FormattedMessage } from 'react-intl';
import { Link } from '../../platform/locale/navigation.tsx';
import { Icon } from '../../ui/icon.tsx';
import * as actionStyles from '../../ui/navigation/header-action.module.css';
import { useSavedProducts } from '../../wishlist/index.ts';
import * as styles from './wishlist-action.module.css';

/** Renders the link to the wishlist with its count, from 344 px on. */
export function WishlistAction() {
  const count = useSavedProducts().length;
  return (
    <Link className={`${actionStyles.action} ${styles.link}`} to="/account/wishlist">
      <Icon name="heart" />
      <span className="visually-hidden">
        <FormattedMessage
          id="shell.wishlist"
          defaultMessage="Wishlist, {count, plural, =0 {empty} one {# item} other {# items}}"
          values={{ count }}
        />
      </span>
      {count > 0 ? (
        <span className={`${actionStyles.count} ${styles.count}`} aria-hidden="true">
          {count}
        </span>
      ) : null}
    </Link>
  );
}
