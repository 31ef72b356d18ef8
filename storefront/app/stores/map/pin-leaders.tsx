import type { MapPoint } from './projection.ts';
import * as styles from './store-map.module.css';

/** Lines from the places of stores to their pins, where a pin had to make room for another one. */
export function PinLeaders({ places, pins }: { places: readonly MapPoint[]; pins: readonly MapPoint[] }) {
  const moved = pins.flatMap((pin, index) => {
    const place = places[index];
    return place && (place.x !== pin.x || place.y !== pin.y) ? [{ place, pin }] : [];
  });
  if (moved.length === 0) return null;
  return (
    <svg className={styles.leaders} viewBox="0 0 1 1" aria-hidden="true">
      {moved.map(({ place, pin }) => (
        <path key={`${place.x} ${place.y} ${pin.x}`} d={`M${place.x} ${place.y}L${pin.x} ${pin.y}`} />
      ))}
    </svg>
  );
}
