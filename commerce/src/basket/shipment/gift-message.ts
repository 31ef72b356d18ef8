/** Control, format, private-use and surrogate characters. */
const invisibleCharacters = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
/** Joiners within letters and emoji, and the tags of which some flags consist. */
const partOfEmoji = /\u200c|\u200d|[\u{e0020}-\u{e007f}]/u;

function cleanLine(line: string): string {
  return line
    .replace(invisibleCharacters, (sign) => (partOfEmoji.test(sign) ? sign : ' '))
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/**
 * Returns a gift message as it is stored and printed: without control characters, and with at most one empty line in a row. Null if empty.
 */
export function normalizeGiftMessage(text: string): string | null {
  const lines = text.split(/\r\n|[\r\n\u2028\u2029]/u).map(cleanLine);
  const message = lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return message || null;
}
