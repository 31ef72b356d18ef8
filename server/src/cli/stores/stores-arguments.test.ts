import { describe, expect, it } from 'vitest';
import { parseOpening, parseStoresArguments, parseWeekdays, storesCommands, storesHelp } from './stores-arguments.ts';

describe('the arguments of npm run stores', () => {
  it('are a command, its parameters and options', () => {
    expect(parseStoresArguments([])).toMatchObject({ command: 'list' });
    expect(parseStoresArguments(['import', 'stores.json', '--dry-run', '--by', 'Ada'])).toMatchObject({
      command: 'import',
      positionals: ['stores.json'],
      isDryRun: true,
      addsStores: false,
      by: 'Ada',
    });
    expect(parseStoresArguments(['close', '001', '--to', '2026-12-05', '--reason', 'New roof'])).toMatchObject({
      to: '2026-12-05',
      reason: 'New roof',
    });
  });

  it.each([
    [['burn', '001'], 'no command burn'],
    [['set-hours', '001', 'mon'], 'set-hours requires id days hours'],
    [['show', '001', '--dry-run'], 'show has no option --dry-run'],
    [['close', '001', '--permanently', '--to', '2026-12-05'], '--permanently has no days'],
  ])('%j is rejected', (parameters, message) => {
    expect(() => parseStoresArguments(parameters)).toThrow(message);
  });

  it('name weekdays by ranges and lists', () => {
    expect(parseWeekdays('mon-fri')).toEqual([0, 1, 2, 3, 4]);
    expect(parseWeekdays('Saturday,sun')).toEqual([5, 6]);
    expect(parseWeekdays('daily')).toHaveLength(7);
    for (const invalid of ['', 'fri-mon', 'someday', 'mon-tue-wed', 'mon,x']) expect(parseWeekdays(invalid)).toBeUndefined();
  });

  it('write hours as 09:00-20:00 or closed', () => {
    expect(parseOpening('09:00-20:00')).toEqual({ open: '09:00', close: '20:00' });
    expect(parseOpening('closed')).toBeNull();
    for (const invalid of ['9-5', '09:00', 'open']) expect(parseOpening(invalid)).toBeUndefined();
  });

  it('are listed by --help, a line for each command', () => {
    for (const command of Object.keys(storesCommands)) expect(storesHelp()).toContain(`\n  ${command}`);
  });
});
