export const reviewLimits = { maxHeadlineLength: 100, minTextLength: 30, maxTextLength: 5_000, maxNameLength: 40 } as const;

export type ReviewTextField = 'headline' | 'text' | 'writerName';
export type ReviewTexts = Readonly<Record<ReviewTextField, string>>;
/** `missing`: no letters or digits. `same-words`: repetition of a few words or letters. */
export type ReviewTextError = 'missing' | 'short' | 'long' | 'links' | 'markup' | 'same-words';

/** Control, format, private-use and surrogate characters; joiners within letters and emoji stay. */
const invisibleCharacters = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
const joiners = '\u200c\u200d';

function cleanLine(text: string): string {
  const visible = text.normalize('NFC').replace(invisibleCharacters, (sign) => (joiners.includes(sign) ? sign : ' '));
  // Stacked combining marks would overlap the neighboring lines.
  return visible
    .replaceAll(/(\p{M}{3})\p{M}+/gu, '$1')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** Returns the texts as they are stored: control characters removed, paragraphs separated by empty lines. */
export function normalizeReviewTexts({ headline, text, writerName }: ReviewTexts): ReviewTexts {
  const paragraphs = text.split(/\r?\n\s*\n/u).map((paragraph) => paragraph.split(/\r?\n/u).map(cleanLine).filter(Boolean).join('\n'));
  return { headline: cleanLine(headline), text: paragraphs.filter(Boolean).join('\n\n'), writerName: cleanLine(writerName) };
}

/** Top-level domains that are also plausible words; a sentence that starts right after a period starts with a capital. */
const topLevelDomains = 'shop|store|online|site|app|dev|top|club|link|click|ly|gl|de|fr|uk|eu|nl|pl|ca|au|nz|jp|se|dk|cz';
const webAddress = new RegExp(String.raw`[\p{L}\p{N}-]+\.\p{Ll}{2,}\/\S|[\p{L}\p{N}-]{2,}\.(?:${topLevelDomains})(?![\p{L}\p{N}])`, 'u');
const linkOrEmail = /(?:https?:|www\.)\S|[\p{L}\p{N}-]{2,}\.(?:com|net|org|info|biz|io|ru|cn|xyz)(?![\p{L}\p{N}])|\S@\S+\.\S/iu;
const markup = /<\/?[a-z!?]|&#?\w+;|\[\/?url/i;

function countLetters(text: string): number {
  const letters = text.match(/[\p{L}\p{N}]/gu) ?? [];
  const wideLetters = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu) ?? [];
  return letters.length + wideLetters.length;
}

function isRepetitive(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (new Set(words.join('')).size < 6) return true;
  return words.length >= 8 && new Set(words).size / words.length < 0.25;
}

function validateField(field: ReviewTextField, text: string): ReviewTextError | undefined {
  const maxLength = { headline: reviewLimits.maxHeadlineLength, text: reviewLimits.maxTextLength, writerName: reviewLimits.maxNameLength }[
    field
  ];
  if (countLetters(text) === 0) return 'missing';
  if (text.length > maxLength) return 'long';
  if (markup.test(text)) return 'markup';
  if (linkOrEmail.test(text) || webAddress.test(text)) return 'links';
  if (field !== 'text') return undefined;
  if (countLetters(text) < reviewLimits.minTextLength) return 'short';
  return isRepetitive(text) ? 'same-words' : undefined;
}

export function validateReviewTexts(texts: ReviewTexts): Partial<Record<ReviewTextField, ReviewTextError>> {
  const errors: Partial<Record<ReviewTextField, ReviewTextError>> = {};
  for (const field of ['headline', 'text', 'writerName'] as const) {
    const error = validateField(field, texts[field]);
    if (error) errors[field] = error;
  }
  return errors;
}
