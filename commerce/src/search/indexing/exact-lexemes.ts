import type { PricedVariant } from '../../products/variant-prices.ts';
import type { FacetValue } from '../facets.ts';
import { colorNamesOf } from '../query/color-names.ts';
import { discountFlags, weightFlag } from '../query/parse-query.ts';
import { sizesOfVariant } from '../query/sizes.ts';
import { colorLexeme, flagLexeme, sizeLexemes } from '../query/text/lexemes.ts';
import type { DocumentSource } from './document-source.ts';
import type { ExactLexeme } from './search-document.ts';
import { wearerLexemes } from './wearer-lexemes.ts';

/** Position of what the whole style has; the n-th color has the position n + 1 after it. */
const stylePosition = 10;

/**
 * Returns the lexemes of a style and of its variants. What variants of one color have is at the position of the color, so that a query for
 * a color and a size matches only if there is a variant of both (decision 48).
 */
export function exactLexemesOf(
  { style, categories }: DocumentSource,
  variants: readonly PricedVariant[],
  facets: readonly FacetValue[],
): ExactLexeme[] {
  const colors = style.variationAttributes.find(({ id }) => id === 'color')?.values ?? [];
  const byLexeme = new Map<string, { offered: Set<number>; soldOut: Set<number> }>();
  const add = (lexeme: string, position: number, isOrderable: boolean) => {
    const positions = byLexeme.get(lexeme) ?? { offered: new Set(), soldOut: new Set() };
    positions[isOrderable ? 'offered' : 'soldOut'].add(position);
    byLexeme.set(lexeme, positions);
  };
  for (const variant of variants) {
    const index = colors.findIndex(({ value }) => value === variant.sku.variationValues.color);
    const color = colors[index];
    const names = color ? colorNamesOf(color.swatch ?? [], color.family) : [];
    const lexemes = [...sizeLexemes(sizesOfVariant(variant.sku.variationValues)), ...names.map(colorLexeme), ...discountLexemes(variant)];
    for (const lexeme of lexemes) add(lexeme, stylePosition + 1 + index, variant.isOrderable);
  }
  const isNew = facets.some(({ attribute }) => attribute === 'new');
  const ofStyle = [
    ...(isNew ? [flagLexeme('new')] : []),
    ...(style.ounces === null ? [] : [flagLexeme(weightFlag(style.ounces))]),
    ...wearerLexemes(style, categories),
  ];
  for (const lexeme of ofStyle) add(lexeme, stylePosition, true);
  return [...byLexeme].map(([lexeme, { offered, soldOut }]) => ({
    lexeme,
    offered: [...offered],
    soldOut: [...soldOut].filter((position) => !offered.has(position)),
  }));
}

function discountLexemes({ isOrderable, price }: PricedVariant): string[] {
  if (!isOrderable) return [];
  const percent = Math.max(0, (100 * (price.listMinor - price.unitMinor)) / price.listMinor);
  const kinds = [...(price.kind === 'list' ? [] : ['sale']), ...(price.kind === 'clearance' ? ['clearance'] : [])];
  return [...kinds, ...discountFlags(percent)].map(flagLexeme);
}
