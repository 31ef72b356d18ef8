import { MapLabels } from './map-labels.tsx';
import type { MapLayer } from './map-layer.ts';
import drawing from './north-america.svg';
import { worldSize } from './projection.ts';
import * as styles from './vector-layer.module.css';

/** Paths of the vector map by id, from the bottom up. */
const parts = [
  ['neighbors', styles.neighbors],
  ['great-lakes', styles.water],
  ['land', styles.land],
  ['lakes', styles.lakes],
  ['borders', styles.borders],
  ['roads', styles.roadEdges],
  ['roads', styles.roads],
] as const;

/** The shop's own drawing of the map (tools/src/store-map). Its file is loaded once and scaled by the browser. */
export const VectorLayer: MapLayer = ({ view, pins }) => {
  const { x, y, size } = view;
  return (
    <>
      <svg className={styles.root} viewBox={`${x - size / 2} ${y - size / 2} ${size} ${size}`} aria-hidden="true">
        {parts.map(([id, className]) => (
          <use key={`${id} ${className}`} className={className} href={`${drawing}#${id}`} width={worldSize} height={worldSize} />
        ))}
      </svg>
      <MapLabels view={view} taken={pins} />
    </>
  );
};
