import type { Preference } from './intent/preferences.ts';

/** Matches if any of its lexemes or prefixes occurs. */
export interface Term {
  lexemes: readonly string[];
  prefixes?: readonly string[];
}

/** Matches if all of its terms match. */
export interface Alternative {
  terms: readonly Term[];
  /** Upper bound of the share of styles, 0 to 1, that match in a name, category or attribute; absent if unknown. */
  styleShare?: number;
  /** True for the halves of a split token ('rain', 'boots'): they match only in the name or category. */
  isNameOrCategoryOnly?: boolean;
}

/** Part of a query; matches if any of its alternatives matches. */
export interface Clause {
  alternatives: readonly Alternative[];
  /** True for a size, color or flag: it matches or does not, without a score per field. */
  isExact: boolean;
  /** True if the clause names the product type ('jacket' in 'rain jacket'); the others modify it. */
  isHead?: boolean;
  /** True for a word that names the wearer: 'men', 'kids', 'dog'. */
  isAudience?: boolean;
  /** True for a phrase that names the wearer together with the product: 'dog jacket' as a synonym. */
  namesWearer?: boolean;
  /** True if the audience is men or women: styles without an audience match, too. */
  isOfAdults?: boolean;
  isOfAnimals?: boolean;
  /** True for the use of the product ('for plowing snow'): usually only the copy states it. */
  isUse?: boolean;
  /** True if a style that does not match the clause matches the query as well: only the order depends on it. */
  isOptional?: boolean;
  variant?: VariantValue;
}

/** A size, a color or a flag ('sale') of a variant. The clause can also match by its words ('large tote'). */
export interface VariantValue {
  kind: 'size' | 'color' | 'flag';
  values: readonly string[];
}

export interface SearchCriteria {
  clauses: Clause[];
  /** Terms that a matching style must not contain, except negated: a style 'without pockets' matches. */
  excluded: Term[];
  preferences: readonly Preference[];
  /** True if the query asks for a gift, so that any product is better than none. */
  isGift: boolean;
}
