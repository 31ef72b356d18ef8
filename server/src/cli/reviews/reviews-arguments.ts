import { OperatorError } from '../../errors/operator-error.ts';
import { type CommandSpec, commandHelp, parseCommand } from '../parse-command.ts';

export const reviewsCommands = {
  list: {
    parameters: ['[pending|approved|rejected|withdrawn]'],
    options: ['product'],
    description: 'reviews in a state, by default pending; oldest first',
  },
  show: { parameters: ['id'], options: [], description: 'a review in full' },
  approve: { parameters: ['id…'], options: ['by'], description: 'publishes reviews' },
  reject: {
    parameters: ['id…'],
    options: ['by', 'reason'],
    description: 'rejects or unpublishes reviews; their authors get a mail with the reason',
  },
  reply: {
    parameters: ['id', '[text]'],
    options: ['by'],
    description: 'sets the brand’s reply to a review; without a text, removes it',
  },
  erase: { parameters: ['email'], options: ['by'], description: 'erases an author, as set by REVIEW_ERASURE' },
  history: { parameters: ['[id]'], options: [], description: 'changes, newest first' },
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
  if (command === 'reject' && !values.reason?.trim())
    throw new OperatorError('reject requires --reason, which the author receives', reviewsHelpCommand);
  return { command, positionals, by: values.by, reason: values.reason, product: values.product };
}

export function reviewsHelp(): string {
  return `npm run reviews -- command: moderates the reviews of products, also while the shop runs; pages follow within a second.

${commandHelp(reviewsCommands, options)}

Each change is recorded with its time and --by, by default the name of the system user. Reject texts that do not review the product
(abuse, advertising, personal data), but not criticism of it.`;
}
