import { CallError, type Client, createClient, sourceLocale } from '@outfitter/contract/client';
import type { Login } from './access-token.ts';
import { readAuthKeys, writeAuthKeys } from './auth-keys.ts';
import { fetchOverride } from './fetch-override.ts';
import { createSession, type Session } from './session.ts';
import { readSiteIdentity } from './site-identity.ts';
import { openTabChannel } from './tab-channel.ts';

export interface Shopper {
  session: Session;
  client: Client;
  /**
   * Client for calls of a signed-in customer only. If the session has ended meanwhile, it sends nothing and throws: a guest's call would be
   * rejected, and the page follows the login of the guest by itself.
   */
  customerClient: Client;
  /** Sends no access token: for the calls of the session itself. */
  anonymousClient: Client;
}

function withTabLock<T>(task: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('outfitter.session', task) : task();
}

function customerToken({ authType, accessToken }: Login): string {
  if (authType !== 'registered') throw new CallError(401, 'InvalidAccessTokenException', 'The session has ended.');
  return accessToken;
}

function createShopper(): Shopper {
  const { siteId, organizationId } = readSiteIdentity(document.documentElement.dataset);
  const { lang } = document.documentElement;
  const locale = lang === sourceLocale ? {} : { locale: lang };
  const anonymousClient = createClient({ origin: '', siteId, organizationId, ...locale });
  const session = createSession({
    organizationId,
    start: () => anonymousClient.startGuestSession(),
    end: () => anonymousClient.endSession(),
    withTabLock,
    tabs: openTabChannel('outfitter.session'),
    keys: { read: () => readAuthKeys(organizationId), write: writeAuthKeys },
    now: () => Date.now(),
  });
  const options = {
    origin: '',
    siteId,
    organizationId,
    // An editor's preview replaces `send` to add its headers.
    fetch: (request: Request) => (fetchOverride.send ?? fetch)(request),
    ...locale,
  };
  const client = createClient({
    ...options,
    accessToken: async () => (await session.getLogin()).accessToken,
    renewAccessToken: async () => (await session.renew()).accessToken,
  });
  const customerClient = createClient({
    ...options,
    accessToken: async () => customerToken(await session.getLogin()),
    renewAccessToken: async () => customerToken(await session.renew()),
  });
  return { session, client, customerClient, anonymousClient };
}

let shopper: Shopper | undefined;

/** Returns the shopper. Throws on the server, which renders pages without one. */
export function getShopper(): Shopper {
  if (typeof document === 'undefined') throw new Error('getShopper() is available only in the browser');
  shopper ??= createShopper();
  return shopper;
}
