import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionLink } from '../ui/button.tsx';
import * as formPageStyles from '../ui/form-page.module.css';
import * as layoutStyles from '../ui/layout.module.css';
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';
import * as styles from './no-accounts-page.module.css';

const guestOptions: readonly { to: string; link: ReactNode; text: ReactNode }[] = [
  {
    to: '/cart',
    link: <FormattedMessage id="account.guest.checkout" defaultMessage="Check out as a guest" />,
    text: <FormattedMessage id="account.guest.checkout-text" defaultMessage="Email, address, card: three steps." />,
  },
  {
    to: '/track-order',
    link: <FormattedMessage id="account.guest.track" defaultMessage="Track an order" />,
    text: <FormattedMessage id="account.guest.track-text" defaultMessage="With its number and your email." />,
  },
  {
    to: '/content/returns',
    link: <FormattedMessage id="account.guest.return" defaultMessage="Return or exchange an item" />,
    text: <FormattedMessage id="account.guest.return-text" defaultMessage="How it works and what it costs." />,
  },
];

/** Replaces the account forms while the shop has no accounts, and links to what a guest can do. */
export function NoAccountsPage() {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'account.guest', defaultMessage: 'No account needed' });
  return (
    <div className={layoutStyles.container}>
      <Breadcrumb crumbs={[{ text: title }]} />
      <div className={formPageStyles.formPage}>
        <div className={formPageStyles.header}>
          <h1 className="text-page">{title}</h1>
          <p className="text-lead">
            <FormattedMessage
              id="account.guest.lead"
              defaultMessage="There are no accounts yet, and you don’t need one. You can do all of this without a password."
            />
          </p>
        </div>
        <ul className={`${formPageStyles.main} ${styles.guestOptions}`}>
          {guestOptions.map(({ to, link, text }) => (
            <li key={to}>
              <ActionLink to={to}>{link}</ActionLink>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
