import { type Client, createClient, sourceLocale } from '@outfitter/contract/client';

import { readAuthKeys, writeAuthKeys } from './auth-keys.ts';
import { fetchOverride } from './fetch-override.ts';
import { createSession, type Session } from './session.ts';
import { readSiteIdentity } from './site-identity.ts';
import { openTabChannel } from './tab-channel.ts';

/** The browser's session and the API client that sends its access token. */
export interface Shopper {
  session: Session;
  client: Client;
  /** Sends no access token: for the calls of the session itself. */
  anonymousClient: Client;
}

function withTabLock<T>(task: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('outfitter.session', task) : task();
}

function createShopper(): Shopper {
  const { siteId, organizationId } = readSiteIdentity(document.documentElement.dataset);
  const anonymousClient = createClient({ origin: '', siteId, organizationId });
  const session = createSession({
    organizationId,
    start: () => anonymousClient.startGuestSession(),
    end: () => anonymousClient.endSession(),
    withTabLock,
    tabs: openTabChannel('outfitter.session'),
    keys: { read: () => readAuthKeys(organizationId), write: writeAuthKeys },
    now: () => Date.now(),
  });
  const { lang } = document.documentElement;
  const client = createClient({
    origin: '',
    siteId,
    organizationId,
    // An editor's preview replaces `send` to add its headers.
    fetch: (request) => (fetchOverride.send ?? fetch)(request),
    ...(lang === sourceLocale ? {} : { locale: lang }),
    accessToken: async () => (await session.login()).accessToken,
    renewAccessToken: async () => (await session.renew()).accessToken,
  });
  return { session, client, anonymousClient };
}

let shopper: Shopper | undefined;

/** Throws on the server, which renders pages without a shopper. */
export function getShopper(): Shopper {
  if (typeof document === 'undefined') throw new Error('getShopper() is available only in the browser');
  shopper ??= createShopper();
  return shopper;
}
