/** An order in which a shopper wants the matching products: 'cheapest', 'lightweight', 'best rated'. */
export interface Preference {
  attribute: 'price' | 'rating' | 'popularity' | 'launch' | 'weight';
  order: 'ascending' | 'descending';
}

interface PreferencePhrases {
  preference: Preference;
  phrases: readonly string[];
}

/** English, then French. The vocabulary of other languages is added here. */
const preferencePhrases: readonly PreferencePhrases[] = [
  {
    preference: { attribute: 'price', order: 'ascending' },
    phrases: [
      ...['cheap', 'cheaper', 'cheapest', 'inexpensive', 'affordable', 'least expensive', 'lowest price', 'lowest priced', 'low price'],
      ...['pas cher', 'pas chers', 'pas chere', 'pas cheres', 'moins cher', 'moins chers', 'moins chere', 'moins cheres', 'bon marche'],
    ],
  },
  {
    preference: { attribute: 'price', order: 'descending' },
    phrases: ['most expensive', 'priciest', 'highest price', 'plus cher', 'plus chers', 'plus chere', 'plus cheres'],
  },
  {
    preference: { attribute: 'rating', order: 'descending' },
    phrases: [
      ...['best rated', 'top rated', 'highest rated', 'highly rated', 'well rated', 'best reviewed', 'best reviews', 'good reviews'],
      ...['mieux note', 'mieux notes', 'mieux notee', 'mieux notees', 'bien note', 'bien notes', 'bien notee', 'meilleurs avis'],
    ],
  },
  {
    preference: { attribute: 'popularity', order: 'descending' },
    phrases: [
      ...['most popular', 'popular', 'best selling', 'bestselling', 'top selling'],
      ...['populaire', 'populaires', 'plus vendu', 'plus vendus', 'plus vendue', 'plus vendues'],
    ],
  },
  {
    preference: { attribute: 'launch', order: 'descending' },
    phrases: ['newest', 'latest', 'most recent', 'plus recent', 'plus recents', 'plus recente', 'plus recentes'],
  },
  {
    preference: { attribute: 'weight', order: 'ascending' },
    phrases: [
      ...['light', 'lighter', 'lightest', 'lightweight', 'light weight', 'ultralight', 'thin', 'thinner', 'thinnest'],
      ...['leger', 'legers', 'legere', 'legeres'],
    ],
  },
  {
    preference: { attribute: 'weight', order: 'descending' },
    phrases: [
      ...['heavy', 'heavier', 'heaviest', 'heavyweight', 'heavy weight', 'heavy duty', 'thick', 'thicker', 'thickest'],
      ...['tough', 'tougher', 'toughest', 'sturdy', 'sturdier', 'sturdiest', 'strong', 'stronger', 'strongest', 'rugged', 'durable'],
      ...['lourd', 'lourds', 'lourde', 'lourdes', 'epais', 'epaisse', 'epaisses', 'solide', 'solides', 'robuste', 'robustes'],
    ],
  },
];

const preferenceByPhrase = new Map(
  preferencePhrases.flatMap(({ preference, phrases }) => phrases.map((phrase) => [phrase, preference] as const)),
);
const maxWords = Math.max(...[...preferenceByPhrase.keys()].map((phrase) => phrase.split(' ').length));

/** Returns the preference that the tokens from an index on name, by the longest match. */
export function preferenceAt(tokens: readonly string[], start: number): { preference: Preference; length: number } | undefined {
  for (let length = Math.min(maxWords, tokens.length - start); length > 0; length -= 1) {
    const preference = preferenceByPhrase.get(tokens.slice(start, start + length).join(' '));
    if (preference) return { preference, length };
  }
  return undefined;
}
