import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixedClock } from '../clock.ts';
import { cached, cachedEach, InvalidatingCache } from './invalidating-cache.ts';

const clock = fixedClock('2026-11-21T15:00:00Z');
const createCache = (overrides: { isCurrent?: () => boolean; maxEntries?: number } = {}) =>
  new InvalidatingCache({ clock, isCurrent: () => true, ...overrides });

describe('the invalidating cache', () => {
  it('returns a value until one of its keys is invalidated', () => {
    const cache = createCache();
    cache.set('offers:4117', [1], { keys: ['product-4117'], since: cache.version() });
    cache.invalidate(['product-4301']);
    expect(cache.get('offers:4117')).toEqual([1]);
    cache.invalidate(['product-4117']);
    expect(cache.get('offers:4117')).toBeUndefined();
  });

  it('does not store a value whose read began before an invalidation of its key', () => {
    const cache = createCache();
    const since = cache.version();
    cache.invalidate(['product-4117']);
    cache.set('offers:4117', [1], { keys: ['product-4117'], since });
    expect(cache.get('offers:4117')).toBeUndefined();
    cache.clear();
    cache.set('offers:4301', [1], { keys: ['product-4301'], since });
    expect(cache.get('offers:4301')).toBeUndefined();
  });

  it('expires entries, and returns nothing while it may miss invalidations', () => {
    let isCurrent = true;
    const cache = createCache({ isCurrent: () => isCurrent });
    const until = new Date(clock.now().getTime() + 1_000);
    cache.set('tree', 'a', { keys: [], until, since: 0 });
    isCurrent = false;
    expect(cache.get('tree')).toBeUndefined();
    isCurrent = true;
    expect(cache.get('tree')).toBe('a');
    clock.advance(1_000);
    expect(cache.get('tree')).toBeUndefined();
  });

  it('is returned only if it is current and younger than the requested maximum age', () => {
    let age = 900;
    let isCurrent = true;
    const cache = new InvalidatingCache({ clock, isCurrent: () => isCurrent, age: () => age });
    expect(cache.current(1_000)).toBe(cache);
    age = 1_001;
    expect(cache.current(1_000)).toBeUndefined();
    expect(cache.current(3_000)).toBe(cache);
    isCurrent = false;
    expect(cache.current(3_000)).toBeUndefined();
  });

  it('is bounded, and drops the least recently used entry', () => {
    const cache = createCache({ maxEntries: 2 });
    for (const name of ['a', 'b']) cache.set(name, name, { keys: [], since: 0 });
    cache.get('a');
    cache.set('c', 'c', { keys: [], since: 0 });
    expect(['a', 'b', 'c'].map((name) => cache.get(name))).toEqual(['a', undefined, 'c']);
  });

  it('never returns a value older than the last invalidation, whatever the order of reads and invalidations', () => {
    const step = fc.oneof(
      fc.constant('change' as const),
      fc.constant('invalidate' as const),
      fc.constant('begin' as const),
      fc.constant('end' as const),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const cache = createCache();
        let current = 0;
        let invalidatedAt = 0;
        let reading: { value: number; since: number } | undefined;
        for (const each of steps) {
          if (each === 'change') current += 1;
          if (each === 'invalidate') {
            invalidatedAt = current;
            cache.invalidate(['key']);
          }
          if (each === 'begin') reading = { value: current, since: cache.version() };
          if (each === 'end' && reading) cache.set('name', reading.value, { keys: ['key'], since: reading.since });
          expect(cache.get<number>('name') ?? current).toBeGreaterThanOrEqual(invalidatedAt);
        }
      }),
    );
  });

  it('reads once; without a cache, every time', async () => {
    let reads = 0;
    const read = async () => (reads += 1);
    const cache = createCache();
    await cached(cache, 'n', ['k'], read);
    expect(await cached(cache, 'n', ['k'], read)).toBe(1);
    expect(await cached(undefined, 'n', ['k'], read)).toBe(2);
  });

  it('reads the missing and unusable values of several keys at once', async () => {
    const requested: (readonly string[])[] = [];
    const read = async (missing: readonly string[]) => {
      requested.push(missing);
      return new Map(missing.filter((key) => key !== 'none').map((key) => [key, key.length]));
    };
    const cache = createCache();
    const options = { nameOf: (key: string) => `n:${key}`, about: (key: string) => ({ keys: [key] }) };
    expect(await cachedEach(cache, ['a', 'bb', 'none', 'a'], options, read)).toEqual(new Map(Object.entries({ a: 1, bb: 2 })));
    await cachedEach(cache, ['a', 'bb'], options, read);
    cache.invalidate(['bb']);
    await cachedEach(cache, ['a', 'bb'], options, read);
    await cachedEach(cache, ['a', 'bb'], { ...options, isUsable: (value: number) => value > 1 }, read);
    expect(requested).toEqual([['a', 'bb', 'none'], ['bb'], ['a']]);
  });
});
