import type { SessionResponse } from '@outfitter/contract/client';
import { isUsable, type Login, toLogin } from './access-token.ts';
import type { AuthKeys } from './auth-keys.ts';
import type { TabChannel } from './tab-channel.ts';

export interface SessionDependencies {
  organizationId: string;
  /** The session of the browser's cookie gone on with, or a new guest's. */
  start(): Promise<SessionResponse>;
  /** Does one piece of work at a time among all tabs of the browser. */
  withTabLock<T>(task: () => Promise<T>): Promise<T>;
  tabs: TabChannel<Login>;
  keys: { read(): AuthKeys | undefined; write(keys: AuthKeys | undefined): void };
  now(): number;
}

export interface Session {
  /** A login that is good for a call, made if there is none. */
  login(): Promise<Login>;
  /** Another login than the one whose token was refused. */
  renew(): Promise<Login>;
  /** Whether this browser has met the shop before: nobody else needs a login to be shown that their cart is empty. */
  hasStoredLogin(): boolean;
  /** Hears when another customer than before is logged in. */
  onCustomerChange(listener: (login: Login) => void): () => void;
}

/**
 * The shopper's session in one tab. One login at a time among all tabs (AUTH-018): the refresh token works once, and who waited takes
 * what the other tab got.
 */
export function createSession(deps: SessionDependencies): Session {
  let current: Login | undefined;
  let running: Promise<Login> | undefined;
  const listeners = new Set<(login: Login) => void>();

  function setLogin(login: Login): void {
    const before = current?.customerId ?? deps.keys.read()?.customerId;
    current = login;
    const { usid, customerId, authType } = login;
    deps.keys.write({ organizationId: deps.organizationId, usid, customerId, authType });
    if (before !== undefined && before !== customerId) for (const listener of listeners) listener(login);
  }
  deps.tabs.subscribe(setLogin);

  function start(rejectedToken?: string): Promise<Login> {
    running ??= deps
      .withTabLock(async () => {
        if (isUsable(current, deps.now()) && current.accessToken !== rejectedToken) return current;
        const login = toLogin(await deps.start(), deps.now());
        setLogin(login);
        deps.tabs.post(login);
        return login;
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  return {
    login: () => (isUsable(current, deps.now()) ? Promise.resolve(current) : start()),
    renew: () => start(current?.accessToken),
    hasStoredLogin: () => current !== undefined || deps.keys.read() !== undefined,
    onCustomerChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
