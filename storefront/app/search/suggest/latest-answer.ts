/** Asks for words while they are being typed, so that the answer to the last of them is the one that counts. */
import type { SuggestionAnswer } from '@outfitter/contract/client';
import type { SuggestionSource } from './suggestion-source.ts';

/** Milliseconds without another letter before it is asked (SEARCH-014). */
export const typingPause = 300;
/** Letters from which on it is asked at all (SEARCH-012). */
export const leastLetters = 3;

/** Whether words are long enough to ask about. */
export function isWorthAsking(words: string): boolean {
  return words.trim().length >= leastLetters;
}

export interface LatestAnswer {
  /** The words as they are now. What was asked before is called off, and its answer is not told even where it comes. */
  ask(words: string): void;
  /** Nothing is wanted any more. */
  stop(): void;
}

/**
 * Tells the answer to the last words asked; undefined where there are too few letters, or no answer could be had: who types is not
 * disturbed by that.
 */
export function latestAnswer(source: SuggestionSource, tell: (answer: SuggestionAnswer | undefined) => void): LatestAnswer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked: AbortController | undefined;

  const stop = () => {
    clearTimeout(timer);
    asked?.abort();
    asked = undefined;
  };
  const send = (words: string) => {
    const own = new AbortController();
    asked = own;
    const tellIfLast = (answer: SuggestionAnswer | undefined) => {
      if (asked === own) tell(answer);
    };
    source(words, own.signal).then(tellIfLast, () => tellIfLast(undefined));
  };
  return {
    stop,
    ask(words) {
      stop();
      if (isWorthAsking(words)) timer = setTimeout(send, typingPause, words.trimStart());
      else tell(undefined);
    },
  };
}
