import { OperatorError } from '../errors/operator-error.ts';
import { type CommandSpec, commandHelp, parseCommand } from './parse-command.ts';

export const contentCommands = {
  list: { parameters: ['[beginning of key]'], options: ['locale'], description: 'every item, its versions and what is live' },
  show: { parameters: ['key'], options: ['locale', 'version'], description: 'a version as a file, its windows, who changed it' },
  put: { parameters: ['file.json'], options: ['locale', 'key', 'by'], description: 'a new version, or a new item, from a file' },
  publish: {
    parameters: ['key'],
    options: ['locale', 'version', 'by'],
    description: 'live from now on; an earlier version undoes what came after it',
  },
  schedule: { parameters: ['key'], options: ['locale', 'version', 'from', 'to', 'by'], description: 'live in a window' },
  diff: {
    parameters: ['key', '[version]', '[version]'],
    options: ['locale'],
    description: 'what differs: the last two versions, or those named',
  },
  export: { parameters: ['folder'], options: [], description: 'every item as a file' },
  import: {
    parameters: ['folder'],
    options: ['dry-run', 'by'],
    description: 'a whole set, all or nothing; --dry-run only says what would change',
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

export function parseVersion(word: string): number {
  if (!/^[1-9]\d{0,8}$/.test(word))
    throw new OperatorError(`'${word}' is no number of a version`, 'npm run content -- show key lists them');
  return Number(word);
}

export function parseContentArguments(parameters: string[]): ContentArguments {
  const table = { commands: contentCommands, options, defaultCommand: 'list', fix: helpCommand } as const;
  const { command, positionals, values } = parseCommand(parameters, table);
  const { locale = '', version, key, from, to, by, 'dry-run': isDryRun = false } = values;
  return { command, positionals, locale, version: version === undefined ? undefined : parseVersion(version), key, from, to, by, isDryRun };
}

export function contentHelp(): string {
  return `npm run content -- command: the shop's content, also while it runs; every page follows within a second.

${commandHelp(contentCommands, options)}

A key stands for the item in the shop's own language; --locale fr-FR names another. Moments are written 2026-12-24T06:00:00Z.
Each change is written down with its moment and --by, else the name of the system's user.`;
}
