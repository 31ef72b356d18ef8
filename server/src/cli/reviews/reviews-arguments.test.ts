import { describe, expect, it } from 'vitest';
import { parseReviewsArguments, reviewsCommands, reviewsHelp } from './reviews-arguments.ts';

describe('the arguments of npm run reviews', () => {
  it('are a command, its parameters and its options', () => {
    expect(parseReviewsArguments([])).toMatchObject({ command: 'list', positionals: [] });
    expect(parseReviewsArguments(['approve', 'a', 'b', 'c', '--by', 'Ada'])).toMatchObject({ positionals: ['a', 'b', 'c'], by: 'Ada' });
    expect(parseReviewsArguments(['reject', 'a', '--reason', 'advertises'])).toMatchObject({ reason: 'advertises' });
  });

  it.each([
    [['publish'], 'no command publish'],
    [['approve'], 'approve requires id…'],
    [['reject', 'a'], 'reject requires --reason'],
    [['reject', 'a', '--reason', ' '], 'reject requires --reason'],
    [['show', 'a', 'b'], 'does not accept the argument b'],
    [['show', 'a', '--by', 'Ada'], 'show has no option --by'],
    [['list', '--colour'], 'Unknown option'],
  ])('%j is rejected', (parameters, message) => {
    expect(() => parseReviewsArguments(parameters)).toThrow(message);
  });

  it('are listed by --help, a line for each command', () => {
    for (const command of Object.keys(reviewsCommands)) expect(reviewsHelp()).toContain(`\n  ${command}`);
  });
});
