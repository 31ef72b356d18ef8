/** What a process keeps of the database's answers until it hears that they are out of date. */
import type { Clock } from '../clock.ts';

export interface CacheOptions {
  clock: Clock;
  /** Whether changes are being heard; while they are not, nothing is answered from cache. */
  isCurrent: () => boolean;
  /** By default as many as a large shop's words and the offers of its styles are: a kilobyte each, more or less. */
  maxEntries?: number;
}

interface Entry {
  value: unknown;
  keys: readonly string[];
  until: Date | undefined;
}

/** Changes remembered by their keys; where there are more, every reading under way counts as too old to keep. */
const heardMost = 20_000;

/**
 * A bounded cache, least lately used first out, told of every invalidation. A reading that was begun before one of its
 * keys was heard is not kept: it may be the older one.
 */
export class InvalidatingCache {
  readonly #options: CacheOptions;
  readonly #entries = new Map<string, Entry>();
  /** Names of the entries that each key stands for. */
  readonly #names = new Map<string, Set<string>>();
  /** The position at which a key was last heard. */
  readonly #heard = new Map<string, number>();
  #position = 0;
  #everythingAt = 0;

  constructor(options: CacheOptions) {
    this.#options = options;
  }

  /** The value kept under a name, or `undefined`. */
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

  /** Where the news stands; taken before a reading and given to `keep` after it. */
  position(): number {
    return this.#position;
  }

  /** Keeps a reading that was begun at position `since` until one of its keys is heard, or until a moment. */
  set(name: string, value: unknown, about: { keys: readonly string[]; until?: Date | undefined; since: number }): void {
    if (this.#everythingAt > about.since || about.keys.some((key) => (this.#heard.get(key) ?? 0) > about.since)) return;
    this.#drop(name);
    this.#entries.set(name, { value, keys: about.keys, until: about.until });
    for (const key of about.keys) this.#names.set(key, (this.#names.get(key) ?? new Set()).add(name));
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined && this.#entries.size > (this.#options.maxEntries ?? 20_000)) this.#drop(oldest);
  }

  /** These are out of date. */
  invalidate(keys: Iterable<string>): void {
    this.#position += 1;
    for (const key of keys) {
      this.#heard.set(key, this.#position);
      for (const name of [...(this.#names.get(key) ?? [])]) this.#drop(name);
    }
    if (this.#heard.size > heardMost) {
      this.#heard.clear();
      this.#everythingAt = this.#position;
    }
  }

  /** News may have been missed. */
  clear(): void {
    this.#position += 1;
    this.#everythingAt = this.#position;
    this.#entries.clear();
    this.#names.clear();
  }

  #drop(name: string): void {
    for (const key of this.#entries.get(name)?.keys ?? []) {
      const names = this.#names.get(key);
      names?.delete(name);
      if (names?.size === 0) this.#names.delete(key);
    }
    this.#entries.delete(name);
  }
}

/** The value kept under a name, or a new reading of it, kept where there is a cache. */
export async function cached<Value>(
  cache: InvalidatingCache | undefined,
  name: string,
  keys: readonly string[],
  read: () => Promise<Value>,
): Promise<Value> {
  const kept = cache?.get<Value>(name);
  if (kept !== undefined) return kept;
  const since = cache?.position() ?? 0;
  const value = await read();
  cache?.set(name, value, { keys, since });
  return value;
}

interface Keeping<Value> {
  /** The name that the value of a key is kept under. */
  nameOf(key: string): string;
  about(key: string, value: Value): { keys: readonly string[]; until?: Date | undefined };
  /** Whether a value that is kept holds here too; by default each does. */
  holds?(value: Value): boolean;
}

/** Of each key its value: those that are not kept are read together, and not at all where all are. What has none stays without. */
export async function cachedEach<Value>(
  cache: InvalidatingCache | undefined,
  keys: readonly string[],
  { nameOf, about, holds = () => true }: Keeping<Value>,
  read: (missing: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): Promise<Map<string, Value>> {
  const found = new Map<string, Value>();
  for (const key of keys) {
    const kept = cache?.get<Value>(nameOf(key));
    if (kept !== undefined && holds(kept)) found.set(key, kept);
  }
  const missing = [...new Set(keys)].filter((key) => !found.has(key));
  if (missing.length === 0) return found;
  const since = cache?.position() ?? 0;
  for (const [key, value] of await read(missing)) {
    found.set(key, value);
    cache?.set(nameOf(key), value, { ...about(key, value), since });
  }
  return found;
}
