import type { MapLayerProps, MapTiles } from './map-layer.ts';
import { shareOf, tilesOf } from './map-view.ts';
import * as styles from './tile-layer.module.css';

const percent = (share: number) => `${share * 100}%`;

function tileUrl({ url }: MapTiles, { zoom, column, row }: { zoom: number; column: number; row: number }): string {
  return url.replace('{z}', String(zoom)).replace('{x}', String(column)).replace('{y}', String(row));
}

/** Renders tiles of a map service, whose license requires its name on the map. A tile that cannot be loaded stays empty. */
export function TileLayer({ tiles, view }: Pick<MapLayerProps, 'view'> & { tiles: MapTiles }) {
  return (
    <>
      {tilesOf(view).map((tile) => {
        const { x, y } = shareOf(view, { x: tile.column * tile.size, y: tile.row * tile.size });
        const side = percent(tile.size / view.size);
        return (
          <img
            key={`${tile.zoom}/${tile.column}/${tile.row}`}
            className={styles.tile}
            src={tileUrl(tiles, tile)}
            alt=""
            width={tile.size}
            height={tile.size}
            draggable={false}
            referrerPolicy="strict-origin-when-cross-origin"
            style={{ left: percent(x), top: percent(y), width: side, height: side }}
          />
        );
      })}
      <p className={styles.attribution}>{tiles.attribution}</p>
    </>
  );
}
