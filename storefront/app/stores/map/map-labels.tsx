import { useIntl } from 'react-intl';
import { regionName } from '../../basket/index.ts';
import * as styles from './map-labels.module.css';
import type { MapView } from './map-view.ts';
import { isAtEdge, placeLabels } from './place-labels.ts';
import type { MapPoint } from './projection.ts';

/** Renders names of cities, states and provinces. `taken`: positions of pins, as shares of the view. */
export function MapLabels({ view, taken }: { view: MapView; taken: readonly MapPoint[] }) {
  const intl = useIntl();
  return placeLabels(view, taken).map(({ kind, name, x, y }) => {
    const [country = '', code = ''] = kind === 'region' ? name.split('-') : [];
    return (
      <span
        key={`${name} ${x}`}
        className={kind === 'region' ? styles.region : styles.city}
        data-at-edge={isAtEdge(x) || undefined}
        style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
        aria-hidden="true"
      >
        {kind === 'region' ? regionName(intl, country, code) : name}
      </span>
    );
  });
}
