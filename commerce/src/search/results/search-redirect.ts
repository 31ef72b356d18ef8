import { editDistance } from '@outfitter/contract/client';
import type { ActiveRules } from '../../merchandising/active-rules.ts';
import { findRedirect } from '../../merchandising/find-rules.ts';
import { phraseKey } from '../../merchandising/phrase-key.ts';
import { maxEdits } from '../query/vocabulary/closest-term.ts';

interface RedirectQuery {
  text: string;
  corrected: string | undefined;
  hasFullMatch: boolean;
}

function isMisspellingOf(typed: readonly string[], expected: readonly string[]): boolean {
  return (
    typed.length === expected.length &&
    typed.every((token, index) => {
      const max = maxEdits(token);
      return editDistance(token, expected[index] ?? '', max) <= max;
    })
  );
}

/** Returns the contained phrase of several words that a part of the text spells differently: 'broken zippers' for 'broken zipper'. */
function containedMisspelling({ redirects }: ActiveRules, tokens: readonly string[]): { url: string } | undefined {
  if (tokens.length < 2) return undefined;
  return redirects.contained.find(({ phrase }) => {
    const expected = phrase.split(' ');
    return expected.length > 1 && tokens.some((_, start) => isMisspellingOf(tokens.slice(start, start + expected.length), expected));
  });
}

/**
 * Returns the merchant's redirect for the text as typed, else for its correction. If no style matches the whole query, the text may also be
 * a misspelled redirect phrase: these contain words that the index does not, so the spelling correction cannot find them.
 */
export function searchRedirect(rules: ActiveRules, { text, corrected, hasFullMatch }: RedirectQuery): string | undefined {
  const redirect = findRedirect(rules, text) ?? (corrected === undefined ? undefined : findRedirect(rules, corrected));
  if (redirect !== undefined || hasFullMatch) return redirect;
  const tokens = phraseKey(text).split(' ');
  const misspelled = rules.redirects.phrases.find(({ key }) => isMisspellingOf(tokens, key.split(' ')));
  return (misspelled ?? containedMisspelling(rules, tokens))?.url;
}
