import { describe, expect, it } from 'vitest';
import { contentHelp, parseContentArguments } from './content-arguments.ts';

describe('the arguments of npm run content', () => {
  it('are a command, its parameters and its options', () => {
    expect(parseContentArguments(['schedule', 'homepage', '--from', '2026-12-24T06:00:00Z', '--version=3', '--by', 'Ada'])).toMatchObject({
      command: 'schedule',
      positionals: ['homepage'],
      from: '2026-12-24T06:00:00Z',
      version: 3,
      by: 'Ada',
      locale: '',
    });
    expect(parseContentArguments([])).toMatchObject({ command: 'list', positionals: [] });
    expect(parseContentArguments(['import', 'folder', '--dry-run'])).toMatchObject({ isDryRun: true });
  });

  it.each([
    [['remove', 'homepage'], 'no command remove'],
    [['constructor'], 'no command constructor'],
    [['show'], 'show requires key'],
    [['show', 'a', 'b'], 'does not accept the argument b'],
    [['list', '--by', 'Ada'], 'list has no option --by'],
    [['publish', 'a', '--version', 'last'], 'not a version number'],
    [['publish', 'a', '--colour', 'red'], 'Unknown option'],
  ])('%j is rejected', (parameters, message) => {
    expect(() => parseContentArguments(parameters)).toThrow(message);
  });

  it('are listed by --help, a line for each command', () => {
    for (const command of ['list', 'show', 'put', 'publish', 'schedule', 'diff', 'export', 'import'])
      expect(contentHelp()).toContain(`\n  ${command}`);
  });
});
