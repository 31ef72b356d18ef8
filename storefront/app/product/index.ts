export { handleBackInStockPost } from './buy-box/back-in-stock/handle-back-in-stock-post.ts';
export { loadProduct, type ProductPageData } from './load-product.ts';
export { pathWithSelection, productIdOf, productPathAtEnd } from './product-id.ts';
export { ProductPage } from './product-page.tsx';
export { colorDimension, matrixOf, type ProductView } from './product-view.ts';
export { ProductGrid, ProductRow, ProductRowPlaceholder } from './tile/product-grid.tsx';
export { ProductTile } from './tile/product-tile.tsx';
export { type Tile, tileFromHit, tileFromProduct } from './tile/tile.ts';
export type { ProductVariant } from './variants/variant-table.ts';
