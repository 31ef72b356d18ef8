import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixedClock } from './clock.ts';
import { Memory, remembered, rememberedEach } from './memory.ts';

const clock = fixedClock('2026-11-21T15:00:00Z');
const aMemory = (more: { isCurrent?: () => boolean; entriesMost?: number } = {}) => new Memory({ clock, isCurrent: () => true, ...more });

describe('the memory of a process', () => {
  it('answers what it keeps until one of its keys is heard', () => {
    const memory = aMemory();
    memory.keep('offers:4117', [1], { keys: ['product-4117'], since: memory.position() });
    memory.forget(['product-4301']);
    expect(memory.get('offers:4117')).toEqual([1]);
    memory.forget(['product-4117']);
    expect(memory.get('offers:4117')).toBeUndefined();
  });

  it('does not keep a reading that was begun before its key was heard', () => {
    const memory = aMemory();
    const since = memory.position();
    memory.forget(['product-4117']);
    memory.keep('offers:4117', [1], { keys: ['product-4117'], since });
    expect(memory.get('offers:4117')).toBeUndefined();
    memory.forgetEverything();
    memory.keep('offers:4301', [1], { keys: ['product-4301'], since });
    expect(memory.get('offers:4301')).toBeUndefined();
  });

  it('ends an entry at its moment, and answers nothing while changes are not heard', () => {
    let isCurrent = true;
    const memory = aMemory({ isCurrent: () => isCurrent });
    const until = new Date(clock.now().getTime() + 1_000);
    memory.keep('tree', 'a', { keys: [], until, since: 0 });
    isCurrent = false;
    expect(memory.get('tree')).toBeUndefined();
    isCurrent = true;
    expect(memory.get('tree')).toBe('a');
    clock.advance(1_000);
    expect(memory.get('tree')).toBeUndefined();
  });

  it('never holds more than its bound, and drops what was not asked for longest', () => {
    const memory = aMemory({ entriesMost: 2 });
    for (const name of ['a', 'b']) memory.keep(name, name, { keys: [], since: 0 });
    memory.get('a');
    memory.keep('c', 'c', { keys: [], since: 0 });
    expect(['a', 'b', 'c'].map((name) => memory.get(name))).toEqual(['a', undefined, 'c']);
  });

  it('never answers a value older than the last news of its key, whatever the order of reading and hearing', () => {
    const step = fc.oneof(
      fc.constant('change' as const),
      fc.constant('hear' as const),
      fc.constant('begin' as const),
      fc.constant('end' as const),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const memory = aMemory();
        let truth = 0;
        let heardOf = 0;
        let reading: { value: number; since: number } | undefined;
        for (const each of steps) {
          if (each === 'change') truth += 1;
          if (each === 'hear') {
            heardOf = truth;
            memory.forget(['key']);
          }
          if (each === 'begin') reading = { value: truth, since: memory.position() };
          if (each === 'end' && reading) memory.keep('name', reading.value, { keys: ['key'], since: reading.since });
          expect(memory.get<number>('name') ?? truth).toBeGreaterThanOrEqual(heardOf);
        }
      }),
    );
  });

  it('reads once and remembers, or every time where there is no memory', async () => {
    let reads = 0;
    const read = async () => (reads += 1);
    const memory = aMemory();
    await remembered(memory, 'n', ['k'], read);
    expect(await remembered(memory, 'n', ['k'], read)).toBe(1);
    expect(await remembered(undefined, 'n', ['k'], read)).toBe(2);
  });

  it('reads those of some together that it does not keep, or that do not hold here', async () => {
    const asked: (readonly string[])[] = [];
    const read = async (missing: readonly string[]) => {
      asked.push(missing);
      return new Map(missing.filter((key) => key !== 'none').map((key) => [key, key.length]));
    };
    const memory = aMemory();
    const keeping = { nameOf: (key: string) => `n:${key}`, about: (key: string) => ({ keys: [key] }) };
    expect(await rememberedEach(memory, ['a', 'bb', 'none', 'a'], keeping, read)).toEqual(new Map(Object.entries({ a: 1, bb: 2 })));
    await rememberedEach(memory, ['a', 'bb'], keeping, read);
    memory.forget(['bb']);
    await rememberedEach(memory, ['a', 'bb'], keeping, read);
    await rememberedEach(memory, ['a', 'bb'], { ...keeping, holds: (value: number) => value > 1 }, read);
    expect(asked).toEqual([['a', 'bb', 'none'], ['bb'], ['a']]);
  });
});
