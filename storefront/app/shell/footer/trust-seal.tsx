import { FormattedMessage } from 'react-intl';
import { Link } from '../../platform/locale/navigation.tsx';
import * as styles from './trust-seal.module.css';

/** The shop's own seal; no third party is involved (SHELL-035). */
export function TrustSeal() {
  return (
    <Link to="/content/privacy-security-policy" className={styles.trustSeal}>
      <svg viewBox="0 0 56 64" width="42" height="48" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <path d="M28 2 53 9v23c0 14-10 24-25 30C13 56 3 46 3 32V9z" />
        <path d="M28 8 47.5 13.5V32c0 11-7.5 18.5-19.5 24C16 50.5 8.5 43 8.5 32V13.5z" strokeDasharray="5 3" strokeWidth="1.5" />
        <path d="M18.5 30h19v15h-19z" className={styles.lock} />
        <path d="M22 30v-5a6 6 0 0 1 12 0v5M28 35.5v4" />
      </svg>
      <span>
        <b>
          <FormattedMessage id="shell.seal" defaultMessage="Shop safely" />
        </b>
        <FormattedMessage id="shell.seal-text" defaultMessage="What data we keep and how we protect it" />
      </span>
    </Link>
  );
}
