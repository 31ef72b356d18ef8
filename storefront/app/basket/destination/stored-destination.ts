/** The postal code that the shopper has entered for delivery dates, in localStorage. It is never guessed. */
import { useMemo, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../platform/session/index.ts';
import { storageKey } from './has-stored-destination.ts';
import { isCompletePostalCode, regionForPostalCode } from './postal-code.ts';

export interface Destination {
  countryCode: 'US' | 'CA';
  postalCode: string;
}

/** Returns the destination of a postal code; undefined if it is incomplete or of no state: a military code, or one that does not exist. */
export function parseDestination(text: string): Destination | undefined {
  const postalCode = text.trim().toUpperCase();
  if (isCompletePostalCode(postalCode, 'CA')) return { countryCode: 'CA', postalCode };
  return isCompletePostalCode(postalCode, 'US') && regionForPostalCode(postalCode, 'US') ? { countryCode: 'US', postalCode } : undefined;
}

function readPostalCode(): string | undefined {
  const stored = readStored('local', storageKey) as { postalCode?: unknown } | undefined;
  return typeof stored?.postalCode === 'string' ? stored.postalCode : undefined;
}

export function readDestination(): Destination | undefined {
  return parseDestination(readPostalCode() ?? '');
}

export function storeDestination({ postalCode }: Pick<Destination, 'postalCode'>): void {
  writeStored('local', storageKey, { postalCode });
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the stored destination; undefined until hydration, since the page is the same for everyone. */
export function useDestination(): Destination | undefined {
  const postalCode = useSyncExternalStore(subscribe, readPostalCode, () => undefined);
  return useMemo(() => parseDestination(postalCode ?? ''), [postalCode]);
}
