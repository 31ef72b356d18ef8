/** The demo brand, Ridge & Rivet: its catalogue, made from the files of `demo/data`. */

export type { ArtworkSpec, ArtworkType } from '@outfitter/artwork/spec';
export { demoBrand } from './brand.ts';
export { loadCampaigns } from './campaigns.ts';
export { type Catalogue, type CatalogueStyle, loadCatalogue, type Swatch } from './catalogue.ts';
export { type CommerceData, loadCommerceData } from './commerce.ts';
export { type ContentFile, loadContent } from './content.ts';
export { CatalogueDataError } from './data-files.ts';
export { clipName, type ImageName, imageName, readImageName, type View, viewsOf } from './images.ts';
export { type PriceBook, type PriceEntry, priceBooks } from './prices.ts';
export { type DemoReview, demoReviews, type ReviewTotal, reviewTotals } from './reviews.ts';
export type { Category, Color, SizeRun, Style } from './schema.ts';
export { loadSearchRules, type SearchRuleFile } from './search-rules.ts';
export { sizeGuideOf } from './size-guides.ts';
export { type StockLevel, warehouse } from './stock.ts';
export type { Store } from './stores.ts';
export { type CatalogueTranslation, loadTranslations } from './translations.ts';
export type { SizeValues, Variant } from './variants.ts';
