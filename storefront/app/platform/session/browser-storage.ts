export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export type StorageKind = 'local' | 'session';

/** Values for which there was no room, or no storage. They last as long as the page. */
const unstored = new Map<string, unknown>();

function openStorage(kind: StorageKind): KeyValueStorage | undefined {
  try {
    return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    // Access throws if the browser blocks cookies.
    return undefined;
  }
}

function readFrom(kind: StorageKind, key: string): unknown {
  try {
    const text = openStorage(kind)?.getItem(key);
    return text ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether the value is stored now. Otherwise the previous value is removed, because it is no longer true. */
function writeTo(kind: StorageKind, key: string, value: unknown): boolean {
  const storage = openStorage(kind);
  try {
    if (value !== undefined) storage?.setItem(key, JSON.stringify(value));
    else storage?.removeItem(key);
    return storage !== undefined;
  } catch {
    storage?.removeItem(key);
    return false;
  }
}

/** A value for which the local storage had no room is in the storage of the tab. */
export function readStored(kind: StorageKind, key: string): unknown {
  if (unstored.has(key)) return unstored.get(key);
  return readFrom(kind, key) ?? (kind === 'local' ? readFrom('session', key) : undefined);
}

/**
 * Stores a value, or removes it if it is undefined. If the local storage is full, the value is stored for the tab; if the browser stores
 * nothing, for the page. So a customer can sign in and stays signed in as long as possible.
 */
export function writeStored(kind: StorageKind, key: string, value: unknown): void {
  unstored.delete(key);
  const isStored = writeTo(kind, key, value);
  // Or removes what was stored for the tab before.
  const isStoredForTab = kind === 'local' && writeTo('session', key, isStored ? undefined : value);
  // The server shares its modules between shoppers.
  const canRemember = typeof document !== 'undefined';
  if (!isStored && !isStoredForTab && canRemember && value !== undefined) unstored.set(key, value);
}
