import type { StyleRow } from '../../catalog/read-catalog.ts';
import { isAdultTerm, isAnimalTerm, isAudienceTerm } from '../query/audience-terms.ts';
import { animalsLexeme, childrenLexeme, everyoneLexeme, oneSizeForEveryoneLexeme } from '../query/text/lexemes.ts';
import { normalizeText } from '../query/text/normalize-text.ts';
import type { DocumentSource } from './document-source.ts';

/** The values of these attributes are indexed as size lexemes, never as text. */
export const sizeAttributes = new Set(['size', 'fit', 'waist', 'inseam', 'width']);

const audiencesIn = (name: string) => normalizeText(name).split(' ').filter(isAudienceTerm);

/** Returns the audience with which the name of a style starts, if no category states one: 'Kids Belt' in 'Belts'. */
export function audienceOfName({ name }: StyleRow, categories: DocumentSource['categories']): string[] {
  return categories.some((category) => audiencesIn(category.name).length > 0) ? [] : audiencesIn(name.split(' ', 1)[0]!);
}

/**
 * Returns the lexemes of who wears a style, if not men or women. Neither the name nor a category of hats, belts and socks says it. If the
 * categories name no wearer, the start of the name does.
 */
export function wearerLexemes(style: StyleRow, categories: DocumentSource['categories']): string[] {
  const named = [...categories.flatMap(({ name }) => audiencesIn(name)), ...audienceOfName(style, categories)];
  if (named.length > 0) return named.some(isAdultTerm) ? [] : [named.some(isAnimalTerm) ? animalsLexeme : childrenLexeme];
  if (audiencesIn(style.name).length > 0) return [];
  const hasSizes = style.variationAttributes.some(({ id, values }) => sizeAttributes.has(id) && values.length > 0);
  return [everyoneLexeme, ...(hasSizes ? [] : [oneSizeForEveryoneLexeme])];
}
