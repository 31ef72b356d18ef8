import type { Preference } from './intent/preferences.ts';

export interface Term {
  lexemes: readonly string[];
  prefixes?: readonly string[];
}

export interface Alternative {
  terms: readonly Term[];
  /** Share of the styles that match outside of their copy, at most; absent if unknown. */
  styleShare?: number;
  /** True for the halves of a split token ('rain', 'boots'): they match only in the name or category. */
  isNameOrCategoryOnly?: boolean;
}

export interface Clause {
  alternatives: readonly Alternative[];
  /** True for a size, color or flag: it matches or does not, without a score per field. */
  isExact: boolean;
  /** True if the clause names the product type ('jacket' in 'rain jacket'); the others modify it. */
  isHead?: boolean;
  isAudience?: boolean;
  /** True for a phrase that names the wearer together with the product: 'dog jacket' as a synonym. */
  namesWearer?: boolean;
  /** True for men and women, for whom products without a particular wearer are made, too. */
  isOfAdults?: boolean;
  isOfAnimals?: boolean;
  /** True for the use of the product ('for plowing snow'): usually only the copy states it. */
  isUse?: boolean;
  /** True if a style that does not match the clause matches the query as well: only the order depends on it. */
  isOptional?: boolean;
  variant?: VariantValue;
}

/** A size, a color or a discount of a variant. The clause can also match by its words ('large tote'). */
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
