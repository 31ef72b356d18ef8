import { ProductRow } from './tile/product-grid.tsx';
import { ProductTile } from './tile/product-tile.tsx';
import type { Tile } from './tile/tile.ts';

export interface RelatedProductsProps {
  label: string;
  tiles: readonly Tile[];
}

export default function RelatedProducts({ label, tiles }: RelatedProductsProps) {
  return (
    <ProductRow label={label}>
      {tiles.map((tile) => (
        <ProductTile key={tile.id} tile={tile} />
      ))}
    </ProductRow>
  );
}
