/** What the words of a review must be. Pure, and without a library: the form says it before sending, the server decides. */

export const reviewLimits = { maxHeadlineLength: 100, minTextLength: 30, maxTextLength: 5_000, maxNameLength: 40 } as const;

/** The fields of a review that are words. */
export type ReviewTextField = 'headline' | 'text' | 'writerName';
export type ReviewTexts = Readonly<Record<ReviewTextField, string>>;
/** `missing`: there is nothing that says something. `same-words`: the same over and over. */
export type ReviewTextError = 'missing' | 'short' | 'long' | 'links' | 'markup' | 'same-words';

/** Signs that nobody sees, and that turn or hide what others see; what joins letters and emoji stays. */
const invisibleCharacters = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
const joiners = '\u200c\u200d';

function cleanLine(text: string): string {
  const seen = text.normalize('NFC').replace(invisibleCharacters, (sign) => (joiners.includes(sign) ? sign : ' '));
  // Marks heaped upon a letter reach into the lines above and below.
  return seen
    .replaceAll(/(\p{M}{3})\p{M}+/gu, '$1')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** The words as they are kept: one line, or paragraphs between empty lines. */
export function normalizeReviewTexts({ headline, text, writerName }: ReviewTexts): ReviewTexts {
  const paragraphs = text.split(/\r?\n\s*\n/u).map((paragraph) => paragraph.split(/\r?\n/u).map(cleanLine).filter(Boolean).join('\n'));
  return { headline: cleanLine(headline), text: paragraphs.filter(Boolean).join('\n\n'), writerName: cleanLine(writerName) };
}

/** Endings of addresses. As a rule, a sentence begins with a capital where the space before it is missing. */
const topLevelDomains = 'shop|store|online|site|app|dev|top|club|link|click|ly|gl|de|fr|uk|eu|nl|pl|ca|au|nz|jp|se|dk|cz';
const webAddress = new RegExp(String.raw`[\p{L}\p{N}-]+\.\p{Ll}{2,}\/\S|[\p{L}\p{N}-]{2,}\.(?:${topLevelDomains})(?![\p{L}\p{N}])`, 'u');
const linkOrEmail = /(?:https?:|www\.)\S|[\p{L}\p{N}-]{2,}\.(?:com|net|org|info|biz|io|ru|cn|xyz)(?![\p{L}\p{N}])|\S@\S+\.\S/iu;
const markup = /<\/?[a-z!?]|&#?\w+;|\[\/?url/i;

/** How much the words say: letters and digits, a sign that is a word counted for two letters. */
function countLetters(text: string): number {
  const letters = text.match(/[\p{L}\p{N}]/gu) ?? [];
  const whole = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu) ?? [];
  return letters.length + whole.length;
}

/** The same few letters, or the same few words, again and again. */
function isRepetitive(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (new Set(words.join('')).size < 6) return true;
  return words.length >= 8 && new Set(words).size / words.length < 0.25;
}

function validateField(field: ReviewTextField, text: string): ReviewTextError | undefined {
  const most = { headline: reviewLimits.maxHeadlineLength, text: reviewLimits.maxTextLength, writerName: reviewLimits.maxNameLength }[
    field
  ];
  if (countLetters(text) === 0) return 'missing';
  if (text.length > most) return 'long';
  if (markup.test(text)) return 'markup';
  if (linkOrEmail.test(text) || webAddress.test(text)) return 'links';
  if (field !== 'text') return undefined;
  if (countLetters(text) < reviewLimits.minTextLength) return 'short';
  return isRepetitive(text) ? 'same-words' : undefined;
}

/** What is wrong with the words, by field; empty where they can be shown. Takes them clean. */
export function validateReviewTexts(words: ReviewTexts): Partial<Record<ReviewTextField, ReviewTextError>> {
  const faults: Partial<Record<ReviewTextField, ReviewTextError>> = {};
  for (const field of ['headline', 'text', 'writerName'] as const) {
    const fault = validateField(field, words[field]);
    if (fault) faults[field] = fault;
  }
  return faults;
}
