/** What of a search may be kept and shown to others. Pure. */
import { phraseKey } from '../merchandising/phrase-key.ts';

/** Letters of a phrase at most; longer ones are told to somebody rather than searched for. */
const longest = 60;
/** A run of so many digits may be a telephone number, an order or a card, whatever parts them. */
const digitsLeast = 6;

export interface KeptPhrase {
  /** By which two wordings are one. */
  phrase: string;
  wording: string;
}

/** A search as it may be kept: short, with nothing in it that looks like a person's; `undefined` of any other. */
export function keepablePhrase(text: string): KeptPhrase | undefined {
  const wording = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
  const phrase = phraseKey(wording);
  const digits = wording.normalize('NFKC').replaceAll(/[^\p{L}\p{N}@]/gu, '');
  const looksPersonal = digits.includes('@') || new RegExp(`\\p{N}{${digitsLeast}}`, 'u').test(digits);
  const isSpeakable = !/[\p{Cc}\p{Cf}<>]/u.test(wording);
  return phrase === '' || wording.length > longest || looksPersonal || !isSpeakable ? undefined : { phrase, wording };
}
