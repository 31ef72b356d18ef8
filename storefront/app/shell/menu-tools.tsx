import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Icon } from '../ui/icon.tsx';

/** The tools at the foot of the drawer; each joins with its screen. */
export function MenuTools() {
  return (
    <div className="nav-tools">
      <Link to="/customer-service">
        <Icon name="phone" />
        <FormattedMessage id="shell.tools.contact" defaultMessage="Contact Us" />
      </Link>
    </div>
  );
}
