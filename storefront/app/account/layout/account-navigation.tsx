import { useIntl } from 'react-intl';
import { Link } from '../../platform/locale/navigation.tsx';
import * as styles from './account-navigation.module.css';
import { type AccountSection, listedSections, sectionMessages, sectionPath } from './account-sections.ts';

export function AccountNavigation({ current }: { current: AccountSection }) {
  const intl = useIntl();
  return (
    <nav className={styles.navigation} aria-label={intl.formatMessage({ id: 'account.navigation', defaultMessage: 'Account' })}>
      {listedSections.map((section) => (
        <Link key={section} className={styles.link} to={sectionPath(section)} aria-current={section === current ? 'page' : undefined}>
          {intl.formatMessage(sectionMessages[section])}
        </Link>
      ))}
    </nav>
  );
}
