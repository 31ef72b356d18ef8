export interface VocabularyEntry {
  /** Stems in the searched languages; empty for a stop word. */
  lexemes: readonly string[];
  /** True if some style contains the token in any word form. */
  isKnown: boolean;
  /** True if some style contains exactly this token. */
  isExact: boolean;
  /** Share of the styles with the token, in any word form, in their name, categories or attributes. */
  styleShare: number;
  /** True if the token is a stop word in one of the languages: 'the', 'de'. */
  isStopWord: boolean;
  /** Lexeme prefixes to search for, one per language, if longer tokens of the index start with this one. */
  prefixes: readonly string[];
  completions: readonly string[];
}

export type VocabularyLookup = (token: string) => VocabularyEntry;

export function isSameToken(token: string, other: string, lookUp: VocabularyLookup): boolean {
  if (token === other) return true;
  const [own, others] = [lookUp(token).lexemes, lookUp(other).lexemes];
  return own.some((lexeme) => others.includes(lexeme));
}
