import { FormattedMessage } from 'react-intl';
import { Link } from '../platform/locale/navigation.tsx';
import { Alert } from '../ui/feedback/alert.tsx';

/** Signing in needs the session of the browser, which scripts start. Says what works without them. */
export function NoScriptNote() {
  return (
    <noscript>
      <Alert title={<FormattedMessage id="sign-in.no-script" defaultMessage="Accounts need JavaScript." />}>
        <p>
          <FormattedMessage
            id="sign-in.no-script.text"
            defaultMessage="Turn it on and reload the page. If you can’t, you can <track>track an order</track> or <contact>contact customer service</contact> without an account."
            values={{
              track: (chunks) => (
                <Link key="track" to="/track-order">
                  {chunks}
                </Link>
              ),
              contact: (chunks) => (
                <Link key="contact" to="/customer-service#contact">
                  {chunks}
                </Link>
              ),
            }}
          />
        </p>
      </Alert>
    </noscript>
  );
}
