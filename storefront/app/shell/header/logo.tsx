import { FormattedMessage } from 'react-intl';
import { Link } from '../../platform/locale/navigation.tsx';
import * as styles from './logo.module.css';

export function Logo({ brand }: { brand: string }) {
  const parts = brand.split(/\s*&\s*/);
  return (
    <Link className={styles.logo} to="/">
      <span className="visually-hidden">
        <FormattedMessage id="shell.home" defaultMessage="{brand}, home" values={{ brand }} />
      </span>
      <span className={styles.name} aria-hidden="true">
        {parts.map((part, index) => (
          <span key={part} className={styles.part}>
            {index > 0 ? <i>&amp;</i> : null}
            {part}
          </span>
        ))}
      </span>
    </Link>
  );
}
