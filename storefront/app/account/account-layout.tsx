import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ActionLink } from '../ui/button.tsx';
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';

interface AccountLayoutProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

export function AccountLayout({ title, lead, children }: AccountLayoutProps) {
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ text: title }]} />
      <div className="form-page">
        <div className="form-page-head">
          <h1 className="page-t">{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        <div className="form-page-main">{children}</div>
        <GuestOptions />
      </div>
    </div>
  );
}

function GuestOptions() {
  return (
    <aside className="panel form-page-aside" aria-labelledby="guest-ways">
      <div className="panel-h">
        <h2 className="card-t" id="guest-ways">
          <FormattedMessage id="account.guest" defaultMessage="No account needed" />
        </h2>
      </div>
      <ul className="panel-b guest-ways">
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
