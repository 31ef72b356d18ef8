import { useSyncExternalStore } from 'react';
import type { ChosenStore } from './chosen-store.ts';
import { readChosenStore, subscribeToChosenStore } from './store-choice.ts';

/** Returns the shopper's store. `isKnown` is false on the server and during hydration: the page is the same for all shoppers. */
export function useChosenStore(): { store: ChosenStore | undefined; isKnown: boolean } {
  const store = useSyncExternalStore(subscribeToChosenStore, readChosenStore, () => undefined);
  return { store: store ?? undefined, isKnown: store !== undefined };
}
