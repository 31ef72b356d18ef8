import type { Currency, Image } from '@outfitter/contract';
import type { FacetValue } from '../facets.ts';
import type { VariantCombinations } from './variant-combinations.ts';

/** Part of a tile. Tiles are stored as JSON in the index: a renamed member needs a new `documentFormatVersion`. */
export interface TileColor {
  value: string;
  name: string;
  family: string;
  /** Generic color names such as `navy`; absent in tiles that an earlier release has written. */
  shades?: string[];
  swatch: string[];
  image: Image;
  hoverImage?: Image;
  /** The merchant's own image of the swatch. */
  imageSwatch?: Image;
  /** Absent in tiles that an earlier release has written. */
  isNew?: boolean;
}

export interface Tile {
  name: string;
  names?: Record<string, { name?: string; cloth?: string; colors?: Record<string, string> }>;
  slug: string;
  cloth: string;
  primaryCategoryId: string;
  /** Names of the top category of the primary category, by locale; absent in tiles that an earlier release has written. */
  department?: { name: string; names?: Record<string, string> };
  badge: 'new' | 'new_color' | null;
  rating: number | null;
  ratingCount: number;
  colors: TileColor[];
  isGiftCard?: true;
}

/** Normalized texts of a style in one language. `A` to `D` are the weights of their lexemes in the document's `tsvector`. */
export interface FieldTexts {
  /** The name. */
  A: string;
  /** Names of the style's categories, as far as they say what the style is. */
  B: string;
  /** Material, brand, keywords, colors, and the other product types in the style's categories. */
  C: string;
  /** The copy: headline, description, features and facts. */
  D: string;
  /** Terms of the name and of the categories that say what the style is. */
  nameHead: string;
  categoryHeads: string;
  /** Product types in the style's categories to which the style does not belong. */
  otherKinds: string;
  /** Terms that any of the fields negates: 'no pocket'. */
  negated: string;
}

/** Increment when the content of documents changes; a background job then rewrites the documents of earlier versions. */
export const documentFormatVersion = 13;

/** A size, color or flag. */
export interface ExactLexeme {
  lexeme: string;
  /** Positions of the colors of which some orderable variant has it, and of those of which only sold-out variants have it. */
  offered: number[];
  soldOut: number[];
}

export interface SearchDocument {
  styleId: string;
  /** Texts by language code; `''` is the shop's own language. */
  texts: Record<string, FieldTexts>;
  exactLexemes: ExactLexeme[];
  codes: string[];
  /** Values of the whole style; those of its variants are in `variants`. */
  facets: FacetValue[];
  variants: VariantCombinations;
  /** Lowest price by currency, in minor units. */
  priceMin: Partial<Record<Currency, number>>;
  priceMax: Partial<Record<Currency, number>>;
  nameKey: string;
  popularity: number;
  rating: number | null;
  ratingCount: number;
  launchedOn: string;
  isOrderable: boolean;
  quality: number;
  tile: Tile;
  staleFrom: Date | undefined;
}
