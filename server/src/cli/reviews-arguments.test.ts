import { describe, expect, it } from 'vitest';
import { parseReviewsArguments, reviewsCommands, reviewsHelp } from './reviews-arguments.ts';

describe('what npm run reviews is told', () => {
  it('is a command, its words and its options', () => {
    expect(parseReviewsArguments([])).toMatchObject({ command: 'list', words: [] });
    expect(parseReviewsArguments(['approve', 'a', 'b', 'c', '--by', 'Ada'])).toMatchObject({ words: ['a', 'b', 'c'], by: 'Ada' });
    expect(parseReviewsArguments(['refuse', 'a', '--reason', 'advertises'])).toMatchObject({ reason: 'advertises' });
  });

  it.each([
    [['publish'], 'no command publish'],
    [['approve'], 'approve wants id…'],
    [['refuse', 'a'], 'refuse wants --reason'],
    [['refuse', 'a', '--reason', ' '], 'refuse wants --reason'],
    [['show', 'a', 'b'], 'does not know what b is'],
    [['show', 'a', '--by', 'Ada'], 'show has no --by'],
    [['list', '--colour'], 'Unknown option'],
  ])('is refused where it is %j', (parameters, message) => {
    expect(() => parseReviewsArguments(parameters)).toThrow(message);
  });

  it('is told by --help, a line for each command', () => {
    for (const command of Object.keys(reviewsCommands)) expect(reviewsHelp()).toContain(`\n  ${command}`);
  });
});
