/** The languages that words are searched in, and how PostgreSQL takes their words apart. Pure. */

/** The shop's own language; its lexemes stand in the index as they are, those of others behind their language: `fr:vest`. */
const own = 'en';

const stemmed = {
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
const dictionaries: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(stemmed).map(([language, name]) => [language, `${name}_stem`]),
);

/** Words that PostgreSQL passes over and that name things we sell: 'down jacket', 'button down', 'pull over'. */
const telling: Readonly<Record<string, readonly string[]>> = { en: ['down', 'over', 'under', 'off', 'out'] };

const idle: Readonly<Record<string, readonly string[]>> = {
  en: [
    'apparel',
    'best',
    'buy',
    'clothes',
    'clothing',
    'cheap',
    'garment',
    'garments',
    'good',
    'item',
    'items',
    'nice',
    'outfit',
    'products',
    'shop',
    'stuff',
  ],
  fr: ['acheter', 'article', 'articles', 'habit', 'habits', 'produit', 'produits', 'vetement', 'vetements'],
};

export interface SearchLanguage {
  /** `''` is the shop's own. */
  language: string;
  /** Put before each lexeme. */
  mark: string;
  /** Name of PostgreSQL's dictionary of its stems. */
  dictionary: string;
  /** Words that count though the dictionary passes over them. */
  telling: readonly string[];
  /** Words that name nothing in particular in a shop of clothes. */
  idle: readonly string[];
  /** Where a phrase says what a thing is: 'rain jacket', but 'veste imperméable'. */
  head: 'last' | 'first';
  /** `en`, `fr`, … */
  code: string;
}

const headFirst = new Set(['es', 'fr', 'it', 'pt', 'ro']);

function languageOf(code: string): SearchLanguage {
  const known = { dictionary: dictionaries[code] ?? 'simple', telling: telling[code] ?? [], idle: idle[code] ?? [] };
  const head = headFirst.has(code) ? 'first' : 'last';
  return code === own ? { code, language: '', mark: '', ...known, head } : { code, language: code, mark: `${code}:`, ...known, head };
}

export const ownLanguage = languageOf(own);

/** A language by its code, `''` the shop's own. */
export function languageNamed(language: string): SearchLanguage {
  return language === '' ? ownLanguage : languageOf(language);
}

/** The language of a locale's words: `fr-CA` are French ones. */
export function localeLanguage(locale: string): SearchLanguage {
  return languageOf(locale.split(/[-_]/)[0]!.toLowerCase());
}

/** The languages to look for a query's words in: the shopper's, and the shop's own, in which whatever is not translated stands. */
export function searchedLanguages(locale: string | undefined): SearchLanguage[] {
  const asked = locale ? localeLanguage(locale) : ownLanguage;
  return asked.language === '' ? [ownLanguage] : [asked, ownLanguage];
}

/** The others, in which words may be meant that none of those knows. */
export function otherLanguages(searched: readonly SearchLanguage[], all: readonly string[]): SearchLanguage[] {
  return all.filter((code) => !searched.some(({ language }) => language === code)).map(languageNamed);
}
