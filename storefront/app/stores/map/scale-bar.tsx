import type { DistanceUnit } from '@outfitter/contract/client';
import { useIntl } from 'react-intl';
import { formatDistance } from '../distance.ts';
import { kilometersAcross, type MapView, scaleLength } from './map-view.ts';
import * as styles from './scale-bar.module.css';

const kilometersPerMile = 1.609344;

export function ScaleBar({ view, unit }: { view: MapView; unit: DistanceUnit }) {
  const intl = useIntl();
  const across = kilometersAcross(view) / (unit === 'mi' ? kilometersPerMile : 1);
  const length = scaleLength(across);
  return (
    <p className={styles.root} aria-hidden="true">
      <span className={styles.bar} style={{ width: `calc(var(--map-square, 100cqmin) * ${length / across})` }} />
      {formatDistance(intl, length, unit)}
    </p>
  );
}
