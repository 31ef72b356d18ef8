import { type CommandSpec, commandHelp, parseCommand } from '../parse-command.ts';

export const searchRulesCommands = {
  list: { parameters: ['[kind]'], options: [], description: 'lists the rules and whether they are active' },
  show: { parameters: ['id'], options: [], description: 'prints a rule as a file' },
  put: { parameters: ['file.json'], options: ['by'], description: 'adds a rule from a file or replaces the one with its id' },
  remove: { parameters: ['id'], options: ['by'], description: 'deletes a rule' },
  export: { parameters: ['file.json'], options: [], description: 'writes all rules to one file' },
  import: {
    parameters: ['file.json'],
    options: ['dry-run', 'by'],
    description: 'imports the rules of a file, all or nothing, and keeps other rules; --dry-run only prints the changes',
  },
  history: { parameters: ['[id]'], options: [], description: 'lists the last changes, the latest first' },
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
  return `npm run search-rules -- command: manages merchandising rules, also while the shop runs. The search changes within a second.

${commandHelp(searchRulesCommands, options)}

docs/merchandising.md describes the rules. A file printed by show contains the revision of the rule: put rejects it if the rule was
changed in the meantime. Each change is logged with its time and --by, or else the name of the system user.`;
}
