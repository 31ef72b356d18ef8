/** What `npm run reviews` was told, read from its words. Pure. */
import { OperatorError } from '../errors/operator-error.ts';
import { type CommandSpec, commandHelp, parseCommand } from './parse-command.ts';

export const reviewsCommands = {
  list: {
    words: ['[pending|approved|refused|withdrawn]'],
    options: ['product'],
    about: 'reviews in a state, those that wait where none is named; the longest first',
  },
  show: { words: ['id'], options: [], about: 'a review whole' },
  approve: { words: ['id…'], options: ['by'], about: 'shows reviews on the page of their product' },
  refuse: { words: ['id…'], options: ['by', 'reason'], about: 'does not show them, or no longer; the writers are told the reason' },
  reply: { words: ['id', '[text]'], options: ['by'], about: 'puts the brand’s answer under a review; without a text it is taken away' },
  forget: { words: ['email'], options: ['by'], about: 'forgets a writer, as REVIEW_ERASURE says' },
  history: { words: ['[id]'], options: [], about: 'what was done, the latest first' },
} as const satisfies Record<string, CommandSpec>;

export interface ReviewsArguments {
  command: keyof typeof reviewsCommands;
  /** The words after the command. */
  words: string[];
  by: string | undefined;
  reason: string | undefined;
  product: string | undefined;
}

export const reviewsHelpCommand = 'npm run reviews -- --help';
const options = { by: { type: 'string' }, reason: { type: 'string' }, product: { type: 'string' } } as const;

/** The words of a call, or a StartFailure that says which is wrong. */
export function parseReviewsArguments(parameters: string[]): ReviewsArguments {
  const table = { commands: reviewsCommands, options, fallback: 'list', mend: reviewsHelpCommand } as const;
  const { command, words, values } = parseCommand(parameters, table);
  if (command === 'refuse' && !values.reason?.trim())
    throw new OperatorError('refuse wants --reason, which the writer is told', reviewsHelpCommand);
  return { command, words, by: values.by, reason: values.reason, product: values.product };
}

export function reviewsHelp(): string {
  return `npm run reviews -- command: what shoppers wrote of products, also while the shop runs; pages follow within a second.

${commandHelp(reviewsCommands, options)}

Each change is written down with its moment and --by, else the name of the system's user. Refuse what is no review of the product
(abuse, advertisement, somebody's address), never what is only unkind to it.`;
}
