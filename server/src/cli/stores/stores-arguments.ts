import { OperatorError } from '../../errors/operator-error.ts';
import { type CommandSpec, commandHelp, parseCommand } from '../parse-command.ts';

export const storesCommands = {
  list: { parameters: [], options: [], description: 'every store with its opening status, and whether it takes pickups now' },
  show: { parameters: ['id'], options: [], description: 'a store as JSON, which can be edited and imported' },
  import: {
    parameters: ['file.json'],
    options: ['add', 'dry-run', 'by'],
    description: 'changes all stores of a file or none; --add also adds new ones',
  },
  'set-hours': {
    parameters: ['id', 'days', 'hours'],
    options: ['name', 'by'],
    description: 'days are mon-fri, sat,sun or a date; hours are 09:00-20:00, closed or, for a date, regular',
  },
  close: {
    parameters: ['id'],
    options: ['from', 'to', 'reason', 'permanently', 'by'],
    description: 'closes a store from today or --from (2026-12-01) up to and with --to, or until further notice',
  },
  reopen: { parameters: ['id'], options: ['by'], description: 'ends a closure' },
  pickup: { parameters: ['id', 'on|off'], options: ['by'], description: 'offers pickup at a store, or no longer' },
  history: { parameters: ['[id]'], options: [], description: 'who changed which store or its safety stock, the newest first' },
} as const satisfies Record<string, CommandSpec>;

export interface StoresArguments {
  command: keyof typeof storesCommands;
  positionals: string[];
  by: string | undefined;
  addsStores: boolean;
  isDryRun: boolean;
  name: string | undefined;
  from: string | undefined;
  to: string | undefined;
  reason: string | undefined;
  isPermanent: boolean;
}

export const storesHelpCommand = 'npm run stores -- --help';
const options = {
  add: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  name: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  reason: { type: 'string' },
  permanently: { type: 'boolean' },
  by: { type: 'string' },
} as const;

export function parseStoresArguments(parameters: string[]): StoresArguments {
  const table = { commands: storesCommands, options, defaultCommand: 'list', fix: storesHelpCommand } as const;
  const { command, positionals, values } = parseCommand(parameters, table);
  const { by, name, from, to, reason } = values;
  if (values.permanently && (from ?? to ?? reason) !== undefined)
    throw new OperatorError('--permanently has no days and no reason', storesHelpCommand);
  return {
    command,
    positionals,
    by,
    addsStores: values.add ?? false,
    isDryRun: values['dry-run'] ?? false,
    name,
    from,
    to,
    reason,
    isPermanent: values.permanently ?? false,
  };
}

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** Parses `mon-fri`, `sat,sun` or `daily` into weekdays, 0 being Monday; undefined for anything else. */
export function parseWeekdays(text: string): number[] | undefined {
  if (text === 'daily') return weekdays.map((_, day) => day);
  const days = text
    .toLowerCase()
    .split(',')
    .flatMap((part) => {
      const [first, last = first, ...more] = part.split('-').map((name) => weekdays.indexOf(name.slice(0, 3)));
      if (first === undefined || last === undefined || more.length > 0 || first < 0 || last < first) return [-1];
      return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
    });
  return days.includes(-1) ? undefined : days;
}

/** Parses `09:00-20:00` or `closed` (null); undefined for anything else. */
export function parseOpening(text: string): { open: string; close: string } | null | undefined {
  if (text === 'closed') return null;
  const [, open, close] = /^(\d\d:\d\d)-(\d\d:\d\d)$/.exec(text) ?? [];
  return open && close ? { open, close } : undefined;
}

export function storesHelp(): string {
  return `npm run stores -- command: lists and changes the stores, also while the shop runs. Pages change within a second.

${commandHelp(storesCommands, options)}

Times and days are those of the store. Each change is recorded with its time and --by, by default the name of the system user.`;
}
