import type { VariantValue } from './search-criteria.ts';
import { combineSizes } from './sizes.ts';
import { colorLexeme, flagLexeme, sizeLexemes } from './text/lexemes.ts';

/** Returns the lexemes of one variant that has all values: a list of alternatives for each value, sizes and fits joined ('4xl-tall'). */
export function sameVariantLexemes(values: readonly VariantValue[]): string[][] {
  const ofKind = (kind: VariantValue['kind']) => values.flatMap((value) => (value.kind === kind ? [value.values] : []));
  return [
    ...ofKind('color').map((colors) => colors.map(colorLexeme)),
    ...combineSizes(ofKind('size')).map((sizes) => sizeLexemes(sizes)),
    ...ofKind('flag').map((flags) => flags.map(flagLexeme)),
  ];
}
