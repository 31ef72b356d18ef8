/** The editor's token as the page's own calls take it (PREVIEW-006): in local storage, for as long as it lives. */
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

/** The token, where there is one that has not ended. */
export function readToken(now: number): string | undefined {
  const stored = readStored('local', storageKey) as Partial<StoredToken> | undefined;
  if (typeof stored?.token !== 'string' || typeof stored.expiresAt !== 'number') return undefined;
  return now < stored.expiresAt ? stored.token : undefined;
}
