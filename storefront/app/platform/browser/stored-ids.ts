/** Short list of ids on the shopper's device, the same in every tab. This module sends it nowhere. */
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../session/index.ts';

const idPattern = /^[A-Za-z0-9]{1,40}$/;
const noIds: readonly string[] = [];

/** Returns the valid ids of a stored value, each once, at most `limit`; none if the value is broken. */
export function parseIds(stored: unknown, limit: number): readonly string[] {
  if (!Array.isArray(stored)) return noIds;
  const valid = stored.filter((id): id is string => typeof id === 'string' && idPattern.test(id));
  return [...new Set(valid)].slice(0, limit);
}

/** Returns the list with the id first; the last ids above the limit are left out. */
export function withFirst(ids: readonly string[], id: string, limit: number): readonly string[] {
  return parseIds([id, ...ids], limit);
}

export interface StoredIds {
  get(): readonly string[];
  set(ids: readonly string[]): void;
  subscribe(listener: () => void): () => void;
}

/** Returns the list under a key of localStorage. Without storage it lasts as long as the document. */
export function createStoredIds(key: string, limit: number): StoredIds {
  let ids: readonly string[] | undefined;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const refresh = () => {
    const stored = parseIds(readStored('local', key), limit);
    if (ids?.join() === stored.join()) return;
    ids = stored;
    notify();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) refresh();
  };
  // Another tab may have changed the list while this page was in the back/forward cache.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) refresh();
  };
  return {
    get() {
      ids ??= parseIds(readStored('local', key), limit);
      return ids;
    },
    set(next) {
      ids = parseIds([...next], limit);
      writeStored('local', key, ids.length > 0 ? ids : undefined);
      notify();
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        addEventListener('storage', onStorage);
        addEventListener('pageshow', onPageShow);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        removeEventListener('storage', onStorage);
        removeEventListener('pageshow', onPageShow);
      };
    },
  };
}

/** Returns the ids; none on the server and during hydration. */
export function useStoredIds(list: StoredIds): readonly string[] {
  return useSyncExternalStore(list.subscribe, list.get, () => noIds);
}
