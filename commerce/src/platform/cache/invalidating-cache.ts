import type { Clock } from '../clock.ts';

export interface CacheOptions {
  clock: Clock;
  /** Returns false while invalidations may have been missed; the cache then returns no value. */
  isCurrent: () => boolean;
  /** Milliseconds since all invalidations were known to be received. Default: 0 while the cache is current. */
  age?: () => number;
  /** Default: 20,000 entries of about a kilobyte, enough for the search terms and style offers of a large shop. */
  maxEntries?: number;
}

interface Entry {
  value: unknown;
  keys: readonly string[];
  until: Date | undefined;
}

/** Maximum number of stored invalidated keys. Above it, all of them are dropped and every read in progress counts as stale. */
const maxInvalidatedKeys = 20_000;

/**
 * A bounded LRU cache with invalidation by key. A value whose read began before one of its keys was invalidated is not stored, because it
 * may be stale.
 */
export class InvalidatingCache {
  readonly #options: CacheOptions;
  readonly #entries = new Map<string, Entry>();
  readonly #namesByKey = new Map<string, Set<string>>();
  readonly #invalidatedAt = new Map<string, number>();
  #version = 0;
  #clearedAt = 0;

  constructor(options: CacheOptions) {
    this.#options = options;
  }

  get<Value>(name: string): Value | undefined {
    const entry = this.#entries.get(name);
    if (!entry || !this.#options.isCurrent()) return undefined;
    if (entry.until && entry.until <= this.#options.clock.now()) {
      this.#drop(name);
      return undefined;
    }
    this.#entries.delete(name);
    this.#entries.set(name, entry);
    return entry.value as Value;
  }

  /** Returns this cache if it contains nothing that was invalidated more than `milliseconds` ago. */
  current(milliseconds: number): InvalidatingCache | undefined {
    const { isCurrent, age = () => 0 } = this.#options;
    return isCurrent() && age() <= milliseconds ? this : undefined;
  }

  version(): number {
    return this.#version;
  }

  /** Stores a value until one of its keys is invalidated or until `until`. Its read began at version `since`. */
  set(name: string, value: unknown, validity: { keys: readonly string[]; until?: Date | undefined; since: number }): void {
    if (this.#clearedAt > validity.since || validity.keys.some((key) => (this.#invalidatedAt.get(key) ?? 0) > validity.since)) return;
    this.#drop(name);
    this.#entries.set(name, { value, keys: validity.keys, until: validity.until });
    for (const key of validity.keys) this.#namesByKey.set(key, (this.#namesByKey.get(key) ?? new Set()).add(name));
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined && this.#entries.size > (this.#options.maxEntries ?? 20_000)) this.#drop(oldest);
  }

  invalidate(keys: Iterable<string>): void {
    this.#version += 1;
    for (const key of keys) {
      this.#invalidatedAt.set(key, this.#version);
      for (const name of [...(this.#namesByKey.get(key) ?? [])]) this.#drop(name);
    }
    if (this.#invalidatedAt.size > maxInvalidatedKeys) {
      this.#invalidatedAt.clear();
      this.#clearedAt = this.#version;
    }
  }

  clear(): void {
    this.#version += 1;
    this.#clearedAt = this.#version;
    this.#entries.clear();
    this.#namesByKey.clear();
  }

  #drop(name: string): void {
    for (const key of this.#entries.get(name)?.keys ?? []) {
      const names = this.#namesByKey.get(key);
      names?.delete(name);
      if (names?.size === 0) this.#namesByKey.delete(key);
    }
    this.#entries.delete(name);
  }
}

/** Returns the cached value, or reads and caches it. Without a cache, always reads. */
export async function cached<Value>(
  cache: InvalidatingCache | undefined,
  name: string,
  keys: readonly string[],
  read: () => Promise<Value>,
): Promise<Value> {
  const cachedValue = cache?.get<Value>(name);
  if (cachedValue !== undefined) return cachedValue;
  const since = cache?.version() ?? 0;
  const value = await read();
  cache?.set(name, value, { keys, since });
  return value;
}

export interface CachingOptions<Value> {
  nameOf(key: string): string;
  about(key: string, value: Value): { keys: readonly string[]; until?: Date | undefined };
  isUsable?(value: Value): boolean;
}

/** Returns the value of each key; one read fetches all that are not cached. Keys without a value are left out. */
export async function cachedEach<Value>(
  cache: InvalidatingCache | undefined,
  keys: readonly string[],
  { nameOf, about: validity, isUsable = () => true }: CachingOptions<Value>,
  read: (missing: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): Promise<Map<string, Value>> {
  const found = new Map<string, Value>();
  for (const key of keys) {
    const cachedValue = cache?.get<Value>(nameOf(key));
    if (cachedValue !== undefined && isUsable(cachedValue)) found.set(key, cachedValue);
  }
  const missing = [...new Set(keys)].filter((key) => !found.has(key));
  if (missing.length === 0) return found;
  const since = cache?.version() ?? 0;
  for (const [key, value] of await read(missing)) {
    found.set(key, value);
    cache?.set(nameOf(key), value, { ...validity(key, value), since });
  }
  return found;
}
