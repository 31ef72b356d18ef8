/** Asks for words while they are being typed, so that the answer to the last of them is the one that counts. */
import type { SuggestionResponse } from '@outfitter/contract/client';
import type { SuggestionSource } from './suggestion-source.ts';

/** Milliseconds without another letter before it is asked (SEARCH-014). */
export const typingDelay = 300;
/** Letters from which on it is asked at all (SEARCH-012). */
export const minQueryLength = 3;

/** Whether words are long enough to ask about. */
export function isLongEnough(words: string): boolean {
  return words.trim().length >= minQueryLength;
}

export interface DebouncedSuggestions {
  /** The words as they are now. What was asked before is called off, and its answer is not told even where it comes. */
  request(words: string): void;
  /** Nothing is wanted any more. */
  cancel(): void;
}

/**
 * Tells the answer to the last words asked; undefined where there are too few letters, or no answer could be had: who types is not
 * disturbed by that.
 */
export function debounceSuggestions(
  source: SuggestionSource,
  tell: (answer: SuggestionResponse | undefined) => void,
): DebouncedSuggestions {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked: AbortController | undefined;

  const cancel = () => {
    clearTimeout(timer);
    asked?.abort();
    asked = undefined;
  };
  const send = (words: string) => {
    const own = new AbortController();
    asked = own;
    const tellIfLast = (answer: SuggestionResponse | undefined) => {
      if (asked === own) tell(answer);
    };
    source(words, own.signal).then(tellIfLast, () => tellIfLast(undefined));
  };
  return {
    cancel,
    request(words) {
      cancel();
      if (isLongEnough(words)) timer = setTimeout(send, typingDelay, words.trimStart());
      else tell(undefined);
    },
  };
}
