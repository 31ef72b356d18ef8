/** Lexemes that are not words have a prefix. The prefixes are stored in the index: changing one needs a new `documentFormatVersion`. */

export const sizeLexemes = (sizes: readonly string[]): string[] => sizes.map((size) => `m:${size}`);
export const colorLexeme = (color: string): string => `c:${color}`;
export const flagLexeme = (flag: string): string => `f:${flag}`;
/** Marks a style that is made for no particular wearer, such as a belt. */
export const everyoneLexeme = 'w:all';
/** Marks a style that is made for no particular wearer and in no sizes, such as a tote or a knit cap. */
export const oneSizeForEveryoneLexeme = 'w:one-size';
/** Mark a style that is made for children or animals only. */
export const childrenLexeme = 'w:children';
export const animalsLexeme = 'w:animals';
/** Marks a word that is the head of a name or of a category's name: 'jackets' in 'Shirt Jackets'. */
export const headLexeme = (lexeme: string): string => `h:${lexeme}`;
/** Marks a product type in the name of a style's category that the style is not: 'vests' of a coat in 'Coats & Vests'. */
export const otherKindLexeme = (lexeme: string): string => `o:${lexeme}`;
export const negatedLexeme = (lexeme: string): string => `n:${lexeme}`;

/** True for the flags of a discount: each variant has its own price. */
export const isOfVariantFlag = (flag: string): boolean => flag === 'sale' || flag === 'clearance' || /^off\d/.test(flag);
