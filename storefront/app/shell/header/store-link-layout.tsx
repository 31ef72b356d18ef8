import type { ReactNode } from 'react';
import { Link } from '../../platform/locale/navigation.tsx';
import { type ChosenStore, chosenStorePath } from '../../stores/index.ts';
import { Icon } from '../../ui/icon.tsx';
import * as actionStyles from '../../ui/navigation/header-action.module.css';
import * as styles from './store-link.module.css';

export function StoreLinkLayout({ store, title, children }: { store: ChosenStore | undefined; title: ReactNode; children: ReactNode }) {
  return (
    <Link className={actionStyles.action} to={chosenStorePath(store)}>
      <Icon name="pin" />
      <span className={`${actionStyles.text} ${styles.text}`}>
        <span className={styles.title}>{title}</span>
        {children}
      </span>
    </Link>
  );
}
