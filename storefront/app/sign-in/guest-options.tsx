import { FormattedMessage } from 'react-intl';
import { ActionLink } from '../ui/button.tsx';
import * as styles from './guest-options.module.css';

export function GuestOptions() {
  return (
    <aside className={styles.guestOptions}>
      <h2 className="text-card">
        <FormattedMessage id="sign-in.guest" defaultMessage="No account needed" />
      </h2>
      <ul>
        <li>
          <ActionLink to="/cart">
            <FormattedMessage id="sign-in.guest.checkout" defaultMessage="Check out as a guest" />
          </ActionLink>
          <p>
            <FormattedMessage id="sign-in.guest.checkout-text" defaultMessage="Email, address, card: three steps." />
          </p>
        </li>
        <li>
          <ActionLink to="/track-order">
            <FormattedMessage id="sign-in.guest.track" defaultMessage="Track an order" />
          </ActionLink>
          <p>
            <FormattedMessage id="sign-in.guest.track-text" defaultMessage="With its number and your email." />
          </p>
        </li>
        <li>
          <ActionLink to="/content/returns">
            <FormattedMessage id="sign-in.guest.return" defaultMessage="Return or exchange an item" />
          </ActionLink>
          <p>
            <FormattedMessage id="sign-in.guest.return-text" defaultMessage="How it works and what it costs." />
          </p>
        </li>
      </ul>
    </aside>
  );
}
