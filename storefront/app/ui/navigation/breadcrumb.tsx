import { useIntl } from 'react-intl';
import { Link } from '../../platform/locale/navigation.tsx';
import * as styles from './breadcrumb.module.css';

export interface Crumb {
  text: string;
  to?: string;
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const intl = useIntl();
  const home = { text: intl.formatMessage({ id: 'ui.breadcrumb.home', defaultMessage: 'Home' }), to: '/' };
  return (
    <nav aria-label={intl.formatMessage({ id: 'ui.breadcrumb', defaultMessage: 'Breadcrumb' })}>
      <ol className={styles.breadcrumb}>
        {[home, ...crumbs].map(({ text, to }) => (
          <li key={`${to ?? ''} ${text}`}>{to ? <Link to={to}>{text}</Link> : <span aria-current="page">{text}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
