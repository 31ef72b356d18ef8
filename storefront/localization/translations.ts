/** Reads the translations in `storefront/messages/<locale>/<feature>.json`; the first word of an id is the folder of its feature. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { argumentsWithSingular, compileMessage, placeholdersOf } from './message-syntax.ts';

export const messagesFolder = fileURLToPath(new URL('../messages', import.meta.url));

export type Messages = ReadonlyMap<string, string>;

const namespaceOf = (id: string): string => id.split('.', 1)[0] ?? id;

/** Reads the translations of a locale; an empty map without a folder. Throws if a message is in the wrong file. */
export function readTranslations(locale: string, folder = messagesFolder): Map<string, string> {
  const messages = new Map<string, string>();
  for (const file of globSync('*.json', { cwd: path.join(folder, locale) }).sort()) {
    const entries = JSON.parse(readFileSync(path.join(folder, locale, file), 'utf8')) as Record<string, string>;
    for (const [id, text] of Object.entries(entries)) {
      if (`${namespaceOf(id)}.json` !== file) throw new Error(`messages/${locale}/${file}: ${id} belongs into ${namespaceOf(id)}.json`);
      messages.set(id, text);
    }
  }
  return messages;
}

/** Compares a translation with its source: missing and unknown ids, different placeholders, invalid syntax. One line per problem. */
export function translationProblems(locale: string, source: Messages, translation: Messages): string[] {
  const problems: string[] = [];
  for (const [id, english] of source) {
    const text = translation.get(id);
    if (text === undefined) {
      problems.push(`${locale} lacks ${id} “${english}”`);
      continue;
    }
    const problem = messageProblem(locale, english, text);
    if (problem) problems.push(`${locale} ${id}: ${problem}`);
  }
  for (const id of translation.keys()) if (!source.has(id)) problems.push(`${locale} has ${id}, which no code asks for`);
  return problems;
}

/** Matches a wrong space in French: a no-break space belongs before a colon and inside guillemets, a narrow one before ; ? and !. */
const wrongFrenchSpace = /(?<=\S)[^\S\u00a0](?=[:»%])|(?<=«)[^\u00a0]|(?<=\S)[^\S\u202f](?=[;?!])/u;

function messageProblem(locale: string, english: string, text: string): string | undefined {
  if (text.trim() === '') return 'is empty';
  if (locale.startsWith('fr') && wrongFrenchSpace.test(text)) {
    return 'needs a no-break space (U+00A0) before : » % and after «, a narrow one (U+202F) before ; ? !';
  }
  try {
    const [source, translated] = [compileMessage(english), compileMessage(text)];
    const [expected, actual] = [placeholdersOf(source).join(' '), placeholdersOf(translated).join(' ')];
    if (expected !== actual) return `takes ${actual || 'nothing'} where the source takes ${expected || 'nothing'}`;
    if (!new Intl.PluralRules(locale).resolvedOptions().pluralCategories.includes('one')) return undefined;
    const singularArguments = argumentsWithSingular(translated);
    const missing = argumentsWithSingular(source).filter((name) => !singularArguments.includes(name));
    return missing.length > 0 ? `has no form for one ${missing.join(', ')}` : undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
