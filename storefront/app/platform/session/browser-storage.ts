export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export type StorageKind = 'local' | 'session';

/** Values that the browser could not store, for lack of room or of storage. They last as long as the page. */
const unstored = new Map<string, unknown>();

/** Returns the storage; undefined on the server. Throws if the browser blocks cookies. */
function openStorage(kind: StorageKind): KeyValueStorage | undefined {
  return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
}

function readFrom(kind: StorageKind, key: string): unknown {
  try {
    const text = openStorage(kind)?.getItem(key);
    return text ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

function removeFrom(kind: StorageKind, key: string): void {
  try {
    openStorage(kind)?.removeItem(key);
  } catch {
    // The tab's storage cannot store the value either.
  }
}

/** Returns false if the value cannot be stored. The previous value is removed then, because it is no longer true. */
function writeTo(kind: StorageKind, key: string, value: unknown): boolean {
  try {
    openStorage(kind)?.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    removeFrom(kind, key);
    return false;
  }
}

/** Returns a stored value. A value for which the local storage had no room is in the storage of the tab. */
export function readStored(kind: StorageKind, key: string): unknown {
  if (unstored.has(key)) return unstored.get(key);
  return readFrom(kind, key) ?? (kind === 'local' ? readFrom('session', key) : undefined);
}

/**
 * Stores a value, or removes it if it is undefined. If the local storage is full, the value is stored for the tab; if the browser stores
 * nothing, for the page. Thus a customer can sign in, and stays signed in as long as possible.
 */
export function writeStored(kind: StorageKind, key: string, value: unknown): void {
  unstored.delete(key);
  if (kind === 'local') removeFrom('session', key);
  if (value === undefined) removeFrom(kind, key);
  else if (!writeTo(kind, key, value) && !(kind === 'local' && writeTo('session', key, value))) remember(key, value);
}

function remember(key: string, value: unknown): void {
  // The server shares its modules between shoppers.
  if (typeof document !== 'undefined') unstored.set(key, value);
}
