import { ProductRow } from './tile/product-grid.tsx';
import type { Tile } from './tile/tile.ts';

export interface RelatedProductsProps {
  label: string;
  tiles: readonly Tile[];
}

export default function RelatedProducts({ label, tiles }: RelatedProductsProps) {
  return <ProductRow label={label} tiles={tiles} />;
}
