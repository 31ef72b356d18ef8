import { type CommandSpec, commandHelp, parseCommand } from './parse-command.ts';

export const searchRulesCommands = {
  list: { parameters: ['[kind]'], options: [], description: 'every rule, and whether it is in force' },
  show: { parameters: ['id'], options: [], description: 'a rule as a file' },
  put: { parameters: ['file.json'], options: ['by'], description: 'one rule from a file, new or in the place of the one with its id' },
  remove: { parameters: ['id'], options: ['by'], description: 'takes a rule away' },
  export: { parameters: ['file.json'], options: [], description: 'every rule into one file' },
  import: {
    parameters: ['file.json'],
    options: ['dry-run', 'by'],
    description: 'the rules of a file, all or nothing, others stay; --dry-run only says what would change',
  },
  history: { parameters: ['[id]'], options: [], description: 'the last changes, the latest first' },
} as const satisfies Record<string, CommandSpec>;

export interface SearchRulesArguments {
  command: keyof typeof searchRulesCommands;
  positionals: string[];
  by: string | undefined;
  isDryRun: boolean;
}

export const searchRulesHelpCommand = 'npm run search-rules -- --help';

const options = { by: { type: 'string' }, 'dry-run': { type: 'boolean' } } as const;

export function parseSearchRulesArguments(parameters: string[]): SearchRulesArguments {
  const table = { commands: searchRulesCommands, options, defaultCommand: 'list', fix: searchRulesHelpCommand } as const;
  const { command, positionals, values } = parseCommand(parameters, table);
  return { command, positionals, by: values.by, isDryRun: values['dry-run'] ?? false };
}

export function searchRulesHelp(): string {
  return `npm run search-rules -- command: how the search is steered, also while the shop runs; it follows within a second.

${commandHelp(searchRulesCommands, options)}

What a rule may say is in docs/merchandising.md. A file that show has printed holds its revision: put refuses it where somebody
else has changed the rule since. Each change is written down with its moment and --by, else the name of the system's user.`;
}
