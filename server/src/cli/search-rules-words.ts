/** What `npm run search-rules` was told, read from its words. Pure. */
import { parseArgs } from 'node:util';
import { StartFailure } from '../processes/start-failure.ts';

export const searchRulesCommands = {
  list: { words: ['[kind]'], options: [], about: 'every rule, and whether it is in force' },
  show: { words: ['id'], options: [], about: 'a rule as a file' },
  put: { words: ['file.json'], options: ['by'], about: 'one rule from a file, new or in the place of the one with its id' },
  remove: { words: ['id'], options: ['by'], about: 'takes a rule away' },
  export: { words: ['file.json'], options: [], about: 'every rule into one file' },
  import: {
    words: ['file.json'],
    options: ['dry-run', 'by'],
    about: 'the rules of a file, all or nothing, others stay; --dry-run only says what would change',
  },
  history: { words: ['[id]'], options: [], about: 'the last changes, the latest first' },
} as const satisfies Record<string, { words: string[]; options: string[]; about: string }>;

type CommandName = keyof typeof searchRulesCommands;

export interface SearchRulesWords {
  command: CommandName;
  /** The words after the command. */
  words: string[];
  by: string | undefined;
  isDryRun: boolean;
}

export const searchRulesMend = 'npm run search-rules -- --help';

function parse(parameters: string[]) {
  try {
    return parseArgs({ args: parameters, options: { by: { type: 'string' }, 'dry-run': { type: 'boolean' } }, allowPositionals: true });
  } catch (error) {
    throw new StartFailure(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error), searchRulesMend);
  }
}

/** The words of a call, or a StartFailure that says which is wrong. */
export function readSearchRulesWords(parameters: string[]): SearchRulesWords {
  const { values, positionals } = parse(parameters);
  const [command = 'list', ...words] = positionals;
  if (!Object.hasOwn(searchRulesCommands, command)) throw new StartFailure(`there is no command ${command}`, searchRulesMend);
  const name = command as CommandName;
  const known: { words: readonly string[]; options: readonly string[] } = searchRulesCommands[name];
  const needed = known.words.filter((word) => !word.startsWith('['));
  if (words.length < needed.length) throw new StartFailure(`${name} wants ${needed.join(' ')}`, searchRulesMend);
  if (words.length > known.words.length) throw new StartFailure(`${name} does not know what ${words.at(-1)} is`, searchRulesMend);
  const odd = Object.keys(values).find((option) => !known.options.includes(option));
  if (odd) throw new StartFailure(`${name} has no --${odd}`, searchRulesMend);
  return { command: name, words, by: values.by, isDryRun: values['dry-run'] ?? false };
}

export function searchRulesHelp(): string {
  const lines = Object.entries(searchRulesCommands).map(([name, { words, options, about }]) => {
    const call = [name, ...words, ...options.map((option) => (option === 'dry-run' ? '[--dry-run]' : `[--${option} …]`))].join(' ');
    return `  ${call}\n      ${about}`;
  });
  return `npm run search-rules -- command: how the search is steered, also while the shop runs; it follows within a second.

${lines.join('\n')}

What a rule may say is in docs/merchandising.md. A file that show has printed holds its revision: put refuses it where somebody
else has changed the rule since. Each change is written down with its moment and --by, else the name of the system's user.`;
}
