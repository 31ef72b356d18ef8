import { phraseKey } from '../merchandising/phrase-key.ts';

const maxLength = 60;
/** Number of digits, ignoring separators, from which a run may be a phone, order or card number. */
const personalDigitCount = 6;

export interface ShareablePhrase {
  /** Equal for different spellings of a phrase. */
  phrase: string;
  /** The text to show. */
  wording: string;
}

/**
 * Returns a searched text in the form that may be stored and shown to other shoppers; `undefined` if it is too long or may contain personal
 * data.
 */
export function shareablePhrase(text: string): ShareablePhrase | undefined {
  const normalized = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
  const phrase = phraseKey(normalized);
  const withoutSeparators = normalized.normalize('NFKC').replaceAll(/[^\p{L}\p{N}@]/gu, '');
  const looksPersonal = withoutSeparators.includes('@') || new RegExp(`\\p{N}{${personalDigitCount}}`, 'u').test(withoutSeparators);
  const isPrintable = !/[\p{Cc}\p{Cf}<>]/u.test(normalized);
  return phrase === '' || normalized.length > maxLength || looksPersonal || !isPrintable ? undefined : { phrase, wording: normalized };
}
