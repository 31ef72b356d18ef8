/** Lexemes of the search index that are not words. Their prefixes are stored with the documents. */

export const sizeLexemes = (sizes: readonly string[]): string[] => sizes.map((size) => `m:${size}`);
export const colorLexeme = (color: string): string => `c:${color}`;
export const flagLexeme = (flag: string): string => `f:${flag}`;
/** The lexeme of a style that is described as being without something. */
export const negatedLexeme = (lexeme: string): string => `n:${lexeme}`;
