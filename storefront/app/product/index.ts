export { loadProduct } from './load-product.ts';
export { productIdOf } from './product-id.ts';
export { ProductPage } from './product-page.tsx';
export { ProductTile, TileShelf } from './tile/product-tile.tsx';
export { type Tile, tileOf, tileOfProduct } from './tile/tile.ts';
