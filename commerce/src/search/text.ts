/** Words as the index and the shopper's query agree on them. Pure. */

/** Lower case, accents and apostrophes gone, t-shirt one word, every other run of signs a space. */
export function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll(/\bt[\s-]?shirt/g, 'tshirt')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** What a name is sorted by. */
export function nameKey(name: string): string {
  return plainWords(name);
}

/** Words that shoppers use for one and the same thing; a query for one finds the others. */
const synonyms: readonly (readonly string[])[] = [
  ['tshirt', 'tshirts', 'tee', 'tees'],
  ['pants', 'pant', 'trousers', 'slacks'],
  ['hoodie', 'hoodies', 'hoody'],
  ['overalls', 'overall', 'bibs', 'bib', 'dungarees'],
  ['beanie', 'beanies', 'toque', 'tuque'],
  ['leash', 'leashes', 'lead'],
  ['gray', 'grey'],
  ['vest', 'vests', 'gilet'],
  ['sweatshirt', 'sweatshirts', 'sweater', 'jumper'],
  ['raincoat', 'slicker'],
  ['gumboots', 'wellies'],
];
const synonymsOf = new Map(synonyms.flatMap((group) => group.map((word) => [word, group] as const)));

/** Words of a query beyond these say nothing more. */
const wordsMost = 12;

/** A query for PostgreSQL's `to_tsquery`, by how closely a style meets it: in its name alone, with its category, … */
export interface WordQuery {
  name: string;
  category: string;
  attributes: string;
  any: string;
}

/**
 * Every word must occur, the last one may be unfinished. `undefined` where the query has no words in it. What comes out
 * holds letters and digits only, each word quoted: nothing in it can be an operator.
 */
export function wordQuery(query: string): WordQuery | undefined {
  const words = plainWords(query).split(' ').filter(Boolean).slice(0, wordsMost);
  if (words.length === 0) return undefined;
  const within = (weights: string) => {
    const term = (word: string, isPrefix: boolean) => {
      const flags = `${isPrefix ? '*' : ''}${weights}`;
      return flags ? `'${word}':${flags}` : `'${word}'`;
    };
    return words
      .map((word, index) => {
        const isLast = index === words.length - 1;
        const terms = [
          term(word, isLast),
          ...(synonymsOf.get(word) ?? []).filter((other) => other !== word).map((other) => term(other, false)),
        ];
        return terms.length === 1 ? terms[0] : `(${terms.join(' | ')})`;
      })
      .join(' & ');
  };
  return { name: within('A'), category: within('AB'), attributes: within('ABC'), any: within('') };
}

/** A query that may be a style number, a SKU or a barcode: one run of letters and digits with a digit in it. */
export function productCode(query: string): string | undefined {
  const code = query.trim();
  return /^(?=.*\d)[A-Za-z0-9]{3,40}$/.test(code) ? code : undefined;
}
