export { loadProduct, type ProductPageData } from './load-product.ts';
export { chosenPath, productIdOf } from './product-id.ts';
export { ProductPage } from './product-page.tsx';
export { colourDimension, matrixOf, type ProductView } from './product-view.ts';
export { ProductTile, TileShelf } from './tile/product-tile.tsx';
export { type Tile, tileOf, tileOfProduct } from './tile/tile.ts';
export type { Choosable } from './variant-table.ts';
