import { sql } from 'drizzle-orm';
import { type ImportedCategory, type ImportedStyle, importCategories, importStyles } from '../catalog/import-catalog.ts';
import { type NewContent, putContent } from '../content/publishing/put-content.ts';
import { contentOrThrow } from '../content/validation/invalid-content.ts';
import { type FeedLine, recordStockFeed } from '../inventory/record-stock-feed.ts';
import { recordSafetyStock, type SafetyStock } from '../inventory/safety-stock.ts';
import type { RuleJson } from '../merchandising/rule.ts';
import { rulesOrThrow } from '../merchandising/rule-error.ts';
import { saveRules } from '../merchandising/save-rules.ts';
import { validateRules } from '../merchandising/validate-rules.ts';
import { invalidate } from '../platform/cache/invalidation.ts';
import { type Database, inTransaction, type Queryable } from '../platform/database/database.ts';
import { loadPreferences, setPreference } from '../preferences/preference-store.ts';
import type { PreferenceKey, Preferences } from '../preferences/preferences.ts';
import { importPriceBooks, type NewPrice, writePrices } from '../pricing/write-prices.ts';
import { type ImportedCoupon, type ImportedPromotion, importPromotions } from '../promotions/import-promotions.ts';
import { type ImportedReview, importReviews } from '../reviews/import-reviews.ts';
import { reviewsKey } from '../reviews/style-ratings.ts';
import { rebuildIndexInTransaction, ruleFacets } from '../search/index.ts';
import { type ImportedMethod, type ImportedRate, importShipping } from '../shipping/import-shipping.ts';
import { type ImportedStore, importStores } from '../stores/import-stores.ts';

export interface Brand {
  name: string;
  size: string;
  categories: ImportedCategory[];
  styles: ImportedStyle[];
  priceBooks: Parameters<typeof importPriceBooks>[1];
  prices: NewPrice[];
  stores: ImportedStore[];
  stock: FeedLine[];
  safetyStock: SafetyStock[];
  shipping: { methods: ImportedMethod[]; rates: ImportedRate[] };
  promotions: { promotions: ImportedPromotion[]; coupons: ImportedCoupon[] };
  content: NewContent[];
  searchRules: RuleJson[];
  /** Reviews, approved on import. The ratings of the styles are computed from them. */
  reviews: ImportedReview[];
  preferences: Partial<Omit<Preferences, 'loadedBrand'>>;
}

/**
 * Loads a brand in one transaction. Updates existing data, so that loading it again has the same result. `log` receives one line per part.
 */
export async function loadBrand(db: Database, brand: Brand, now: Date, log: (line: string) => void): Promise<void> {
  await inTransaction(db, async (tx) => {
    await importCategories(tx, brand.categories);
    await importStyles(tx, brand.styles, now);
    const skuCount = brand.styles.reduce((sum, style) => sum + style.skus.length, 0);
    log(`${brand.styles.length} styles, ${skuCount} SKUs`);
    if (brand.reviews.length > 0) {
      await importReviews(
        tx,
        brand.styles.map(({ id }) => id),
        brand.reviews,
      );
      log(`${brand.reviews.length} reviews`);
    }
    await importPriceBooks(tx, brand.priceBooks);
    await writePrices(tx, brand.prices);
    log(`${brand.prices.length} prices`);
    await importStores(tx, brand.stores);
    await recordStockFeed(tx, brand.stock, now);
    log(`${brand.stock.length} stock levels in ${brand.stores.length} stores and the warehouse`);
    await recordSafetyStock(tx, brand.safetyStock, { by: brand.name, now });
    await importShipping(tx, brand.shipping);
    await importPromotions(tx, brand.promotions);
    for (const item of brand.content) contentOrThrow(await putContent(tx, item, now));
    for (const [key, value] of Object.entries(brand.preferences)) await setPreference(tx, key as PreferenceKey, value, now);
    log(`${brand.content.length} content items`);
    rulesOrThrow(
      await saveRules(tx, rulesOrThrow(validateRules(brand.searchRules)), { action: 'import', by: brand.name, now, facets: ruleFacets }),
    );
    log(`${brand.searchRules.length} rules of the search`);
    log(`${await rebuildIndexInTransaction(tx, now)} styles can be searched`);
    await invalidate(tx, [
      'categories',
      ...brand.categories.map((category) => `category-${category.id}`),
      ...brand.styles.flatMap(({ id }) => [`product-${id}`, reviewsKey(id)]),
    ]);
    const { name, size } = brand;
    await setPreference(tx, 'loadedBrand', { name, size, loadedAt: now.toISOString() }, now);
  });
  // The planner needs statistics of the new rows at once.
  await db.execute(sql`ANALYZE style, sku, style_image, category, style_category, price_book, price, stock, content_item, content_version,
    review, search_generation, search_facet, search_document, search_listing`);
}

export async function isBrandLoaded(queryable: Queryable): Promise<boolean> {
  return (await loadPreferences(queryable)).loadedBrand !== null;
}
