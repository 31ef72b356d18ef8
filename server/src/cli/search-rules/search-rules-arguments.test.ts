import { describe, expect, it } from 'vitest';
import { parseSearchRulesArguments, searchRulesCommands, searchRulesHelp } from './search-rules-arguments.ts';

describe('the arguments of npm run search-rules', () => {
  it('are a command, its parameters and its options', () => {
    expect(parseSearchRulesArguments([])).toEqual({ command: 'list', positionals: [], by: undefined, isDryRun: false });
    expect(parseSearchRulesArguments(['import', 'rules.json', '--dry-run', '--by=Ada'])).toEqual({
      command: 'import',
      positionals: ['rules.json'],
      by: 'Ada',
      isDryRun: true,
    });
    expect(parseSearchRulesArguments(['history'])).toMatchObject({ positionals: [] });
  });

  it.each([
    [['publish', 'x'], 'no command publish'],
    [['constructor'], 'no command constructor'],
    [['show'], 'show requires id'],
    [['remove', 'a', 'b'], 'does not accept the argument b'],
    [['show', 'a', '--by', 'Ada'], 'show has no option --by'],
    [['put', 'a.json', '--dry-run'], 'put has no option --dry-run'],
    [['list', '--colour'], 'Unknown option'],
  ])('%j is rejected', (parameters, message) => {
    expect(() => parseSearchRulesArguments(parameters)).toThrow(message);
  });

  it('are listed by --help, a line for each command', () => {
    for (const command of Object.keys(searchRulesCommands)) expect(searchRulesHelp()).toContain(`\n  ${command}`);
  });
});
