import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../platform/locale/navigation.tsx';
import { Icon } from '../../ui/icon.tsx';
import * as actionStyles from '../../ui/navigation/header-action.module.css';
import { type ShopFeatures, storePath } from '../shop-features.ts';
import { HeaderFlyout } from './header-flyout.tsx';

/** Shows today's hours of the chosen store (SHELL-010, SHELL-011). */
export function StoreLink({ stores: { chosen } }: { stores: NonNullable<ShopFeatures['stores']> }) {
  const intl = useIntl();
  const link = (
    <Link className={actionStyles.action} to={storePath(chosen)}>
      <Icon name="pin" />
      <span className={actionStyles.text}>
        {chosen?.city ? (
          <>
            {chosen.city}
            <b>{chosen.hours}</b>
          </>
        ) : (
          <>
            <FormattedMessage id="shell.store.nearby" defaultMessage="Near you" />
            <b>
              <FormattedMessage id="shell.store.find" defaultMessage="Find a store" />
            </b>
          </>
        )}
      </span>
    </Link>
  );
  if (!chosen?.city) return link;
  return (
    <HeaderFlyout id="store-flyout" action={link} label={intl.formatMessage({ id: 'shell.store.menu', defaultMessage: 'Your store' })}>
      <p>
        <b>{chosen.name}</b>
        <br />
        {chosen.hours}
      </p>
      <Link to={storePath(chosen)}>
        <FormattedMessage id="shell.store.hours" defaultMessage="Hours and directions" />
      </Link>
      <Link to="/find-stores">
        <FormattedMessage id="shell.store.another" defaultMessage="Choose another store" />
      </Link>
    </HeaderFlyout>
  );
}
