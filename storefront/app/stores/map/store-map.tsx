import type { DistanceUnit, Store } from '@outfitter/contract/client';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import type { MapTiles } from './map-layer.ts';
import { MapPin } from './map-pin.tsx';
import { fitView, shareOf, zoomView } from './map-view.ts';
import { PinLeaders } from './pin-leaders.tsx';
import { type Coordinates, type MapPoint, project } from './projection.ts';
import { ScaleBar } from './scale-bar.tsx';
import { spreadPins } from './spread-pins.ts';
import * as styles from './store-map.module.css';
import { TileLayer } from './tile-layer.tsx';
import { useElementWidth } from './use-element-width.ts';
import { useMapGestures, zoomStep } from './use-map-gestures.ts';
import { VectorLayer } from './vector-layer.tsx';

export interface StoreMapProps {
  /** Stores in the order of the list beside the map, whose numbers the pins repeat. */
  stores: readonly Store[];
  center?: Coordinates | undefined;
  selectedId?: string | undefined;
  unit: DistanceUnit;
  tiles: MapTiles | undefined;
  /** Called when a pin is clicked. Without it, pins are decoration. */
  onSelect?: ((id: string) => void) | undefined;
}

/** Maximum number of large pins. More of them would cover each other; a search initially finds fewer stores. */
const maxLargePins = 8;
/** Least distance of pins in pixels: half of one and half of the selected one, which is larger (store-map.module.css). */
const pinGaps = { large: 44, small: 32 };

/**
 * Map of stores. Mount it again for other stores or another place: it then shows all of them. The list beside it has the same content for
 * screen readers.
 */
export default function StoreMap({ stores, center, selectedId, unit, tiles, onSelect }: StoreMapProps) {
  const intl = useIntl();
  const fitted = useMemo(
    () => fitView([...stores.map(({ address }) => address), ...(center ? [center] : [])].map(project)),
    [stores, center],
  );
  const [view, setView] = useState(fitted);
  const frame = useRef<HTMLDivElement>(null);
  const square = useRef<HTMLDivElement>(null);
  const gestures = useMapGestures(frame, square, setView);
  const isDense = stores.length > maxLargePins;
  const width = useElementWidth(square);
  const places = stores.map(({ address }) => shareOf(view, project(address)));
  const pins = width > 0 ? spreadPins(places, pinGaps[isDense ? 'small' : 'large'] / width) : places;
  const searched = center && shareOf(view, project(center));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of controls that is not a form
    <div
      ref={frame}
      className={classNames(styles.root, isDense && styles.dense)}
      role="group"
      aria-label={intl.formatMessage(
        { id: 'stores.map', defaultMessage: 'Map with {count, plural, one {# store} other {# stores}}' },
        { count: stores.length },
      )}
      {...gestures}
    >
      <div ref={square} className={styles.square}>
        {tiles ? <TileLayer tiles={tiles} view={view} /> : <VectorLayer view={view} pins={pins} />}
        {searched ? <span className={styles.searched} style={positionOf(searched)} aria-hidden="true" /> : null}
        <PinLeaders places={places} pins={pins} />
        {stores.map((store, index) => (
          <MapPin key={store.ID} store={store} style={positionOf(pins[index])} isSelected={store.ID === selectedId} onSelect={onSelect}>
            {stores.length > 1 || onSelect ? index + 1 : <Icon name="store" small />}
          </MapPin>
        ))}
      </div>
      <ScaleBar view={view} unit={unit} />
      <div className={styles.zoom}>
        <MapButton
          onClick={() => setView((current) => zoomView(current, zoomStep))}
          label={<FormattedMessage id="stores.map.in" defaultMessage="Zoom in" />}
        >
          <Icon name="plus" small />
        </MapButton>
        <MapButton
          onClick={() => setView((current) => zoomView(current, 1 / zoomStep))}
          label={<FormattedMessage id="stores.map.out" defaultMessage="Zoom out" />}
        >
          <Icon name="minus" small />
        </MapButton>
        <MapButton
          onClick={() => setView(fitted)}
          label={
            <FormattedMessage
              id="stores.map.reset"
              defaultMessage="{count, plural, one {Show the store} other {Show all stores}}"
              values={{ count: stores.length }}
            />
          }
        >
          <Icon name="pin" small />
        </MapButton>
      </div>
    </div>
  );
}

const positionOf = ({ x, y }: MapPoint = { x: 0.5, y: 0.5 }) => ({ left: `${x * 100}%`, top: `${y * 100}%` });

function MapButton({ label, onClick, children }: { label: ReactNode; onClick(): void; children: ReactNode }) {
  return (
    <button type="button" className={styles.zoomButton} onClick={onClick}>
      {children}
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
