const shopLanguageCode = 'en';

const stemmers = {
  da: 'danish',
  de: 'german',
  en: 'english',
  es: 'spanish',
  fi: 'finnish',
  fr: 'french',
  hu: 'hungarian',
  it: 'italian',
  nl: 'dutch',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sv: 'swedish',
  tr: 'turkish',
};

const nameByCode: Readonly<Record<string, string>> = stemmers;

/** Returns the English name of a language that has a stemmer: 'french'. */
export function languageName(code: string): string | undefined {
  return nameByCode[code];
}

const dictionaryByCode: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(stemmers).map(([language, name]) => [language, `${name}_stem`]),
);

/** Stop words of PostgreSQL that name products: 'down jacket', 'button down', 'pull over'. */
const meaningfulStopWords: Readonly<Record<string, readonly string[]>> = { en: ['down', 'over', 'under', 'off', 'out'] };

const genericTerms: Readonly<Record<string, readonly string[]>> = {
  en: [
    ...['apparel', 'best', 'buy', 'clothes', 'clothing', 'cheap', 'garment', 'garments', 'good', 'item', 'items', 'nice', 'outfit'],
    ...['products', 'shop', 'stuff'],
  ],
  fr: ['acheter', 'article', 'articles', 'habit', 'habits', 'produit', 'produits', 'vetement', 'vetements'],
};

/** Words of a question or request: 'do you sell', 'I need something warm', 'je cherche'. */
const requestTerms: Readonly<Record<string, readonly string[]>> = {
  en: [
    ...['anyone', 'anything', 'better', 'carry', 'dont', 'favorite', 'find', 'get', 'give', 'got', 'great', 'help', 'ideal', 'im', 'ive'],
    ...['kind', 'kinds', 'like', 'look', 'looking', 'need', 'needs', 'outfits', 'perfect', 'please', 'recommend', 'recommended', 'sell'],
    ...['sells', 'shopping', 'show', 'somebody', 'someone', 'something', 'suggest', 'thing', 'things', 'type', 'types', 'use', 'used'],
    ...['using', 'want', 'wants', 'wear', 'wearing', 'whats', 'wont'],
  ],
  fr: [
    ...['avez', 'besoin', 'bien', 'bon', 'bonne', 'bonnes', 'bons', 'cherche', 'chercher', 'chose', 'choses', 'comment', 'faut', 'ideal'],
    ...['meilleur', 'meilleure', 'meilleures', 'meilleurs', 'mettre', 'moins', 'parfait', 'plus', 'porter', 'quel', 'quelle', 'quelles'],
    ...['quelque', 'quelquun', 'quels', 'svp', 'tres', 'trouve', 'trouver', 'vendez', 'veux', 'voudrais'],
  ],
};

export interface SearchLanguage {
  /** Value of the `language` column: the code, or `''` for the shop's own language. */
  language: string;
  /** Precedes each lexeme to keep the words of two languages apart: `fr:vest`. Empty for the shop's own language. */
  lexemePrefix: string;
  dictionary: string;
  meaningfulStopWords: readonly string[];
  /** Tokens that describe any product of a clothing shop and are therefore optional. */
  genericTerms: readonly string[];
  /** Tokens of a question or request. They are optional, too, except if the name or category of a style contains them. */
  requestTerms: readonly string[];
  /** Position of the word that names the product type: last in 'rain jacket', first in 'veste imperméable'. */
  headPosition: 'last' | 'first';
  code: string;
}

const headFirstLanguages = new Set(['es', 'fr', 'it', 'pt', 'ro']);

function languageByCode(code: string): SearchLanguage {
  const isShopLanguage = code === shopLanguageCode;
  return {
    code,
    language: isShopLanguage ? '' : code,
    lexemePrefix: isShopLanguage ? '' : `${code}:`,
    dictionary: dictionaryByCode[code] ?? 'simple',
    meaningfulStopWords: meaningfulStopWords[code] ?? [],
    genericTerms: genericTerms[code] ?? [],
    requestTerms: requestTerms[code] ?? [],
    headPosition: headFirstLanguages.has(code) ? 'first' : 'last',
  };
}

export const shopLanguage = languageByCode(shopLanguageCode);

export function languageByKey(language: string): SearchLanguage {
  return language === '' ? shopLanguage : languageByCode(language);
}

export function languageOfLocale(locale: string): SearchLanguage {
  return languageByCode(locale.split(/[-_]/)[0]!.toLowerCase());
}

/** Returns the languages of a query: the shopper's, and the shop's own, in which untranslated text is indexed. */
export function queryLanguages(locale: string | undefined): SearchLanguage[] {
  const language = locale ? languageOfLocale(locale) : shopLanguage;
  return language.language === '' ? [shopLanguage] : [language, shopLanguage];
}

export function remainingLanguages(searched: readonly SearchLanguage[], indexed: readonly string[]): SearchLanguage[] {
  return indexed.filter((code) => !searched.some(({ language }) => language === code)).map(languageByKey);
}
