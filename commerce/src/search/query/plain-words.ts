/** Words as the index and the shopper's query agree on them. Pure. */

/** Runs of signs of languages that put no space between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;

/** 'ジャケット' as its overlapping pairs: 'ジャ', 'ャケ', …; a single sign is a word. */
function pairs(run: string): string {
  const signs = [...run];
  return signs.length === 1
    ? ` ${run} `
    : ` ${signs
        .slice(1)
        .map((sign, index) => `${signs[index]}${sign}`)
        .join(' ')} `;
}

/** 't-shirt', 't shirt' and 'tee shirt' as the one word that they are; in lower case. */
export function withTshirt(text: string): string {
  return text.replaceAll(/\bt(?:ee)?[\s-]?shirt/g, 'tshirt');
}

/** Lower case, accents and apostrophes gone, t-shirt one word, every other run of signs a space. */
export function plainWords(text: string): string {
  const bare = text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .normalize('NFKC')
    .toLowerCase();
  return withTshirt(bare)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(unspaced, pairs)
    .replaceAll(/ +/g, ' ')
    .trim();
}

/** Words between a denial and what it denies: 'without the hood', 'sans la capuche'. */
const fillers = 'a|an|any|the|your|de|la|le|les';
const filler = new RegExp(`^(?:${fillers})$`);
export const isFiller = (word: string): boolean => filler.test(word);

/** What a text says is missing: 'No Pocket', 'without a hood', 'sans l’odeur', 'less plaid'; 'less than' compares. */
const missing = new RegExp(
  `\\b(?:no|non|without|minus|never|sans|less(?!\\s+(?:than|and|is|of|to)\\b))\\s+(?:(?:${fillers})\\s+|[ld][’'])*(\\p{L}+)`,
  'giu',
);

/** The words of a text that praises what is not there: those that it denies are left out, so that 'hood' does not find 'no hood'. */
export function affirmedWords(text: string): string {
  return plainWords(text.replaceAll(missing, ' '));
}

/** The words that a text denies: 'pocket' of 'No Pocket'. */
export function deniedWords(text: string): string {
  return plainWords([...text.matchAll(missing)].map(([, word]) => word).join(' '));
}

/** What a name is sorted by. */
export function nameKey(name: string): string {
  return plainWords(name);
}

/** What people write before a number. */
const announced = /^(?:style|item|product|article|art|number|no|nr|sku|upc|ean|gtin)\b[\s.:#-]*|^#\s*/i;

/**
 * A query that may be a style number, a SKU or a barcode: one run of letters and digits with a digit in it, spaces and dashes aside. A
 * barcode of thirteen digits that begins with 0 is one of twelve.
 */
export function productCode(query: string): string | undefined {
  const bare = query.trim().replace(announced, '').replace(announced, '');
  const code = bare.replaceAll(/[\s-]+/g, '').replace(/^0(?=\d{12}$)/, '');
  return /^(?=.*\d)[A-Za-z0-9]{3,40}$/.test(code) ? code.toUpperCase() : undefined;
}
