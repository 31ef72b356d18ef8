import { FormattedMessage } from 'react-intl';
import { Link } from '../platform/locale/navigation.tsx';
import { NoScriptAlert } from '../ui/feedback/alert.tsx';

/** States that the form below works without JavaScript, but that the pages it leads to do not. */
export function NoScriptNotice() {
  return (
    <NoScriptAlert title={<FormattedMessage id="sign-in.no-script" defaultMessage="Your account, cart and checkout need JavaScript." />}>
      <p>
        <FormattedMessage
          id="sign-in.no-script.text"
          defaultMessage="Signing in works without it. To <track>track an order</track> or <contact>contact customer service</contact>, you need no account."
          values={{
            track: (chunks) => <Link to="/track-order">{chunks}</Link>,
            contact: (chunks) => <Link to="/customer-service#contact">{chunks}</Link>,
          }}
        />
      </p>
    </NoScriptAlert>
  );
}
