import type { SessionResponse } from '@outfitter/contract/client';
import { isUsable, type Login, toLogin } from './access-token.ts';
import type { AuthKeys } from './auth-keys.ts';
import type { TabChannel } from './tab-channel.ts';

export interface SessionDependencies {
  organizationId: string;
  /** Continues the session of the browser's cookie, or starts a guest session. */
  start(): Promise<SessionResponse>;
  end(): Promise<void>;
  /** Runs one task at a time across all tabs of the browser. */
  withTabLock<T>(task: () => Promise<T>): Promise<T>;
  /** Without a login, the session has ended and no other has started yet. */
  tabs: TabChannel<Login | undefined>;
  keys: { read(): AuthKeys | undefined; write(keys: AuthKeys | undefined): void };
  now(): number;
}

export interface Session {
  /** Returns the current login, or else continues the session of the cookie or starts a guest session. */
  getLogin(): Promise<Login>;
  /** Replaces the current login, whose access token was rejected. A tab that waited takes the new login of another tab. */
  renew(): Promise<Login>;
  /** Replaces the session by the one that `authenticate` starts, in all tabs. If it fails, the session stays as it was. */
  signIn<Response extends SessionResponse>(authenticate: () => Promise<Response>): Promise<Response>;
  /**
   * Ends the session in all tabs, calls `onEnded`, and starts a session of a guest (AUTH-016). Throws only if the session goes on: if no
   * session of a guest starts, the next call starts one.
   */
  signOut(onEnded?: () => void): Promise<void>;
  /** Returns whether a login is stored. A visitor without one has an empty cart, so no session is started to show it. */
  hasStoredLogin(): boolean;
  onCustomerChange(listener: (login: Login) => void): () => void;
}

/**
 * Creates the shopper's session in one tab. All tabs share one login (AUTH-018): the refresh token can be used once, so a tab that waited
 * for the lock takes the login of the other tab.
 */
export function createSession(deps: SessionDependencies): Session {
  let current: Login | undefined;
  /** Customer of a session that has ended without a new one. */
  let formerCustomerId: string | undefined;
  let pendingLogin: Promise<Login> | undefined;
  const listeners = new Set<(login: Login) => void>();

  function setLogin(login: Login): void {
    // Another tab may have stored the keys of this login already.
    const previousId = current?.customerId ?? formerCustomerId ?? deps.keys.read()?.customerId;
    current = login;
    formerCustomerId = undefined;
    const { usid, customerId, authType, encUserId } = login;
    deps.keys.write({ organizationId: deps.organizationId, usid, customerId, authType, ...(encUserId ? { encUserId } : {}) });
    if (previousId !== undefined && previousId !== customerId) for (const listener of listeners) listener(login);
  }
  /** Deletes the login of a session that has ended. Another tab may have stored the keys of the next one already. */
  function deleteLogin(): void {
    const keys = deps.keys.read();
    const ended = current ?? keys;
    current = undefined;
    formerCustomerId = ended?.customerId;
    if (keys?.usid === ended?.usid) deps.keys.write(undefined);
  }
  deps.tabs.subscribe((login) => {
    if (login) setLogin(login);
    else if (current) deleteLogin();
  });

  function shareLogin(response: SessionResponse): Login {
    const login = toLogin(response, deps.now());
    setLogin(login);
    deps.tabs.post(login);
    return login;
  }

  function start(rejectedToken?: string): Promise<Login> {
    pendingLogin ??= deps
      .withTabLock(async () => {
        if (isUsable(current, deps.now()) && current.accessToken !== rejectedToken) return current;
        return shareLogin(await deps.start());
      })
      .finally(() => {
        pendingLogin = undefined;
      });
    return pendingLogin;
  }

  return {
    getLogin: () => (isUsable(current, deps.now()) ? Promise.resolve(current) : start()),
    renew: () => start(current?.accessToken),
    signIn: (authenticate) =>
      deps.withTabLock(async () => {
        const response = await authenticate();
        shareLogin(response);
        return response;
      }),
    signOut: (onEnded) =>
      deps.withTabLock(async () => {
        await deps.end();
        deleteLogin();
        deps.tabs.post(undefined);
        onEnded?.();
        await deps.start().then(shareLogin, () => {});
      }),
    hasStoredLogin: () => current !== undefined || deps.keys.read() !== undefined,
    onCustomerChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
