import { closeUpPart, partsOf } from '@outfitter/artwork';
import type { Brand } from '@outfitter/commerce';
import {
  type CatalogStyle,
  clipName,
  demoReviews,
  type ImageTexts,
  loadCatalog,
  loadCommerceData,
  loadImageTexts,
  loadTranslations,
  priceBooks,
  readImageName,
} from '@outfitter/demo';
import type { FindParts } from './callout-points.ts';
import { categoryRows, type ImageFacts, type StyleMedia, styleRow } from './catalog-rows.ts';
import { contentRows, type FindImage, type FindVideo } from './content-rows.ts';
import { searchRuleRows } from './search-rule-rows.ts';
import { selectSmallCatalog } from './small-selection.ts';
import { storeRows } from './store-rows.ts';

const toMinor = (major: number) => Math.round(major * 100);
const toMinorByCurrency = (amounts: Partial<Record<string, number>>) =>
  Object.fromEntries(Object.entries(amounts).map(([currency, amount]) => [currency, toMinor(amount ?? 0)]));
const startDate = (instant: string | undefined) => new Date(instant ?? '2000-01-01T00:00:00Z');
const endDate = (instant: string | undefined) => new Date(instant ?? '2200-01-01T00:00:00Z');
const optionalDate = (instant: string | null | undefined) => (instant ? new Date(instant) : undefined);

export interface BrandMedia {
  imageFacts: ImageFacts;
  findImage: FindImage;
  findVideo: FindVideo;
}

async function mediaOf(style: CatalogStyle, { imageFacts, findVideo }: BrandMedia, texts: ImageTexts): Promise<StyleMedia> {
  const [part, video] = await Promise.all([closeUpPart(style.artwork), style.filmed ? findVideo(clipName(style)) : undefined]);
  return { factsOf: imageFacts, texts, part, videoVersion: video?.version };
}

function partsFinder(styles: readonly CatalogStyle[]): FindParts {
  return async (path) => {
    const image = readImageName(path.split('/').at(-1) ?? '');
    const style = styles.find(({ id }) => id === image?.styleId);
    return style && image?.view === 'front' ? partsOf(style.artwork) : undefined;
  };
}

/** Builds the brand's data. It depends on its files only, except for campaigns, which start some days after `now`. */
export async function buildBrandData(size: 'demo' | 'small', media: BrandMedia, now: Date): Promise<Brand> {
  const catalog = loadCatalog();
  const translations = loadTranslations(catalog);
  const imageTexts = loadImageTexts();
  const styles = size === 'small' ? selectSmallCatalog(catalog.styles) : catalog.styles;
  const skus = new Set(styles.flatMap((style) => style.variants.map(({ sku }) => sku)));
  const { brand, shipping, safetyStock, promotions, coupons, preferences } = loadCommerceData();
  return {
    name: brand,
    size,
    categories: categoryRows(catalog, translations),
    styles: await Promise.all(
      styles.map(async (style) => {
        return styleRow(style, catalog, brand, await mediaOf(style, media, imageTexts), translations);
      }),
    ),
    priceBooks: [...priceBooks],
    prices: catalog.prices
      .filter(({ sku }) => skus.has(sku))
      .map(({ priceBook, sku, amount, validFrom, validTo }) => ({
        priceBookId: priceBook,
        skuId: sku,
        amountMinor: amount,
        validFrom: optionalDate(validFrom),
        validTo: optionalDate(validTo),
      })),
    stores: storeRows(catalog.stores, translations),
    stock: catalog.stock
      .filter(({ sku }) => skus.has(sku))
      .map(({ sku, location, onHand, backorderLimit, inStockDate }) => ({
        skuId: sku,
        locationId: location,
        onHand,
        backorderLimit,
        inStockDate,
      })),
    safetyStock: safetyStock.map(({ store = '', style = '', units }) => ({ locationId: store, styleId: style, units })),
    shipping: {
      methods: shipping.methods.map((method, position) => ({ ...method, position })),
      rates: shipping.rates.flatMap(({ countries, currency, method, tiers }) =>
        countries.flatMap((countryCode) =>
          tiers.map(([from, amount]) => ({
            methodId: method,
            countryCode,
            currency,
            thresholdMinor: toMinor(from),
            amountMinor: toMinor(amount),
          })),
        ),
      ),
    },
    promotions: {
      promotions: promotions.map(({ threshold, benefit, validFrom, validTo, ...promotion }) => ({
        ...promotion,
        thresholdMinor: toMinorByCurrency(threshold),
        benefitMinor: toMinorByCurrency(benefit),
        validFrom: startDate(validFrom),
        validTo: endDate(validTo),
      })),
      coupons: coupons.map(({ code, promotion, singleUse, validFrom, validTo }) => ({
        code,
        promotionId: promotion,
        isSingleUse: singleUse,
        validFrom: startDate(validFrom),
        validTo: endDate(validTo),
      })),
    },
    content: await contentRows({ ...media, findParts: partsFinder(catalog.styles) }, now),
    searchRules: await searchRuleRows(new Set(styles.map(({ id }) => id)), media, now),
    reviews: demoReviews({ styles }, now),
    preferences,
  };
}
