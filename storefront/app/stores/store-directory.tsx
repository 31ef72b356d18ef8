import type { Store } from '@outfitter/contract/client';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import * as formPageStyles from '../ui/form-page.module.css';
import * as layoutStyles from '../ui/layout.module.css';
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';
import { StoreCard } from './store-card.tsx';
import * as styles from './store-directory.module.css';
import { groupStoresByState } from './stores-by-state.ts';

interface StoreDirectoryProps {
  title: string;
  lead: ReactNode;
  stores: readonly Store[];
}

export function StoreDirectory({ title, lead, stores }: StoreDirectoryProps) {
  const intl = useIntl();
  const groups = groupStoresByState(stores, intl);
  return (
    <div className={layoutStyles.container}>
      <Breadcrumb crumbs={[{ text: title }]} />
      <div className={formPageStyles.pageHeader}>
        <h1 className="text-page">{title}</h1>
        <p className="text-lead">{lead}</p>
      </div>
      <nav className={styles.states} aria-label={intl.formatMessage({ id: 'stores.states', defaultMessage: 'States and provinces' })}>
        <ul>
          {groups.map(({ id, name, stores: storesInState }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {name} <span className="tabular-figures text-muted">{storesInState.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ id, name, stores: storesInState }) => (
        <section key={id} className={styles.state} id={id} aria-labelledby={`${id}-name`}>
          <h2 className="text-section" id={`${id}-name`}>
            {name}
          </h2>
          <ul className={styles.stores}>
            {storesInState.map((store) => (
              <StoreCard key={store.ID} store={store} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
