/** The editor's token as the page's own calls take it (PREVIEW-006): in local storage, for as long as it lives. */
import { readStored, writeStored } from '../platform/session/index.ts';

const storageKey = 'outfitter.preview';

export interface KeptToken {
  token: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export function keepToken(kept: KeptToken | undefined): void {
  writeStored('local', storageKey, kept);
}

/** The token, where there is one that has not ended. */
export function readToken(now: number): string | undefined {
  const kept = readStored('local', storageKey) as Partial<KeptToken> | undefined;
  if (typeof kept?.token !== 'string' || typeof kept.expiresAt !== 'number') return undefined;
  return now < kept.expiresAt ? kept.token : undefined;
}
