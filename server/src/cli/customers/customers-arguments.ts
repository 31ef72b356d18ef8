import { OperatorError } from '../../errors/operator-error.ts';
import { type CommandSpec, commandHelp, parseCommand } from '../parse-command.ts';

const who = 'email|number|order';

export const customersCommands = {
  find: { parameters: [who], options: ['by'], description: 'the customer of an email address, customer number or order number' },
  show: { parameters: [who], options: ['by'], description: 'what is stored about a customer, how much of each kind, and who has used it' },
  export: { parameters: [who], options: ['by'], description: 'all data of a customer, as JSON' },
  erase: { parameters: [who], options: ['by', 'yes'], description: 'erases a customer for good; orders stay without personal data' },
  unlock: { parameters: [who], options: ['by'], description: 'lets a customer sign in again after too many wrong passwords' },
} as const satisfies Record<string, CommandSpec>;

export interface CustomersArguments {
  command: keyof typeof customersCommands;
  who: string;
  by: string | undefined;
}

export const customersHelpCommand = 'npm run customers -- --help';
const options = { by: { type: 'string' }, yes: { type: 'boolean' } } as const;

export function parseCustomersArguments(parameters: string[]): CustomersArguments {
  const table = { commands: customersCommands, options, defaultCommand: 'find', fix: customersHelpCommand } as const;
  const { command, positionals, values } = parseCommand(parameters, table);
  if (command === 'erase' && !values.yes) throw new OperatorError('erase cannot be undone', 'repeat the command with --yes');
  return { command, who: positionals[0] ?? '', by: values.by };
}

export function customersHelp(): string {
  return `npm run customers -- command: finds, shows, exports, erases and unlocks customers, also while the shop runs.

${commandHelp(customersCommands, options)}

Each use is recorded with its time and --by, by default the name of the system user. Verify that the request comes
from the customer: data that is stored by an email address is exported and erased only if the customer has confirmed the address.`;
}
