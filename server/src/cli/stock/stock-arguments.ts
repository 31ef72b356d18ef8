import { OperatorError } from '../../errors/operator-error.ts';
import { type CommandSpec, commandHelp, parseCommand } from '../parse-command.ts';

export const stockCommands = {
  import: {
    parameters: ['file'],
    options: ['full', 'dry-run', 'force', 'rows', 'by'],
    description: 'imports a stock feed (.csv, or .jsonl with JSON lines); full: what it does not name has no stock at its locations',
  },
  show: { parameters: ['sku'], options: [], description: 'the stock of a SKU at each location, and what is promised' },
  imports: { parameters: [], options: [], description: 'the latest imports' },
  safety: {
    parameters: ['[store|all]', '[style|all]', '[units|none]'],
    options: ['by'],
    description: 'lists the safety stock, or sets what a store keeps back; the most specific setting applies',
  },
} as const satisfies Record<string, CommandSpec>;

export interface StockArguments {
  command: keyof typeof stockCommands;
  positionals: string[];
  isFull: boolean;
  isDryRun: boolean;
  isForced: boolean;
  /** The number of rows of a feed that does not state it. */
  rows: number | undefined;
  by: string | undefined;
}

export const stockHelpCommand = 'npm run stock -- --help';
const options = {
  full: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  force: { type: 'boolean' },
  rows: { type: 'string' },
  by: { type: 'string' },
} as const;

export function parseStockArguments(parameters: string[]): StockArguments {
  const table = { commands: stockCommands, options, defaultCommand: 'imports', fix: stockHelpCommand } as const;
  const { command, positionals, values } = parseCommand(parameters, table);
  if (values.rows !== undefined && !/^\d{1,9}$/.test(values.rows))
    throw new OperatorError('--rows is not a number of rows', stockHelpCommand);
  if (command === 'safety' && positionals.length > 0 && positionals.length < 3) {
    throw new OperatorError('safety requires store, style and units', stockHelpCommand);
  }
  return {
    command,
    positionals,
    isFull: values.full ?? false,
    isDryRun: values['dry-run'] ?? false,
    isForced: values.force ?? false,
    rows: values.rows === undefined ? undefined : Number(values.rows),
    by: values.by,
  };
}

export function stockHelp(): string {
  return `npm run stock -- command: imports and shows stock, also while the shop runs; pages follow within a second.

${commandHelp(stockCommands, options)}

A feed has the columns sku, location, on_hand, backorder_limit and in_stock_date, of which the last two may be missing or empty. Locations
are the ids of the stores, and warehouse. Its last line states the number of rows: END,12 in CSV, {"end":12} in JSON lines; --rows replaces
it. A feed with an invalid line, or with another number of rows, is rejected as a whole. An interrupted import continues when the same feed
is imported again. --dry-run only counts what would change; --force accepts a full feed that takes many SKUs out of stock.`;
}
