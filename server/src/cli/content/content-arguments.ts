import { OperatorError } from '../../errors/operator-error.ts';
import { type CommandSpec, commandHelp, parseCommand } from '../parse-command.ts';

export const contentCommands = {
  list: { parameters: ['[key prefix]'], options: ['locale'], description: 'lists the items and their live versions' },
  show: {
    parameters: ['key'],
    options: ['locale', 'version'],
    description: 'prints a version as a file, all publish windows and the change log',
  },
  put: { parameters: ['file.json'], options: ['locale', 'key', 'by'], description: 'stores a new version or a new item from a file' },
  publish: {
    parameters: ['key'],
    options: ['locale', 'version', 'by'],
    description: 'makes a version live from now on; an earlier version undoes later ones',
  },
  schedule: {
    parameters: ['key'],
    options: ['locale', 'version', 'from', 'to', 'by'],
    description: 'makes a version live in a publish window',
  },
  diff: {
    parameters: ['key', '[version]', '[version]'],
    options: ['locale'],
    description: 'compares the last two versions, or the given ones',
  },
  export: { parameters: ['folder'], options: [], description: 'writes every item to a file' },
  import: {
    parameters: ['folder'],
    options: ['dry-run', 'by'],
    description: 'imports all files of a folder, all or nothing; --dry-run only prints the changes',
  },
} as const satisfies Record<string, CommandSpec>;

export interface ContentArguments {
  command: keyof typeof contentCommands;
  positionals: string[];
  locale: string;
  version: number | undefined;
  key: string | undefined;
  from: string | undefined;
  to: string | undefined;
  by: string | undefined;
  isDryRun: boolean;
}

const options = {
  locale: { type: 'string' },
  version: { type: 'string' },
  key: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  by: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const;

const helpCommand = 'npm run content -- --help';

export function parseVersion(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new OperatorError(`'${text}' is not a version number`, 'npm run content -- show key, which lists them');
  return Number(text);
}

export function parseContentArguments(parameters: string[]): ContentArguments {
  const table = { commands: contentCommands, options, defaultCommand: 'list', fix: helpCommand } as const;
  const { command, positionals, values } = parseCommand(parameters, table);
  const { locale = '', version, key, from, to, by, 'dry-run': isDryRun = false } = values;
  return { command, positionals, locale, version: version === undefined ? undefined : parseVersion(version), key, from, to, by, isDryRun };
}

export function contentHelp(): string {
  return `npm run content -- command: manages content, also while the shop runs. Pages change within a second.

${commandHelp(contentCommands, options)}

A key refers to the item in the default locale; --locale fr-FR selects another one. Write instants like 2026-12-24T06:00:00Z.
Each change is logged with its time and --by, or else the name of the system user.`;
}
