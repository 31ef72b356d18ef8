import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Mutation, mutate, validOrMutated } from './mutate.ts';

const input = { items: [{ id: 'a', quantity: 1 }], note: 'x' };
const change = (overrides: Partial<Mutation>) => mutate(input, { kind: 'replace', place: 0, key: 'extra', value: null, ...overrides });

describe('a mutation', () => {
  it('never changes the input itself', () => {
    const before = JSON.stringify(input);
    const kinds = fc.constantFrom<Mutation['kind']>('replace', 'remove', 'add', 'wrap', 'repeat');
    fc.assert(
      fc.property(kinds, fc.nat(), fc.string(), fc.jsonValue(), (kind, place, key, value) => {
        mutate(input, { kind, place, key, value });
        expect(JSON.stringify(input)).toBe(before);
      }),
    );
  });

  it('replaces, removes, wraps and repeats the value at its place', () => {
    expect(change({ place: 2, value: 7 })).toEqual({ items: [{ id: 7, quantity: 1 }], note: 'x' });
    expect(change({ kind: 'remove', place: 4 })).toEqual({ items: input.items });
    expect(change({ kind: 'wrap', place: 4 })).toEqual({ ...input, note: ['x'] });
    expect((change({ kind: 'repeat', place: 4 }) as { note: string[] }).note).toHaveLength(60);
  });

  it('adds a key of the prototype as an own property that JSON keeps', () => {
    expect(JSON.stringify(change({ kind: 'add', key: '__proto__', value: 1 }))).toContain('"__proto__":1');
  });

  it('replaces an input without parts', () => {
    expect(mutate('x', { kind: 'remove', place: 0, key: '', value: 3 })).toBe(3);
    expect(mutate({}, { kind: 'add', place: 0, key: 'a', value: 3 })).toEqual({ a: 3 });
  });
});

describe('generated inputs', () => {
  it('are sometimes valid and sometimes not', () => {
    const schema = z.strictObject({ name: z.string().max(5), count: z.number().int().min(0).max(9) });
    const valid = fc.sample(validOrMutated(schema), { numRuns: 200, seed: 7 }).filter((value) => schema.safeParse(value).success);
    expect(valid.length).toBeGreaterThan(40);
    expect(valid.length).toBeLessThan(160);
  });
});
