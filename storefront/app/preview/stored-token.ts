/** Stores the editor's token for calls of the page (PREVIEW-006) in local storage until it expires. */
import { readStored, writeStored } from '../platform/session/index.ts';

const storageKey = 'outfitter.preview';

export interface StoredToken {
  token: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export function storeToken(token: StoredToken | undefined): void {
  writeStored('local', storageKey, token);
}

export function hasToken(expiresAt: number): boolean {
  return (readStored('local', storageKey) as Partial<StoredToken> | undefined)?.expiresAt === expiresAt;
}

export function readToken(now: number): string | undefined {
  const stored = readStored('local', storageKey) as Partial<StoredToken> | undefined;
  if (typeof stored?.token !== 'string' || typeof stored.expiresAt !== 'number') return undefined;
  return now < stored.expiresAt ? stored.token : undefined;
}
