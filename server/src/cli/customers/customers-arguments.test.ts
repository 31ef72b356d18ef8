import { describe, expect, it } from 'vitest';
import { customersCommands, customersHelp, parseCustomersArguments } from './customers-arguments.ts';

describe('the arguments of npm run customers', () => {
  it('are a command, a customer and options', () => {
    expect(parseCustomersArguments(['show', 'dale@example.com', '--by', 'Ada'])).toEqual({
      command: 'show',
      who: 'dale@example.com',
      by: 'Ada',
    });
    expect(parseCustomersArguments(['erase', 'dale@example.com', '--yes'])).toMatchObject({ command: 'erase' });
  });

  it.each([
    [['delete', 'x'], 'no command delete'],
    [['show'], 'show requires email|number|order'],
    [['erase', 'x'], 'erase cannot be undone'],
    [['show', 'x', '--yes'], 'show has no option --yes'],
    [['find', 'x', 'y'], 'does not accept the argument y'],
  ])('%j is rejected', (parameters, message) => {
    expect(() => parseCustomersArguments(parameters)).toThrow(message);
  });

  it('are listed by --help, a line for each command', () => {
    for (const command of Object.keys(customersCommands)) expect(customersHelp()).toContain(`\n  ${command}`);
  });
});
