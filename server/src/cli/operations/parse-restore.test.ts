import { describe, expect, it } from 'vitest';
import { parseRestore } from './parse-restore.ts';

describe('the arguments of a restore', () => {
  it('are a folder, and a time with its zone', () => {
    expect(parseRestore(['/backups/monday'])).toEqual({ folder: '/backups/monday', to: undefined });
    const to = new Date('2026-11-23T10:00:00Z');
    expect(parseRestore(['--to', '2026-11-23T10:00:00Z', '/archive'])).toEqual({ folder: '/archive', to });
    expect(parseRestore(['/archive', '--to=2026-11-23T11:00:00+01:00'])).toEqual({ folder: '/archive', to });
  });

  it.each([
    [[], 'the folder of the backup is missing'],
    [['/one', '/two'], 'does not accept the argument /two'],
    [['/archive', '--to', '2026-11-23T10:00:00'], 'is not a time with a time zone'],
    [['/archive', '--to', 'yesterday'], 'is not a time with a time zone'],
    [['/archive', '--until', '2026-11-23T10:00:00Z'], "Unknown option '--until'"],
  ])('%j are rejected', (parameters, message) => {
    expect(() => parseRestore(parameters)).toThrow(message);
  });
});
