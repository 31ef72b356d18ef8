/** The browser's own storage, which may be full, switched off, or hold what an earlier release wrote. */

export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export type StorageKind = 'local' | 'session';

function openStorage(kind: StorageKind): KeyValueStorage | undefined {
  try {
    return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    // Asking for the storage of a page without cookies throws.
    return undefined;
  }
}

/** What is kept under a key, or undefined where nothing is or it cannot be read. */
export function readStored(kind: StorageKind, key: string): unknown {
  try {
    const text = openStorage(kind)?.getItem(key);
    return text ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value under a key, or forgets it where it is undefined. What cannot be kept is lost with the page: nothing depends on it. */
export function writeStored(kind: StorageKind, key: string, value: unknown): void {
  try {
    const store = openStorage(kind);
    if (value === undefined) store?.removeItem(key);
    else store?.setItem(key, JSON.stringify(value));
  } catch {
    // The storage is full or switched off.
  }
}
