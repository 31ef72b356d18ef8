import type { ActiveRules } from '../../merchandising/active-rules.ts';
import { findRedirect } from '../../merchandising/find-rules.ts';
import { phraseKey } from '../../merchandising/phrase-key.ts';
import { editDistance, maxEdits } from '../query/edit-distance.ts';

interface RedirectQuery {
  text: string;
  corrected: string | undefined;
  hasFullMatch: boolean;
}

function isMisspellingOf(key: string, phrase: string): boolean {
  const [typed, expected] = [key.split(' '), phrase.split(' ')];
  return (
    typed.length === expected.length &&
    typed.every((token, index) => editDistance(token, expected[index] ?? '', maxEdits(token)) <= maxEdits(token))
  );
}

/** Returns the contained phrase of several words that a part of the text spells differently: 'broken zippers' for 'broken zipper'. */
function containedMisspelling({ redirects }: ActiveRules, key: string): { url: string } | undefined {
  const tokens = key.split(' ');
  return redirects.contained.find(({ phrase }) => {
    const length = phrase.split(' ').length;
    return length > 1 && tokens.some((_, start) => isMisspellingOf(tokens.slice(start, start + length).join(' '), phrase));
  });
}

/**
 * Returns the merchant's redirect for the text as typed, else for its correction. If no style matches the whole query, the text may also be
 * a misspelled redirect phrase: these contain words that the index does not, so the spelling correction cannot find them.
 */
export function searchRedirect(rules: ActiveRules, { text, corrected, hasFullMatch }: RedirectQuery): string | undefined {
  const redirect = findRedirect(rules, text) ?? (corrected === undefined ? undefined : findRedirect(rules, corrected));
  if (redirect !== undefined || hasFullMatch) return redirect;
  const key = phraseKey(text);
  return (rules.redirects.phrases.find((phrase) => isMisspellingOf(key, phrase.key)) ?? containedMisspelling(rules, key))?.url;
}
