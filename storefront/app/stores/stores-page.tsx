import type { Store } from '@outfitter/contract/client';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';
import { StoreCard } from './store-card.tsx';
import { groupsByState } from './stores-by-state.ts';

interface StoresPageProps {
  title: string;
  lead: ReactNode;
  stores: readonly Store[];
}

/** All stores by state, with a navigation between states (ROUTE-008, ROUTE-026). */
export function StoresPage({ title, lead, stores }: StoresPageProps) {
  const intl = useIntl();
  const groups = groupsByState(stores);
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ text: title }]} />
      <div className="page-head">
        <h1 className="page-t">{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <nav className="state-nav" aria-label={intl.formatMessage({ id: 'stores.states', defaultMessage: 'States and provinces' })}>
        <ul>
          {groups.map(({ id, name, stores: inside }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {name} <span className="num soft">{inside.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ id, name, stores: inside }) => (
        <section key={id} className="store-group" id={id} aria-labelledby={`${id}-name`}>
          <h2 className="head-t" id={`${id}-name`}>
            {name}
          </h2>
          <ul className="store-list">
            {inside.map((store) => (
              <StoreCard key={store.ID} store={store} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
