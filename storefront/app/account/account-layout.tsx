import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ActionLink } from '../ui/button.tsx';
import * as formPageStyles from '../ui/form-page.module.css';
import * as layoutStyles from '../ui/layout.module.css';
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';
import * as panelStyles from '../ui/panel.module.css';
import * as styles from './account-layout.module.css';

interface AccountLayoutProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

export function AccountLayout({ title, lead, children }: AccountLayoutProps) {
  return (
    <div className={layoutStyles.container}>
      <Breadcrumb crumbs={[{ text: title }]} />
      <div className={formPageStyles.formPage}>
        <div className={formPageStyles.header}>
          <h1 className="text-page">{title}</h1>
          <p className="text-lead">{lead}</p>
        </div>
        <div className={formPageStyles.main}>{children}</div>
        <GuestOptions />
      </div>
    </div>
  );
}

function GuestOptions() {
  return (
    <aside className={panelStyles.panel} aria-labelledby="guest-options">
      <div className={panelStyles.header}>
        <h2 className="text-card" id="guest-options">
          <FormattedMessage id="account.guest" defaultMessage="No account needed" />
        </h2>
      </div>
      <ul className={`${panelStyles.body} ${styles.guestOptions}`}>
        <li>
          <ActionLink to="/cart">
            <FormattedMessage id="account.guest.checkout" defaultMessage="Check out as a guest" />
          </ActionLink>
          <p>
            <FormattedMessage
              id="account.guest.checkout-text"
              defaultMessage="Email, address, card. Three steps, and nothing to remember."
            />
          </p>
        </li>
        <li>
          <ActionLink to="/track-order">
            <FormattedMessage id="account.guest.track" defaultMessage="Track an order" />
          </ActionLink>
          <p>
            <FormattedMessage id="account.guest.track-text" defaultMessage="With its number and your email." />
          </p>
        </li>
        <li>
          <ActionLink to="/content/returns">
            <FormattedMessage id="account.guest.return" defaultMessage="Send something back" />
          </ActionLink>
          <p>
            <FormattedMessage id="account.guest.return-text" defaultMessage="The order number is all it takes." />
          </p>
        </li>
      </ul>
    </aside>
  );
}
