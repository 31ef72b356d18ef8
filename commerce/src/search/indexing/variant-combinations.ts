import type { Currency } from '@outfitter/contract';
import type { StoredVariationValue } from '../../catalog/read-catalog.ts';
import type { PricedVariant } from '../../products/variant-prices.ts';
import { colorFacet, type FacetValue, priceFacet, saleFacet } from '../facets.ts';
import { variationFacet } from '../variation-facets.ts';
import type { StoreFacets } from './store-facets.ts';

export interface VariantAttribute {
  id: string;
  name: string;
  values: readonly Pick<StoredVariationValue, 'value' | 'name' | 'family' | 'sizeSystem'>[];
}

/** Sets of variants are strings of `0` and `1`: the n-th character belongs to the n-th distinct combination of values. */
export interface VariantCombinations {
  facets: { facet: FacetValue; variants: string }[];
  /** Sets by color code; `''` for variants without a color. */
  colors: Record<string, string>;
  /** Sets by currency and amount in minor units. */
  prices: Partial<Record<Currency, Record<string, string>>>;
}

interface Combination {
  facets: Map<string, FacetValue>;
  colorCode: string;
  amounts: Map<Currency, number>;
}

/**
 * Returns which values the variants of a style have together: {black, 4XL} only if one variant is both. Variants with the same values and
 * prices count once. `shown` has the variants that are listed, by currency.
 */
export function combineVariants(
  attributes: readonly VariantAttribute[],
  shown: readonly (readonly [Currency, readonly PricedVariant[]])[],
  storesOf: StoreFacets,
): VariantCombinations {
  const bySku = new Map<string, Combination>();
  for (const [index, [currency, variants]] of shown.entries()) {
    for (const { sku, price } of variants) {
      const combination = bySku.get(sku.id) ?? {
        facets: new Map([...facetsOf(attributes, sku.variationValues), ...storesOf(sku.id)].map(keyed)),
        colorCode: sku.variationValues.color ?? '',
        amounts: new Map(),
      };
      const priced = [priceFacet(price.unitMinor, currency), ...(index === 0 && price.kind !== 'list' ? [saleFacet] : [])];
      for (const [key, facet] of priced.map(keyed)) combination.facets.set(key, facet);
      combination.amounts.set(currency, price.unitMinor);
      bySku.set(sku.id, combination);
    }
  }
  const distinct = [...new Map([...bySku.values()].map((combination) => [identityOf(combination), combination])).values()];
  const setOf = (isMember: (combination: Combination) => boolean) => distinct.map((each) => Number(isMember(each))).join('');
  const facets = new Map(distinct.flatMap((each) => [...each.facets]));
  const colors = new Set(distinct.map(({ colorCode }) => colorCode));
  return {
    facets: [...facets].map(([key, facet]) => ({ facet, variants: setOf((each) => each.facets.has(key)) })),
    colors: Object.fromEntries([...colors].map((code) => [code, setOf(({ colorCode }) => colorCode === code)])),
    prices: Object.fromEntries(
      shown.map(([currency]) => {
        const amounts = new Set(distinct.flatMap((each) => each.amounts.get(currency) ?? []));
        return [
          currency,
          Object.fromEntries([...amounts].map((amount) => [amount, setOf((each) => each.amounts.get(currency) === amount)])),
        ];
      }),
    ),
  };
}

function facetsOf(attributes: readonly VariantAttribute[], variationValues: Readonly<Record<string, string>>): FacetValue[] {
  return attributes.flatMap(({ id, name, values }) => {
    const own = values.find(({ value }) => value === variationValues[id]);
    if (!own) return [];
    if (id === 'color') return [colorFacet(own.family ?? own.value)];
    return [variationFacet({ id, name }, own)];
  });
}

const keyed = (facet: FacetValue) => [`${facet.attribute}\n${facet.value}`, facet] as const;

const identityOf = ({ facets, colorCode, amounts }: Combination) => JSON.stringify([[...facets.keys()], colorCode, [...amounts]]);
