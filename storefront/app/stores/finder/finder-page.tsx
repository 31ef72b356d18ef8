import { useIntl } from 'react-intl';
import * as layoutStyles from '../../ui/layout.module.css';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import { distanceUnitOfLocale } from '../distance.ts';
import { MapFrame } from '../map/map-frame.tsx';
import type { StoreMapProps } from '../map/store-map.tsx';
import { FinderForm } from './finder-form.tsx';
import * as styles from './finder-page.module.css';
import { FinderResults } from './finder-results.tsx';
import type { FinderData, FinderResult } from './load-finder.ts';
import { useSelectedStore } from './use-selected-store.ts';

export function FinderPage({ query, result, mapTiles }: FinderData) {
  const intl = useIntl();
  const selected = useSelectedStore();
  const mapped = mappedStores(result, intl.locale);
  const mapClass = result.is === 'start' ? `${styles.map} ${styles.allStores}` : styles.map;
  const title = intl.formatMessage({ id: 'stores.find', defaultMessage: 'Find a store' });
  return (
    <div className={layoutStyles.container}>
      <Breadcrumb crumbs={[{ text: title }]} />
      <h1 className={`text-page ${styles.title}`}>{title}</h1>
      <div className={styles.columns}>
        <FinderForm query={query} />
        <div className={styles.results}>
          <FinderResults query={query} result={result} selected={selected} />
        </div>
        {mapped ? <MapFrame className={mapClass} {...mapped} tiles={mapTiles} selectedId={selected.id} onSelect={selected.show} /> : null}
      </div>
    </div>
  );
}

function mappedStores(result: FinderResult, locale: string): Pick<StoreMapProps, 'stores' | 'center' | 'unit'> | undefined {
  if (result.is === 'found') return { stores: result.stores, center: result.place, unit: result.unit };
  return result.is === 'start' ? { stores: result.stores, unit: distanceUnitOfLocale(locale) } : undefined;
}
