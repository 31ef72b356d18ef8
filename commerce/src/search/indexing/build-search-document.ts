import type { PricedVariant } from '../../products/variant-prices.ts';
import { type FacetValue, ratingFacets, weightFacet } from '../facets.ts';
import { nameSortKey, parseProductCode } from '../query/text/normalize-text.ts';
import type { DocumentSource } from './document-source.ts';
import { textsByLanguage } from './document-texts.ts';
import { buildTile } from './document-tile.ts';
import { exactLexemesOf } from './exact-lexemes.ts';
import { qualityScore } from './quality-score.ts';
import type { SearchDocument } from './search-document.ts';
import { combineVariants } from './variant-combinations.ts';

/** Builds the index document of a style, or `undefined` if the style is not sold in any currency. */
export function buildSearchDocument(source: DocumentSource): SearchDocument | undefined {
  const { style, categories, variants } = source;
  const sold = [...variants].filter(([, priced]) => priced.length > 0);
  const [, firstSold] = sold[0] ?? [];
  if (!firstSold) return undefined;
  const combined = combineVariants(
    style.variationAttributes,
    sold.map(([currency, priced]) => [currency, visibleVariants(priced)]),
    source.storesOf,
  );
  const facets = styleFacetsOf(source);
  const amount = (priced: readonly PricedVariant[], pick: (...amounts: number[]) => number) =>
    pick(...visibleVariants(priced).map((variant) => variant.price.unitMinor));
  const styleAndSkuIds = [style.id, ...firstSold.flatMap(({ sku }) => [`${style.id}${sku.variationValues.color ?? ''}`, sku.id])];
  return {
    styleId: style.id,
    texts: textsByLanguage(style, categories),
    exactLexemes: exactLexemesOf(source, firstSold, [...facets, ...combined.facets.map(({ facet }) => facet)]),
    codes: [...new Set([...styleAndSkuIds, ...source.barcodes])].flatMap((code) => parseProductCode(code) ?? []),
    facets,
    variants: combined,
    priceMin: Object.fromEntries(sold.map(([currency, priced]) => [currency, amount(priced, Math.min)])),
    priceMax: Object.fromEntries(sold.map(([currency, priced]) => [currency, amount(priced, Math.max)])),
    nameKey: nameSortKey(style.name),
    popularity: style.popularity,
    rating: style.rating,
    ratingCount: style.ratingCount,
    launchedOn: style.launchedOn,
    isOrderable: firstSold.some((variant) => variant.isOrderable),
    quality: qualityScore(style, source.at),
    tile: buildTile(source),
    staleFrom: source.staleFrom,
  };
}

function visibleVariants(variants: readonly PricedVariant[]): readonly PricedVariant[] {
  const orderable = variants.filter((variant) => variant.isOrderable);
  return orderable.length > 0 ? orderable : variants;
}

function styleFacetsOf({ style, categories }: DocumentSource): FacetValue[] {
  return [
    ...categories.map(({ id, name }, position) => ({ attribute: 'category', value: id, label: name, position })),
    { attribute: 'brand', value: style.brand, label: style.brand, position: 0 },
    ...(style.ounces === null ? [] : [weightFacet(style.ounces)]),
    ...(style.rating === null ? [] : ratingFacets(style.rating)),
    ...(style.badge ? [{ attribute: 'new', value: 'true', label: 'New', position: 0 }] : []),
  ];
}
