import { type CommandSpec, commandHelp, parseCommand } from '../parse-command.ts';

export const pickupsCommands = {
  list: {
    parameters: [],
    options: ['store', 'state'],
    description:
      'the open pickups with their items, those that still have to be ready at the top; states are to_pick, picked, short, in_transfer, ready',
  },
  show: { parameters: ['order'], options: [], description: 'the pickups of an order: items, persons and who did what' },
  pick: {
    parameters: ['order', '[sku=found]…'],
    options: ['shipment', 'by'],
    description: 'records that all items are set aside, or fewer of some: 411710001=1',
  },
  receive: {
    parameters: ['order', '[sku=arrived]…'],
    options: ['shipment', 'by'],
    description: 'records that the units in transfer have arrived, or fewer of some: 411710001=1; those that did not come are missing',
  },
  short: {
    parameters: ['order', 'transfer|ship|refund', '[sku]…'],
    options: ['shipment', 'by'],
    description: 'decides about missing items: the warehouse sends others to the store or to the shopper, or they are refunded',
  },
  ready: {
    parameters: ['order'],
    options: ['shipment', 'by'],
    description: 'tells the shopper that the items are ready, with those that have arrived',
  },
  collect: {
    parameters: ['order'],
    options: ['code', 'name', 'allow-unpaid', 'shipment', 'by'],
    description:
      'hands the items over to the shopper with this --code, or with a document of this --name; --allow-unpaid also if the payment was declined',
  },
  expire: {
    parameters: ['order'],
    options: ['shipment', 'by'],
    description: 'ends a pickup whose time is over, as the worker does by itself: items back on sale, money refunded',
  },
} as const satisfies Record<string, CommandSpec>;

export interface PickupsArguments {
  command: keyof typeof pickupsCommands;
  positionals: string[];
  store: string | undefined;
  state: string | undefined;
  shipment: string | undefined;
  code: string | undefined;
  name: string | undefined;
  allowsUnpaid: boolean;
  by: string | undefined;
}

export const pickupsHelpCommand = 'npm run pickups -- --help';
const options = {
  store: { type: 'string' },
  state: { type: 'string' },
  shipment: { type: 'string' },
  code: { type: 'string' },
  name: { type: 'string' },
  'allow-unpaid': { type: 'boolean' },
  by: { type: 'string' },
} as const;

export function parsePickupsArguments(parameters: string[]): PickupsArguments {
  const table = { commands: pickupsCommands, options, defaultCommand: 'list', fix: pickupsHelpCommand } as const;
  const { command, positionals, values } = parseCommand(parameters, table);
  const { store, state, shipment, code, name, by, 'allow-unpaid': allowsUnpaid = false } = values;
  return { command, positionals, store, state, shipment, code, name, allowsUnpaid, by };
}

export function pickupsHelp(): string {
  return `npm run pickups -- command: the work in the stores on items that shoppers collect there, also while the shop runs.

${commandHelp(pickupsCommands, options)}

An order may have a pickup of the store's own items and one of items from the warehouse; --shipment BOPISCart or ship-to-store names one.
Times are those of the store. Each step is recorded with its time and --by, by default the name of the system user. A repeated step changes nothing.`;
}
