import type { Product } from '@outfitter/contract/client';
import type { IntlShape } from 'react-intl';
import { attributeName } from '../platform/locale/attribute-names.ts';
import { toGrams, usesOunces } from '../platform/locale/fabric-weight.ts';

export interface ComparisonRow {
  id: string;
  label: string;
  /** Value of each style, in the order of the columns. */
  values: readonly (string | undefined)[];
  /** True if several styles have the same value. */
  isSame: boolean;
}

/** Formats a fabric weight, which is in oz/yd². */
function weightText(ounces: number, { locale, formatMessage }: IntlShape): string {
  if (usesOunces(locale)) return formatMessage({ id: 'comparison.ounces', defaultMessage: '{ounces, number} oz' }, { ounces });
  return formatMessage({ id: 'comparison.grams', defaultMessage: '{grams, number} g/m²' }, { grams: toGrams(ounces) });
}

/** Returns the names of facts: those that most styles have come first, others in the order of the catalog. */
export function factNames(products: readonly Pick<Product, 'c_facts'>[]): string[] {
  const counts = new Map<string, number>();
  for (const { c_facts } of products)
    for (const name of new Set(c_facts.map(([each]) => each))) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
}

function buildRow(id: string, label: string, values: readonly (string | undefined)[]): ComparisonRow {
  return { id, label, values, isSame: values.length > 1 && new Set(values).size === 1 };
}

/**
 * Returns the rows for which at least one style has a value. A fact of a single style is omitted: the others may have a collar too, for
 * example, so that its row would be misread.
 */
export function comparisonRows(products: readonly Product[], intl: IntlShape): ComparisonRow[] {
  const { formatMessage, formatNumber } = intl;
  const row = (id: string, label: string, textOf: (product: Product) => string | undefined) =>
    buildRow(
      id,
      label,
      products.map((product) => textOf(product) || undefined),
    );
  const named = (id: string) => attributeName(id, id, intl);
  const enough = Math.min(2, products.length);
  const facts = factNames(products)
    .map((name) => row(`fact ${name}`, name, ({ c_facts }) => c_facts.find(([each]) => each === name)?.[1]))
    .filter(({ values }) => values.filter(Boolean).length >= enough);
  const rating = ({ c_StarRatingBase, c_StarRatingCount }: Product) =>
    c_StarRatingBase === undefined || c_StarRatingCount === 0
      ? undefined
      : formatMessage(
          { id: 'comparison.rating', defaultMessage: '{rating} of 5, {count, plural, one {# review} other {# reviews}}' },
          { rating: formatNumber(c_StarRatingBase, { minimumFractionDigits: 1, maximumFractionDigits: 1 }), count: c_StarRatingCount },
        );
  return [
    row(
      'price',
      formatMessage({ id: 'comparison.price', defaultMessage: 'Price, all colors' }),
      ({ price, priceMax }) => `${price}-${priceMax}`,
    ),
    row('rating', named('rating'), rating),
    row('cloth', formatMessage({ id: 'comparison.fabric', defaultMessage: 'Fabric' }), ({ c_cloth }) => c_cloth),
    row('weight', named('weight'), ({ c_ounces }) => (c_ounces === undefined ? undefined : weightText(c_ounces, intl))),
    row(
      'fibers',
      formatMessage({ id: 'comparison.fibers', defaultMessage: 'Fibers' }),
      ({ c_materials }) => c_materials && JSON.stringify(c_materials),
    ),
    row('fit', named('fit'), ({ c_fit }) => c_fit),
    ...facts,
  ].filter(({ values }) => values.some(Boolean));
}
