import { describe, expect, it } from 'vitest';
import { migrationConflict, migrationNames } from './migrate.ts';

const released = ['0001_core', '0002_lists', '0003_returns'];

describe('migrations', () => {
  it('run on an empty database, on an older one, and on one that is up to date', () => {
    expect(migrationConflict([], released)).toBeUndefined();
    expect(migrationConflict(['0001_core'], released)).toBeUndefined();
    expect(migrationConflict(released, released)).toBeUndefined();
  });

  it('reject a database of a newer release and name it', () => {
    expect(migrationConflict([...released, '0004_gifts'], released)).toMatch(
      /newer release \(it has 0004_gifts, this one ends with 0003_returns\)\. Fix: /,
    );
  });

  it('reject a database with an unknown migration', () => {
    expect(migrationConflict(['0001_core', '0002_branch'], released)).toMatch(/0002_branch, which this release does not have\. Fix: /);
  });

  it('reject a migration that sorts before an applied one', () => {
    expect(migrationConflict(['0001_core', '0003_returns'], released)).toMatch(/0002_lists sorts before 0003_returns.*Fix: /);
  });

  it('have unique numbers', async () => {
    const numbers = (await migrationNames()).map((name) => /^(\d{4})_[a-z0-9_]+$/.exec(name)?.[1]);
    expect(numbers).not.toContain(undefined);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
