import { OperatorError } from '../errors/operator-error.ts';
import { type CommandSpec, commandHelp, parseCommand } from './parse-command.ts';

export const reviewsCommands = {
  list: {
    parameters: ['[pending|approved|refused|withdrawn]'],
    options: ['product'],
    description: 'reviews in a state, those that wait where none is named; the longest first',
  },
  show: { parameters: ['id'], options: [], description: 'a review whole' },
  approve: { parameters: ['id…'], options: ['by'], description: 'shows reviews on the page of their product' },
  refuse: {
    parameters: ['id…'],
    options: ['by', 'reason'],
    description: 'does not show them, or no longer; the writers are told the reason',
  },
  reply: {
    parameters: ['id', '[text]'],
    options: ['by'],
    description: 'puts the brand’s answer under a review; without a text it is taken away',
  },
  forget: { parameters: ['email'], options: ['by'], description: 'forgets a writer, as REVIEW_ERASURE says' },
  history: { parameters: ['[id]'], options: [], description: 'what was done, the latest first' },
} as const satisfies Record<string, CommandSpec>;

export interface ReviewsArguments {
  command: keyof typeof reviewsCommands;
  positionals: string[];
  by: string | undefined;
  reason: string | undefined;
  product: string | undefined;
}

export const reviewsHelpCommand = 'npm run reviews -- --help';
const options = { by: { type: 'string' }, reason: { type: 'string' }, product: { type: 'string' } } as const;

export function parseReviewsArguments(parameters: string[]): ReviewsArguments {
  const table = { commands: reviewsCommands, options, defaultCommand: 'list', fix: reviewsHelpCommand } as const;
  const { command, positionals, values } = parseCommand(parameters, table);
  if (command === 'refuse' && !values.reason?.trim())
    throw new OperatorError('refuse requires --reason, which the writer is told', reviewsHelpCommand);
  return { command, positionals, by: values.by, reason: values.reason, product: values.product };
}

export function reviewsHelp(): string {
  return `npm run reviews -- command: what shoppers wrote of products, also while the shop runs; pages follow within a second.

${commandHelp(reviewsCommands, options)}

Each change is written down with its moment and --by, else the name of the system's user. Refuse what is no review of the product
(abuse, advertisement, somebody's address), never what is only unkind to it.`;
}
