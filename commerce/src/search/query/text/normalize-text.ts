const unspacedRuns = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;

/** Splits text without spaces into overlapping pairs: 'ジャケット' into 'ジャ', 'ャケ', …. A single character stays as it is. */
function toBigrams(run: string): string {
  const characters = [...run];
  return characters.length === 1
    ? ` ${run} `
    : ` ${characters
        .slice(1)
        .map((character, index) => `${characters[index]}${character}`)
        .join(' ')} `;
}

export function joinTshirt(text: string): string {
  return text.replaceAll(/\bt(?:ee)?[\s-]?shirt/g, 'tshirt');
}

/** Returns the text in lower case, without accents and apostrophes, 't-shirt' as one word, other characters as single spaces. */
export function normalizeText(text: string): string {
  const withoutAccents = text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .normalize('NFKC')
    .toLowerCase();
  return joinTshirt(withoutAccents)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(unspacedRuns, toBigrams)
    .replaceAll(/ +/g, ' ')
    .trim();
}

const determiners = 'a|an|any|the|your|de|la|le|les';
const determiner = new RegExp(`^(?:${determiners})$`);
export const isDeterminer = (word: string): boolean => determiner.test(word);

/** Matches a negation and the negated word: 'No Pocket', 'without a hood', 'sans l’odeur', 'less plaid', but not 'less than'. */
const negation = new RegExp(
  `\\b(?:no|non|without|minus|never|sans|less(?!\\s+(?:than|and|is|of|to)\\b))\\s+(?:(?:${determiners})\\s+|[ld][’'])*(\\p{L}+)`,
  'giu',
);

/** Returns the normalized text without its negated words, so that 'hood' does not find 'no hood'. */
export function textWithoutNegations(text: string): string {
  return normalizeText(text.replaceAll(negation, ' '));
}

export function negatedText(text: string): string {
  return normalizeText([...text.matchAll(negation)].map(([, word]) => word).join(' '));
}

export function nameSortKey(name: string): string {
  return normalizeText(name);
}

const codeLabel = /^(?:style|item|product|article|art|number|no|nr|sku|upc|ean|gtin)\b[\s.:#-]*|^#\s*/i;

/**
 * Returns the text if it may be a style number, SKU or barcode: letters and digits with at least one digit, without spaces and dashes. A
 * 13-digit barcode that starts with 0 becomes its 12-digit form.
 */
export function parseProductCode(query: string): string | undefined {
  const withoutLabels = query.trim().replace(codeLabel, '').replace(codeLabel, '');
  const code = withoutLabels.replaceAll(/[\s-]+/g, '').replace(/^0(?=\d{12}$)/, '');
  return /^(?=.*\d)[A-Za-z0-9]{3,40}$/.test(code) ? code.toUpperCase() : undefined;
}
