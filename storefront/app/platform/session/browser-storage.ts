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
    // Access throws if the browser blocks cookies.
    return undefined;
  }
}

export function readStored(kind: StorageKind, key: string): unknown {
  try {
    const text = openStorage(kind)?.getItem(key);
    return text ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value, or removes it if it is undefined. Errors are ignored, because no feature depends on stored values. */
export function writeStored(kind: StorageKind, key: string, value: unknown): void {
  try {
    const store = openStorage(kind);
    if (value === undefined) store?.removeItem(key);
    else store?.setItem(key, JSON.stringify(value));
  } catch {
    // The storage is full or disabled.
  }
}
