import { useLazyComponent } from '../../platform/lazy.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useNearViewport } from '../../ui/hooks/use-near-viewport.ts';
import * as layoutStyles from '../../ui/layout.module.css';
import * as styles from './map-frame.module.css';
import type { StoreMapProps } from './store-map.tsx';

const loadMap = () => import('./store-map.tsx');

/** Frame of constant size for the map, which loads when it comes near the viewport; without JavaScript there is none. */
export function MapFrame({ className, ...map }: StoreMapProps & { className?: string | undefined }) {
  const [ref, isNear] = useNearViewport();
  return (
    <div ref={ref} className={classNames(styles.root, layoutStyles.requiresScript, className)}>
      {isNear ? <LoadedMap {...map} /> : null}
    </div>
  );
}

/** Returns a key by which another search starts with its own view, even if it has found the same stores. */
function keyOf({ stores, center }: StoreMapProps): string {
  return [center?.latitude, center?.longitude, ...stores.map(({ ID }) => ID)].join();
}

function LoadedMap(map: StoreMapProps) {
  const { Component } = useLazyComponent(loadMap, 'mount');
  return Component ? <Component key={keyOf(map)} {...map} /> : null;
}
