import { describe, expect, it } from 'vitest';
import { parsePickupsArguments, pickupsCommands, pickupsHelp } from './pickups-arguments.ts';

describe('the arguments of npm run pickups', () => {
  it('are a command, its parameters and options', () => {
    expect(parsePickupsArguments([])).toMatchObject({ command: 'list' });
    expect(parsePickupsArguments(['list', '--store', '001', '--state', 'to_pick'])).toMatchObject({ store: '001', state: 'to_pick' });
    expect(parsePickupsArguments(['pick', 'RR-1', 'COAT=1', 'HAT=0', '--by', 'Ada'])).toMatchObject({
      command: 'pick',
      positionals: ['RR-1', 'COAT=1', 'HAT=0'],
      by: 'Ada',
    });
    expect(parsePickupsArguments(['receive', 'RR-1', 'COAT=1'])).toMatchObject({ command: 'receive', positionals: ['RR-1', 'COAT=1'] });
    expect(parsePickupsArguments(['collect', 'RR-1', '--code', 'K7TX3M'])).toMatchObject({
      command: 'collect',
      code: 'K7TX3M',
      allowsUnpaid: false,
    });
    expect(parsePickupsArguments(['collect', 'RR-1', '--name', 'Dale', '--allow-unpaid'])).toMatchObject({ allowsUnpaid: true });
  });

  it.each([
    [['lose', 'RR-1'], 'no command lose'],
    [['short', 'RR-1'], 'short requires order transfer|ship|refund'],
    [['ready', 'RR-1', '--code', 'K7TX3M'], 'ready has no option --code'],
    [['ready', 'RR-1', 'RR-2'], 'ready does not accept the argument RR-2'],
  ])('%j is rejected', (parameters, message) => {
    expect(() => parsePickupsArguments(parameters)).toThrow(message);
  });

  it('are described by --help', () => {
    for (const command of Object.keys(pickupsCommands)) expect(pickupsHelp()).toContain(`  ${command}`);
  });
});
