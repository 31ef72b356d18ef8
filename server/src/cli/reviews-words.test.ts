import { describe, expect, it } from 'vitest';
import { readReviewsWords, reviewsCommands, reviewsHelp } from './reviews-words.ts';

describe('what npm run reviews is told', () => {
  it('is a command, its words and its options', () => {
    expect(readReviewsWords([])).toMatchObject({ command: 'list', words: [] });
    expect(readReviewsWords(['approve', 'a', 'b', 'c', '--by', 'Ada'])).toMatchObject({ words: ['a', 'b', 'c'], by: 'Ada' });
    expect(readReviewsWords(['refuse', 'a', '--reason', 'advertises'])).toMatchObject({ reason: 'advertises' });
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
    expect(() => readReviewsWords(parameters)).toThrow(message);
  });

  it('is told by --help, a line for each command', () => {
    for (const command of Object.keys(reviewsCommands)) expect(reviewsHelp()).toContain(`\n  ${command}`);
  });
});
