import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '../../platform/locale/navigation.tsx';
import * as styles from './account-navigation.module.css';
import { type AccountSection, listedSections, sectionMessages, sectionPath } from './account-sections.ts';

/** Navigation of the account. Below 1024 px it is a row that scrolls sideways to the current section. */
export function AccountNavigation({ current }: { current: AccountSection }) {
  const intl = useIntl();
  const navigation = useRef<HTMLElement>(null);
  const currentLink = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the section selects the link of the ref
  useEffect(() => {
    if (!navigation.current || !currentLink.current) return;
    const row = navigation.current.getBoundingClientRect();
    const link = currentLink.current.getBoundingClientRect();
    // scrollIntoView would scroll the page, too.
    navigation.current.scrollLeft += link.left + link.width / 2 - (row.left + row.width / 2);
  }, [current]);
  return (
    <nav
      className={styles.navigation}
      ref={navigation}
      aria-label={intl.formatMessage({ id: 'account.navigation', defaultMessage: 'Account' })}
    >
      {listedSections.map((section) => (
        <Link
          key={section}
          className={styles.link}
          to={sectionPath(section)}
          ref={section === current ? currentLink : undefined}
          aria-current={section === current ? 'page' : undefined}
        >
          {intl.formatMessage(sectionMessages[section])}
        </Link>
      ))}
    </nav>
  );
}
